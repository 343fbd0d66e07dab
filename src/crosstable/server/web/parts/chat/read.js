/** How far this device has read the chat of each table. */
import { recall, remember } from "../../lib/settings.js";

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
