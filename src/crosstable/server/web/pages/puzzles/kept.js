/** What this device keeps of puzzles: how each day went, what was solved, and what was missed and when. */
import { recall, remember } from "../../lib/settings.js";
import { dayBefore, dayOf } from "./daily.js";

/**
 * @typedef {object} Kept
 * @property {Record<string, string>} days how a day's puzzle went: `x` for each wrong answer, `v` for the right one
 * @property {string[]} solved the puzzles that were answered right at once
 * @property {Record<string, string>} missed the puzzles that were not, and on which day
 */

const KEY = "puzzles";
/** How many tries there are. */
export const TRIES = 3;
/** How many days, puzzles and mistakes are remembered. */
const MOST = { days: 400, solved: 2000, missed: 200 };

/** @returns {Kept} */
export const kept = () => ({ days: {}, solved: [], missed: {}, ...recall(KEY) });

/** @template T @param {Record<string, T>} all @param {number} most */
const newest = (all, most) => Object.fromEntries(Object.entries(all).slice(-most));

/** @param {Partial<Kept>} change */
function keep(change) {
  const { days, solved, missed } = { ...kept(), ...change };
  remember(KEY, {
    days: newest(days, MOST.days),
    solved: solved.slice(-MOST.solved),
    missed: newest(missed, MOST.missed),
  });
}

/** Whether a day, or a try at a puzzle, is over. @param {string} tries */
export const isOver = (tries) => tries.endsWith("v") || tries.length >= TRIES;

/** @param {string} day @param {string} tries */
export const keepDay = (day, tries) => keep({ days: { ...kept().days, [day]: tries } });

/** A puzzle is over: what is right at once is no mistake any more. @param {string} key @param {string} tries */
export function keepTries(key, tries) {
  const { solved, missed } = kept();
  const { [key]: _, ...others } = missed;
  if (tries === "v") keep({ solved: [...solved.filter((one) => one !== key), key], missed: others });
  else keep({ missed: { ...others, [key]: dayOf() } });
}

/** How many days in a row were solved, up to today, or yesterday as long as today is open. @param {string} [today] */
export function streak(today = dayOf()) {
  const { days } = kept();
  const solved = (/** @type {string} */ day) => days[day]?.endsWith("v") ?? false;
  let day = isOver(days[today] ?? "") ? today : dayBefore(today);
  let count = 0;
  for (; solved(day); day = dayBefore(day)) count += 1;
  return count;
}

/** The name under which a puzzle is remembered. @param {string} game @param {import("./file.js").Puzzle} puzzle */
export function keyOf(game, puzzle) {
  let hash = 0x811c9dc5;
  for (const letter of puzzle.theme + puzzle.position) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return `${game}/${hash.toString(36)}`;
}
