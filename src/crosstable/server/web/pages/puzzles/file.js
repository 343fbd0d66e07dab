/** The puzzles of the games, as the server has them. */
import { gameModule, games, hasFile } from "../../lib/games.js";
import { addStyle } from "../../lib/style.js";

/** @typedef {{theme: string, position: string, answer: string, solved: string}} Puzzle */

/** The games that have puzzles, in the order of the shelf. */
export const puzzleGames = () =>
  (games.value ?? []).map(({ id }) => id).filter((id) => hasFile(id, "puzzles.json") && hasFile(id, "puzzle.js"));

/** @type {Map<string, Promise<Puzzle[]>>} */
const loaded = new Map();

/** The puzzles of a game, the easiest first. @param {string} game */
export function loadPuzzles(game) {
  const known = loaded.get(game);
  if (known) return known;
  const coming = read(game);
  loaded.set(game, coming);
  coming.catch(() => loaded.delete(game)); // a failed request may be repeated
  return coming;
}

/** @param {string} game @returns {Promise<Puzzle[]>} */
async function read(game) {
  const answer = await fetch(`/games/${game}/web/puzzles.json`);
  if (!answer.ok) throw new Error(`puzzles ${game}: ${answer.status}`);
  return (await answer.json()).map((/** @type {string[]} */ [theme, position, right, solved]) => ({
    theme,
    position,
    answer: right,
    solved,
  }));
}

/**
 * What draws the puzzles of a game.
 * @param {string} game
 * @returns {Promise<import("../../lib/table-props").PuzzleModule>}
 */
export async function loadDrawing(game) {
  const [drawing] = await Promise.all([
    gameModule(game, "puzzle"),
    ...["table.css", "puzzle.css"].map((file) => hasFile(game, file) && addStyle(`/games/${game}/web/${file}`)),
  ]);
  return drawing;
}

/** How many tries of all levels are right at an easy puzzle, and at one of medium difficulty, at least. */
const RIGHT = [20, 19];

/** How many tries of all levels were right. @param {Puzzle} puzzle */
const rightAt = ({ solved }) => [...solved].reduce((sum, digit) => sum + Number(digit), 0);

/** How hard a puzzle is, from 1 to 3: the fewer tries were right, the harder. @param {Puzzle} puzzle */
export const hardness = (puzzle) => 1 + RIGHT.filter((least) => rightAt(puzzle) < least).length;

/** What puzzles are about, the theme that is easiest on average first. @param {readonly Puzzle[]} puzzles */
export function themesOf(puzzles) {
  /** @param {string} theme */
  const ease = (theme) => {
    const some = puzzles.filter((one) => one.theme === theme);
    return some.reduce((sum, one) => sum + rightAt(one), 0) / some.length;
  };
  return [...new Set(puzzles.map(({ theme }) => theme))].sort((one, other) => ease(other) - ease(one));
}
