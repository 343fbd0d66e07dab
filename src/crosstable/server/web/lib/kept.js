/** What this device keeps for a table, by its code: the newest tables, up to a limit. */
import { recall, remember } from "./settings.js";

/**
 * @template T
 * @param {string} key under which it is remembered
 * @param {number} most
 */
export function keptByTable(key, most) {
  /** @returns {Record<string, T & {at: number}>} */
  const all = () => recall(key) ?? {};
  /** The newest first. */
  const entries = () => Object.entries(all()).sort((a, b) => b[1].at - a[1].at);
  return {
    /** @param {string} code @returns {(T & {at: number}) | null} */
    of: (code) => all()[code.toUpperCase()] ?? null,
    codes: () => entries().map(([code]) => code),
    /** @param {string} code @param {T} what */
    keep(code, what) {
      const others = entries().filter(([other]) => other !== code.toUpperCase());
      const newest = [code.toUpperCase(), { ...what, at: Date.now() }];
      remember(key, Object.fromEntries([newest, ...others].slice(0, most)));
    },
    /** @param {string} code */
    drop: (code) => remember(key, Object.fromEntries(entries().filter(([other]) => other !== code.toUpperCase()))),
  };
}
