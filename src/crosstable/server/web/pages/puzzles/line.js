/** A day's puzzle as a line of signs: how it went, and nothing about the answer. */

/** @type {Record<string, string>} */
const SIGNS = { x: "✕", v: "⬢" };

/**
 * @param {string} day
 * @param {string} game
 * @param {string} tries
 * @param {number} days in a row
 * @param {string} link
 */
export function shareLine(day, game, tries, days, link) {
  const signs = [...tries].map((made) => SIGNS[made]).join("");
  return ["Crosstable", day, "·", game, "·", signs, ...(days > 1 ? ["·", `★${days}`] : []), link].join(" ");
}
