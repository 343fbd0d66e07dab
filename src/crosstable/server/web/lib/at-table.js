/** What every part of a table may need to know of it, however deep it lies in what a game draws. */
import { createContext } from "preact";

/**
 * The conversation beside the game.
 * @typedef {object} Talk
 * @property {any} write where one writes and makes signs
 * @property {any} apart what spectators say among themselves; null for who may not read it
 * @property {import("@preact/signals").Signal<number>} docks how many conversations are on the page
 * @property {import("@preact/signals").Signal<Set<string> | null>} read the lines that were read, once that is known
 * @property {() => void} seen say that all of it was read
 */
/** @typedef {{paused: boolean, talk: Talk | null}} AtTable */

export const AtTableContext = createContext(/** @type {AtTable} */ ({ paused: false, talk: null }));
