/** The evening, kept on the device after every change: a reload or a dead battery loses nothing. */
import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { recall, remember } from "../../lib/settings.js";

/** @typedef {import("./types").Session} Session */

const STEPS_BACK = 40;

/** What a game begins with once people, options and seats are known. */
export const FRESH = /** @satisfies {Partial<Session>} */ ({
  taken: [],
  line: 0,
  play: null,
  winners: [],
  recorded: false,
});

/** What a game begins with on the shelf. */
const UNPACKED = /** @satisfies {Partial<Session>} */ ({ ...FRESH, stage: "setup", first: null, last: null });

/** @type {Session} */
const NEW = { ...UNPACKED, game: null, names: [], options: {}, games: 0, series: [], aside: {} };

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

/** Make a change that can be undone; another step of the evening is one in the browser's history too.
 * @param {Partial<Session>} patch */
export function change(patch) {
  const before = session.value;
  const after = { ...before, ...patch };
  past.value = [...past.value, before].slice(-STEPS_BACK);
  if (before.game !== after.game || before.stage !== after.stage) history.pushState(null, "");
  session.value = after;
}

/** Let the browser's buttons go from step to step: each entry of its history holds the evening as it was left there. */
export function useHistory() {
  useEffect(() => {
    const stop = effect(() => {
      try {
        history.replaceState({ companion: session.value }, "");
      } catch {
        // a browser that finds it too much of a good thing
      }
    });
    /** @param {PopStateEvent} event */
    const went = ({ state }) => {
      if (!state?.companion) return;
      past.value = [...past.value, session.value].slice(-STEPS_BACK);
      session.value = { ...NEW, ...state.companion };
    };
    addEventListener("popstate", went);
    return () => {
      stop();
      removeEventListener("popstate", went);
    };
  }, []);
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

/** Whether a series has had all its games. @param {Session} now */
export const seriesOver = ({ games, series }) => games > 0 && series.length >= games;

/** The games of the series to which the next one belongs. @param {Session} now */
export const seriesNow = (now) => (seriesOver(now) ? [] : now.series);

/** Back to the shelf; a game that has begun is put aside as it is. */
export function shelve() {
  const { game, stage, names, options, first, last, taken, line, play, winners, aside } = session.value;
  const left = { stage, names, options, first, last, taken, line, play, winners };
  if (stage === "setup") keepNames(names); // typed, but not yet played with
  const running = game !== null && stage !== "setup" && stage !== "points";
  change({ game: null, aside: running ? { ...aside, [game]: left } : aside });
}

/**
 * Take a game from the shelf: go on with the one that was put aside, or begin with the same people as far as they fit.
 * @param {string} game
 * @param {readonly number[]} seats
 */
export function begin(game, seats) {
  const now = session.value;
  const { [game]: left, ...aside } = now.aside;
  if (left) return change({ ...left, game, aside, recorded: false });
  const count = seats.includes(now.names.length) ? now.names.length : Math.min(...seats);
  change({ ...UNPACKED, game, names: usualNames(count), options: {}, series: seriesNow(now) });
}
