/** The games this server offers, and the browser modules that draw them. */
import { signal } from "@preact/signals";
import { getGames } from "./api.js";

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

/** @param {string} id */
export const gameInfo = (id) => games.value?.find((game) => game.id === id) ?? null;

/** @type {Set<string>} */
const styled = new Set();

/** @param {string} id @param {string} sheet */
function addStyle(id, sheet) {
  const href = `/games/${id}/web/${sheet}.css`;
  if (styled.has(href)) return Promise.resolve();
  styled.add(href);
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const loaded = new Promise((resolve) => (link.onload = link.onerror = () => resolve(undefined)));
  document.head.append(link);
  return loaded;
}

/**
 * A game's module with its style sheet: `table` or `rules`.
 * @param {string} id
 * @param {"table" | "rules"} part
 * @returns {Promise<any>}
 */
export async function loadGame(id, part) {
  const [module] = await Promise.all([import(`/games/${id}/web/${part}.js`), addStyle(id, "table")]);
  return module.default;
}
