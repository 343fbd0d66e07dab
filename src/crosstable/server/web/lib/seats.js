/** The seats this device holds: a token a table, told by the server once. */
import { recall, remember } from "./settings.js";

const MOST = 50;

/** @typedef {{token: string, at: number}} Held */

/** @returns {Record<string, Held>} */
const held = () => recall("seats") ?? {};

/** @param {string} code @returns {string | null} */
export const tokenOf = (code) => held()[code.toUpperCase()]?.token ?? null;

/** The tables where this device holds a seat, the newest first. */
export const heldTables = () =>
  Object.entries(held())
    .sort((a, b) => b[1].at - a[1].at)
    .map(([code]) => code);

/** @param {string} code @param {string} token */
export function keepToken(code, token) {
  const all = Object.entries({ ...held(), [code.toUpperCase()]: { token, at: Date.now() } });
  all.sort((a, b) => b[1].at - a[1].at);
  remember("seats", Object.fromEntries(all.slice(0, MOST)));
}

/** @param {string} code */
export function dropToken(code) {
  const all = held();
  delete all[code.toUpperCase()];
  remember("seats", all);
}
