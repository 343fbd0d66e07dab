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

/** Who this device is among spectators; made here, for there is no seat to be given one. */
let watcher = "";

/**
 * The token with which a spectator may write at this table. Each table gets another one.
 * @param {string} code
 */
export function watcherToken(code) {
  watcher ||= recall("watcher") ?? Array.from(crypto.getRandomValues(new Uint32Array(6)), (n) => n.toString(36)).join("");
  remember("watcher", watcher);
  return `${watcher}.${code.toUpperCase()}`;
}
