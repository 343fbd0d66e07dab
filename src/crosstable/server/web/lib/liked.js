/** The variants this person likes to play alone, by game. */
import { followed } from "./options.js";
import { recall, remember } from "./settings.js";

/** @typedef {import("./wire").GameInfo} GameInfo */
/** @typedef {import("./wire").Value} Value */

/** @param {GameInfo} game */
const place = (game) => `options.${game.id}`;

/** What was chosen last, as far as the game still has it. @param {GameInfo} game @returns {Record<string, Value>} */
export function likedOptions(game) {
  const found = recall(place(game)) ?? {};
  const fits = game.options.filter(({ name, of }) => of.some((value) => value === found[name]));
  return followed(game.options, Object.fromEntries(fits.map(({ name }) => [name, found[name]])));
}

/** @param {GameInfo} game @param {string} option @param {Value} value @returns {Record<string, Value>} */
export function keepOption(game, option, value) {
  const liked = { ...likedOptions(game), [option]: value };
  remember(place(game), liked);
  return liked;
}
