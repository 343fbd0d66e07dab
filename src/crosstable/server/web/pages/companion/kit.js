/** The kits: everything the server can tell about a game, loaded once, for every set-up. */
import { signal } from "@preact/signals";
import { hasFile, loadGames } from "../../lib/games.js";
import { followed } from "../../lib/options.js";
import { addStyle } from "../../lib/style.js";

/** @typedef {import("./wire").Kit} Kit */
/** @typedef {import("./wire").Chart} Chart */
/** @typedef {import("../../lib/wire").Value} Value */

/** @type {import("@preact/signals").Signal<Record<string, {kit: Kit, helper: import("./types").Helper}> | null>} */
export const kits = signal(null);

/** @param {string} game */
async function load(game) {
  const [answer, helper] = await Promise.all([
    fetch(`/api/companion/${game}`),
    import(`/games/${game}/web/companion.js`),
    hasFile(game, "companion.css") && addStyle(`/games/${game}/web/companion.css`),
  ]);
  if (!answer.ok) throw new Error(`kit ${game}: ${answer.status}`);
  return [game, { kit: await answer.json(), helper }];
}

/** Load everything at once: nobody knows when the network will go. The games are in the order of the shelf. */
export async function loadKits() {
  const helped = (await loadGames()).filter((game) => game.companion);
  kits.value ??= Object.fromEntries(await Promise.all(helped.map((game) => load(game.id))));
}

/**
 * What a chart says for these values.
 * @param {Chart} chart
 * @param {Record<string, Value>} setup
 */
export function at(chart, setup) {
  const row = chart.by.reduce((sum, name, i) => {
    const values = chart.of[i] ?? [];
    return sum * values.length + values.indexOf(/** @type {Value} */ (setup[name]));
  }, 0);
  return chart.results[chart.rows[row] ?? -1] ?? null;
}

/**
 * What several charts say, one after the other.
 * @param {Chart[]} charts
 * @param {Record<string, Value>} setup
 * @returns {any[]}
 */
export const all = (charts, setup) => charts.flatMap((chart) => at(chart, setup) ?? []);

/** The options as they are, or as they are to begin with. @param {Kit} kit @param {Record<string, Value>} chosen */
export const optionsOf = (kit, chosen) =>
  followed(
    kit.options,
    Object.fromEntries(
      kit.options
        .filter(({ name, of }) => of.includes(/** @type {any} */ (chosen[name])))
        .map(({ name }) => [name, /** @type {Value} */ (chosen[name])]),
    ),
  );

/** The values of a set-up that charts ask for. @param {Kit} kit @param {import("./types").Session} session */
export const setupOf = (kit, session) =>
  /** @type {Record<string, Value>} */ ({ ...optionsOf(kit, session.options), seats: session.names.length });

/**
 * Whether somebody has a place outside the circle: the last one.
 * @param {Kit} kit
 * @param {import("./types").Session} session
 */
export const hasLast = (kit, session) => {
  const chosen = optionsOf(kit, session.options);
  return Object.entries(kit.facts.last ?? {}).some(([name, value]) => chosen[name] === value);
};

/**
 * The seats by place: clockwise from whoever goes first.
 * @param {Kit} kit
 * @param {import("./types").Session} session
 */
export function circle(kit, session) {
  const { names, first, last } = session;
  const round = names.map((_, i) => ((first ?? 0) + i) % names.length);
  return hasLast(kit, session) ? [...round.filter((seat) => seat !== last), last ?? 0] : round;
}
