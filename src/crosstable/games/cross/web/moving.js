/** From a tap to a move: the moment in which a mis-tap can be taken back. */
import { useEffect, useRef, useState } from "preact/hooks";
import { offered } from "shell/lib/offers.js";
import { tap as tapSetting } from "shell/lib/settings.js";

/** How long a stone waits in the setting "moment". */
export const MOMENT = 1600;

/** @typedef {import("shell/lib/wire").Sentence} Sentence */
/** @typedef {import("./types").AnyAction} AnyAction */

/** The cells a stone may be placed on now. @param {import("./types").CrossView} view @returns {Set<string>} */
export const freeCells = (view) => new Set(offered(view, "place")?.fields.cell?.of.map(String) ?? []);

/**
 * @param {ReadonlySet<string>} free
 * @param {(action: AnyAction) => Promise<Sentence | null>} act
 */
export function useMoving(free, act) {
  const [ghost, setGhost] = useState(/** @type {string | null} */ (null));
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState(/** @type {Sentence | null} */ (null));
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));

  const clear = () => {
    clearTimeout(timer.current);
    setGhost(null);
    setSent(false);
  };
  /** A stone that is on its way can no longer be taken back. */
  const undo = () => void (sent || clear());
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (ghost && !free.has(ghost)) clear(); // it lies there now, or somebody was faster
  }, [free]);

  /** @param {AnyAction} action */
  async function play(action) {
    clearTimeout(timer.current);
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
  /** @param {string} cell whether the tap meant a move */
  const tap = (cell) => {
    if (sent || !free.has(cell)) return false;
    setProblem(null);
    clearTimeout(timer.current);
    if (ghost === cell || tapSetting.value === "now") void place(cell);
    else {
      setGhost(cell);
      if (tapSetting.value === "moment") timer.current = setTimeout(() => void place(cell), MOMENT);
    }
    return true;
  };
  return { ghost, sent, problem, tap, place, play, undo };
}
