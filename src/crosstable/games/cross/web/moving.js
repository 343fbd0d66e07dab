/** From a tap to a move: a mouse places at once, a finger taps twice or drags, and a slip is asked about once. */
import { useEffect, useRef, useState } from "preact/hooks";
import { offered } from "shell/lib/offers.js";
import { tap as tapSetting } from "shell/lib/settings.js";

/** @typedef {import("shell/lib/wire").Sentence} Sentence */
/** @typedef {import("./types").AnyAction} AnyAction */
/** @typedef {import("./types").Fate} Fate */

/** The cells a stone may be placed on now. @param {import("./types").CrossView} view @returns {Set<string>} */
export const freeCells = (view) => new Set(offered(view, "place")?.fields.cell?.of.map(String) ?? []);

/** Whether this way of tapping places at once. @param {string} by "mouse", "touch", "pen" or "key" */
const placesAtOnce = (by) => tapSetting.value === "now" || (tapSetting.value === "auto" && by === "mouse");

/**
 * @param {ReadonlySet<string>} free
 * @param {(action: AnyAction) => Promise<Sentence | null>} act
 * @param {(cell: string) => boolean} asks whether a stone there is asked about, the first time
 */
export function useMoving(free, act, asks) {
  const [ghost, setGhost] = useState(/** @type {string | null} */ (null));
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState(/** @type {Sentence | null} */ (null));
  const asked = useRef(false);

  /** A stone that is on its way can no longer be taken back. */
  const undo = () => void (sent || setGhost(null));
  useEffect(() => {
    if (ghost && !free.has(ghost)) setGhost(null); // it lies there now, or somebody was faster
  }, [free]);

  /** @param {AnyAction} action */
  async function play(action) {
    setSent(true);
    setProblem(await act(action));
    setSent(false);
  }
  /** @param {string} cell */
  const place = async (cell) => {
    setGhost(cell);
    await play({ type: "place", cell });
    setGhost(null);
  };
  /** Show a stone before it is placed. @param {string} cell */
  const show = (cell) => {
    if (sent || !free.has(cell)) return false;
    setProblem(null);
    setGhost(cell);
    return true;
  };
  /** Place a stone, unless it is one to ask about. @param {string} cell */
  const drop = (cell) => {
    if (!show(cell)) return false;
    if (asks(cell) && !asked.current) asked.current = true;
    else void place(cell);
    return true;
  };
  /** @param {string} cell @param {string} by @returns {boolean} whether the tap meant a move */
  const tap = (cell, by) => (ghost === cell || placesAtOnce(by) ? drop(cell) : show(cell));
  return { ghost, sent, problem, tap, show, drop, place, play, undo };
}
