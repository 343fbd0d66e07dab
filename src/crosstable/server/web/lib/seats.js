/** The seats this device holds: a token for each table, which the server gives once. */
import { keptByTable } from "./kept.js";
import { recall, remember } from "./settings.js";

/** @typedef {{token: string}} Held */

const seats = /** @type {typeof keptByTable<Held>} */ (keptByTable)("seats", 50);

/** @param {string} code @returns {string | null} */
export const tokenOf = (code) => seats.of(code)?.token ?? null;

/** The tables where this device holds a seat, the newest first. */
export const heldTables = seats.codes;

/** @param {string} code @param {string} token */
export const keepToken = (code, token) => seats.keep(code, { token });

export const dropToken = seats.drop;

/** Who this device is among spectators; made here, because only a seat is given a token. */
let watcher = "";

/**
 * The token with which a spectator may write at this table. Each table gets a different one.
 * @param {string} code
 */
export function watcherToken(code) {
  watcher ||=
    recall("watcher") ?? Array.from(crypto.getRandomValues(new Uint32Array(6)), (n) => n.toString(36)).join("");
  remember("watcher", watcher);
  return `${watcher}.${code.toUpperCase()}`;
}
