/** The games this server offers, and the browser modules that draw them. */
import { signal } from "@preact/signals";
import { getGames } from "./api.js";
import { addStyle, stylesLoaded } from "./style.js";
import { needTexts } from "./texts.js";

/** @typedef {import("./wire").GameInfo} GameInfo */

/** @type {import("@preact/signals").Signal<GameInfo[] | null>} */
export const games = signal(null);

/** @type {Promise<GameInfo[]> | null} */
let asked = null;

/** Ask the server once; a failed request may be repeated. */
export function loadGames() {
  asked ??= getGames().then(
    (found) => (games.value = found),
    (error) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Ask again, for what changes: whether bots are ready. */
export const refreshGames = async () => {
  games.value = await getGames();
};

/** @param {string} id */
export const gameInfo = (id) => games.value?.find((game) => game.id === id) ?? null;

/**
 * Whether a game has this file for the browser; what it does not have is not offered.
 * @param {string} id
 * @param {string} file
 */
export const hasFile = (id, file) => gameInfo(id)?.web.includes(file) ?? false;

/**
 * What a module of a game's browser view exports by default, with the style sheet of its table where it draws; null if
 * the game has no such module.
 * @param {string} id
 * @param {string} part
 * @returns {Promise<any>}
 */
export async function gameModule(id, part) {
  await loadGames();
  return hasFile(id, `${part}.js`) ? (await import(`/games/${id}/web/${part}.js`)).default : null;
}

/**
 * What sounds when something happens in this game, by the type of the event.
 * @param {string} id
 * @returns {Promise<Record<string, import("./table-props").Cue>>}
 */
export const loadSounds = async (id) => (await gameModule(id, "sounds")) ?? {};

/**
 * A game's module that draws, with its style sheet and those of the parts it is made of; null if the game has none.
 * @param {string} id
 * @param {"table" | "rules"} part
 * @returns {Promise<any>}
 */
export async function loadGame(id, part) {
  await loadGames();
  if (hasFile(id, "table.css")) void addStyle(`/games/${id}/web/table.css`);
  const module = await gameModule(id, part);
  await stylesLoaded();
  return module;
}

/**
 * What tells the events of a game, for log and ear.
 * @param {string} id
 * @returns {Promise<import("./table-props").Teller>}
 */
export async function loadLog(id) {
  const [own] = await Promise.all([gameModule(id, "log"), needTexts("log")]);
  return own
    ? (await import("./log.js")).teller(id, own)
    : (await import("../parts/plain-table/words.js")).plainLog(id);
}

/** What draws a game's table: its own module, or a plain table made of view and offers. @param {string} id */
export const loadTable = async (id) =>
  (await loadGame(id, "table")) ?? (await import("../parts/plain-table/plain-table.js")).plainTable(id);

/** The words for the steps of a game. @param {string} id @returns {Promise<import("./table-props").ReviewWords>} */
export const loadReview = async (id) => {
  const [own] = await Promise.all([gameModule(id, "review"), needTexts("log"), needTexts("review")]);
  return own ?? (await import("../parts/plain-table/words.js")).plainReview(id);
};
