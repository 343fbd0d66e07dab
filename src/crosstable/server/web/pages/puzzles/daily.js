/** Which puzzle a day has: the same for everybody, worked out from the date alone. */

const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1);

/** A day as it is written, in the calendar of whoever asks. @param {Date} [date] */
export const dayOf = (date = new Date()) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** How many days have passed since the first one. @param {string} day */
export const numberOf = (day) => Math.round((Date.parse(day) - FIRST) / DAY);

/** The day before. @param {string} day */
export const dayBefore = (day) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** @param {number} a @param {number} b @returns {number} */
const common = (a, b) => (b ? common(b, a % b) : a);

/** What remains, never below zero. @param {number} n @param {number} of */
const rest = (n, of) => ((n % of) + of) % of;

/** The game whose turn it is. @param {string} day @param {readonly string[]} games @returns {string | undefined} */
export const gameOf = (day, games) => games[rest(numberOf(day), games.length)];

/**
 * Which of so many puzzles it is: easy and hard ones by turns, and none again before all have been shown.
 * @param {string} day
 * @param {number} games
 * @param {number} count
 */
export function placeOf(day, games, count) {
  let stride = Math.max(1, Math.round(count * 0.382));
  while (common(stride, count) > 1) stride += 1;
  return rest(Math.floor(numberOf(day) / games) * stride, count);
}
