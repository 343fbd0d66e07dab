/** How far this device has read the chat of each table, and what this page has seen of its game. */
import { recall, remember } from "./settings.js";

const MOST = 50;

/** @returns {Record<string, number>} */
const marks = () => recall("chat-read") ?? {};

/** The newest line that was read at this table. @param {string} code */
export const readUpTo = (code) => marks()[code] ?? 0;

/** @param {string} code @param {number} seq */
export function markRead(code, seq) {
  const { [code]: _, ...others } = marks();
  remember("chat-read", Object.fromEntries([...Object.entries(others), [code, seq]].slice(-MOST)));
}

/**
 * The newest step that was shown here before the page was loaded anew; 0 if nothing is known of it.
 * @param {string} code
 */
export function seenOf(code) {
  try {
    return Number(sessionStorage.getItem(`crosstable.seen.${code}`));
  } catch {
    return 0; // storage switched off
  }
}

/** @param {string} code @param {number} seq */
export function keepSeen(code, seq) {
  try {
    sessionStorage.setItem(`crosstable.seen.${code}`, String(seq));
  } catch {
    // storage switched off
  }
}
