/** A game's rule book: `games/<id>/web/rulebook.js`, loaded when somebody asks. */
import { useEffect, useState } from "preact/hooks";
import { gameModule } from "./games.js";

/**
 * @typedef {object} RuleBook
 * @property {Record<string, readonly string[]>} chapters the statements of each part of the rules page
 * @property {Record<string, string>} options the statement behind an option of the lobby
 * @property {(view: any, seat: number | null) => string[]} applying the statements that matter at this moment
 */

/** @param {string} game @returns {RuleBook | null} */
export function useRuleBook(game) {
  const [book, setBook] = useState(/** @type {RuleBook | null} */ (null));
  useEffect(() => void gameModule(game, "rulebook").then(setBook, () => undefined), [game]);
  return book;
}
