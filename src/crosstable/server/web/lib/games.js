/** The games this server offers, and the browser modules that draw them. */
import { signal } from "@preact/signals";
import { getGames } from "./api.js";
import { addStyle } from "./style.js";

/** @typedef {import("./wire").GameInfo} GameInfo */

/** @type {import("@preact/signals").Signal<GameInfo[] | null>} */
export const games = signal(null);

/** @type {Promise<GameInfo[]> | null} */
let asked = null;

/** Ask the server once; a failed question may be asked again. */
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
 * What a module of a game's browser view exports by default.
 * @param {string} id
 * @param {string} part
 * @returns {Promise<any>}
 */
export const gameModule = async (id, part) => (await import(`/games/${id}/web/${part}.js`)).default;

/**
 * What sounds when something happens in this game, by the type of the event.
 * @param {string} id
 * @returns {Promise<Record<string, import("./table-props").Cue>>}
 */
export const loadSounds = (id) => gameModule(id, "sounds");

/**
 * A game's module with its style sheet: `table`, `rules` or `review`.
 * @param {string} id
 * @param {"table" | "rules" | "review"} part
 * @returns {Promise<any>}
 */
export async function loadGame(id, part) {
  const [module] = await Promise.all([gameModule(id, part), addStyle(`/games/${id}/web/table.css`)]);
  return module;
}
