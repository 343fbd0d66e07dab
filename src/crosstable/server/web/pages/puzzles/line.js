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
export const shareLine = (day, game, tries, days, link) =>
  `Crosstable ${day} · ${game} · ${[...tries].map((made) => SIGNS[made]).join("")}${days > 1 ? ` · ★${days}` : ""} ${link}`;
