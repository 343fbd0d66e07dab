/** Tables where two people share this device: the tokens of both seats. */
import { recall, remember } from "./settings.js";

const MOST = 20;

/** @typedef {{tokens: [string, string], cover: boolean, at: number}} Pair `cover`: nothing is shown between turns */

/** @returns {Record<string, Pair>} */
const pairs = () => recall("pairs") ?? {};

/** @param {string} code @returns {Pair | null} */
export const pairOf = (code) => pairs()[code.toUpperCase()] ?? null;

/** @param {string} code @param {Omit<Pair, "at">} pair */
export function keepPair(code, pair) {
  const all = Object.entries({ ...pairs(), [code.toUpperCase()]: { ...pair, at: Date.now() } });
  all.sort((a, b) => b[1].at - a[1].at);
  remember("pairs", Object.fromEntries(all.slice(0, MOST)));
}

/** @param {string} code */
export function dropPair(code) {
  const all = pairs();
  delete all[code.toUpperCase()];
  remember("pairs", all);
}
