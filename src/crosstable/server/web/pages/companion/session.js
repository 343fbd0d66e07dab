/** The evening, kept on the device after every change: a reload or a dead battery loses nothing. */
import { effect, signal } from "@preact/signals";
import { recall, remember } from "../../lib/settings.js";

/** @typedef {import("./types").Session} Session */

const STEPS_BACK = 40;

/** @type {Session} */
const NEW = {
  game: null,
  stage: "setup",
  names: [],
  options: {},
  first: null,
  last: null,
  taken: [],
  line: 0,
  play: null,
  winners: [],
  games: 0,
  series: [],
};

export const session = signal(/** @type {Session} */ ({ ...NEW, ...recall("companion") }));
/** What can be undone, the newest last. */
const past = signal(/** @type {Session[]} */ (recall("companion-past") ?? []));
effect(() => remember("companion", session.value));
effect(() => remember("companion-past", past.value));

/** @template {string | number | boolean} T @param {string} key @param {T} start */
function chosen(key, start) {
  const found = recall(key);
  const it = signal(typeof found === typeof start ? /** @type {T} */ (found) : start);
  effect(() => remember(key, it.value));
  return it;
}

/** Read aloud, how fast, and whether the timer sounds. */
export const voiceOn = chosen("companion-voice", /** @type {boolean} */ (true));
export const pace = chosen("companion-pace", /** @type {number} */ (1));
export const bellOn = chosen("companion-bell", /** @type {boolean} */ (true));

/** Make a change that can be undone. @param {Partial<Session>} patch */
export function change(patch) {
  past.value = [...past.value, session.value].slice(-STEPS_BACK);
  session.value = { ...session.value, ...patch };
}

/**
 * Make a change that is not undone on its own: a typed word, a stopped clock.
 * @param {Partial<Session>} patch
 */
export function note(patch) {
  session.value = { ...session.value, ...patch };
}

export const canUndo = () => past.value.length > 0;

export function undo() {
  const before = past.value.at(-1);
  if (!before) return;
  past.value = past.value.slice(0, -1);
  session.value = before;
}

/** The names of the people who usually play, remembered beyond the evening. @param {number} count */
export function usualNames(count) {
  const usual = /** @type {string[]} */ (recall("companion-names") ?? []);
  return Array.from({ length: count }, (_, i) => usual[i] ?? "");
}

/** @param {readonly string[]} names */
export function keepNames(names) {
  const usual = /** @type {string[]} */ (recall("companion-names") ?? []);
  remember("companion-names", [...names, ...usual.slice(names.length)].slice(0, 10));
}

/**
 * Begin with a game: same people as far as they fit, a fresh game.
 * @param {string} game
 * @param {readonly number[]} seats
 */
export function begin(game, seats) {
  if (session.value.stage === "setup") keepNames(session.value.names); // typed, but not yet played with
  const least = Math.min(...seats);
  const count = seats.includes(session.value.names.length) ? session.value.names.length : least;
  const names = usualNames(count);
  const options = session.value.game === game ? session.value.options : {};
  change({
    game,
    stage: "setup",
    names,
    options,
    first: null,
    last: null,
    taken: [],
    line: 0,
    play: null,
    winners: [],
  });
}
