/** A game's rule book: `games/<id>/web/rulebook.js`, loaded when somebody asks. */
import { useEffect, useState } from "preact/hooks";

/**
 * @typedef {object} RuleBook
 * @property {Record<string, readonly string[]>} chapters the statements of each part of the rules page
 * @property {Record<string, string>} options the statement behind an option of the lobby
 * @property {(view: any, seat: number | null) => string[]} applying the statements that matter at this moment
 */

/** @type {Map<string, Promise<RuleBook>>} */
const books = new Map();

/** @param {string} game @returns {Promise<RuleBook>} */
export function ruleBook(game) {
  let book = books.get(game);
  if (!book) {
    book = import(`/games/${game}/web/rulebook.js`).then((module) => module.default);
    book.catch(() => books.delete(game));
    books.set(game, book);
  }
  return book;
}

/** @param {string} game @returns {RuleBook | null} */
export function useRuleBook(game) {
  const [book, setBook] = useState(/** @type {RuleBook | null} */ (null));
  useEffect(() => void ruleBook(game).then(setBook, () => undefined), [game]);
  return book;
}
