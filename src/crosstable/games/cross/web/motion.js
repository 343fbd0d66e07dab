/** What moves at the table of CROSS: the swap, and the chain that lights up from side to side. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { lasting, move } from "shell/lib/motion.js";
import { vibrate } from "shell/lib/vibrate.js";
import { boardOf, sidesAt, touching } from "./geometry.js";

/** @typedef {import("./types").CrossView} CrossView */
/** @typedef {Pick<import("./types").Props, "view" | "stage">} Staged */

/** How many stones the time of the end is made for: see parts/moments.py. */
const STONES = 10;

/** How many stones each cell of the chain is from its first side. @param {CrossView} view */
function farness(view) {
  const board = boardOf(view.size);
  const cells = (view.deciding?.cells ?? []).flatMap((name) => board.byName.get(name) ?? []);
  const side = view.deciding?.sides[0] ?? 0;
  const far = /** @type {Map<string, number>} */ (new Map());
  let edge = cells.filter((cell) => sidesAt(view.size, cell).includes(side));
  for (let steps = 0; edge.length; steps++) {
    for (const cell of edge) far.set(cell.name, steps);
    edge = cells.filter((cell) => !far.has(cell.name) && edge.some((other) => touching(cell, other)));
  }
  return far;
}

/** Let the board move with the stage; returns where it is, and how long a swap takes. @param {Staged} props */
export function useMotion(props) {
  const table = useRef(/** @type {HTMLElement | null} */ (null));
  const end = lasting(props.stage, "ended");
  useLayoutEffect(() => {
    if (!end || !props.view.deciding || !table.current) return;
    const far = farness(props.view);
    const each = Math.min(end / STONES, end / Math.max(1, ...far.values()));
    for (const lit of table.current.querySelectorAll("[data-chain]")) {
      const delay = each * (far.get(lit.getAttribute("data-chain") ?? "") ?? 0);
      move(lit, [{ opacity: 0, offset: 0 }], 2 * each, { delay });
    }
    move(table.current.querySelector(".aside"), [{ opacity: 1, offset: 0 }], end);
  }, [end]);
  const swap = lasting(props.stage, "swapped");
  useEffect(() => {
    if (props.view.seat !== null && (swap || end)) vibrate(swap ? 30 : 80);
  }, [swap, end]);
  return { table, swap };
}
