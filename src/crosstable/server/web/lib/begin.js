/** Tables whose first game begins by itself, as soon as this device is there and can contribute to the deal. */

/** @type {Set<string>} */
const beginning = new Set();

/** Begin the game at this table as soon as its page is there. @param {string} code */
export const beginSoon = (code) => void beginning.add(code.toUpperCase());

/** Whether it is to begin now; only the first who asks is told so. @param {string} code */
export const beginsNow = (code) => beginning.delete(code.toUpperCase());
