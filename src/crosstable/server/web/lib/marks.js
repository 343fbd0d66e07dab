/** Private marks at the seats of a game: only for the person at this device, who finds them again after a reload. */
import { useState } from "preact/hooks";
import { recall, remember } from "./settings.js";

/** @typedef {"" | "doubt" | "trust"} Mark */
/** @typedef {Record<number, Mark>} Marks */

/** Games whose marks are kept. */
const MOST = 20;
/** One tap goes from one to the next. @type {readonly Mark[]} */
const ORDER = ["", "doubt", "trust"];

/** @returns {Record<string, Marks>} */
const all = () => recall("marks") ?? {};

/**
 * The marks of this game, and how to turn one over.
 * @param {string | undefined} kept which game it is
 * @returns {[Marks, (seat: number) => void]}
 */
export function useMarks(kept) {
  const [marks, setMarks] = useState(() => all()[kept ?? ""] ?? {});
  const turn = (/** @type {number} */ seat) => {
    const next = ORDER[(ORDER.indexOf(marks[seat] ?? "") + 1) % ORDER.length] ?? "";
    const now = { ...marks, [seat]: next };
    setMarks(now);
    const { [kept ?? ""]: _, ...others } = all();
    if (kept) remember("marks", Object.fromEntries([...Object.entries(others), [kept, now]].slice(-MOST)));
  };
  return [marks, turn];
}
