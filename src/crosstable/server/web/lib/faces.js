/** The faces of a table or of a record, by seat. */
import { BOTS } from "../parts/face/bots.js";
import { looksAt } from "../parts/face/recipe.js";
import { seatName } from "./seat-name.js";
import { levelText } from "./texts.js";

/** @typedef {import("../parts/face/recipe.js").Look} Look */

/** @param {readonly import("./wire").SeatInfo[]} seats @returns {Look[]} */
export const tableLooks = (seats) => looksAt(seats.map((seat, i) => ({ ...seat, name: seatName(seat, i) })));

/** How records of former days name a bot. */
const NUMBERED = /^Bot \d+ \(/;

/** Whether a record names a bot on this seat. @param {string} name */
const isBot = (name) => Object.hasOwn(BOTS, name) || NUMBERED.test(name);

/** A name of a record, the level of a bot in the reader's language. @param {string} name */
export const recordName = (name) => name.replace(/\((easy|medium|strong)\)/, (_, level) => `(${levelText(level)})`);

/** Who began on each seat of a record; who came later stands behind an arrow. @param {readonly string[]} names */
export const recordSeats = (names) =>
  names.map((name) => {
    const first = name.split(" → ")[0] ?? name;
    return { name: first, kind: isBot(first) ? "bot" : "person" };
  });

/** @param {readonly string[]} names @returns {Look[]} */
export const recordLooks = (names) => looksAt(recordSeats(names));

/**
 * How many pips a level has: its place among those of the game, up to three.
 * @param {readonly string[]} levels @param {string} level
 */
export const pipsOf = (levels, level) => Math.min(3, levels.indexOf(level) + 1);
