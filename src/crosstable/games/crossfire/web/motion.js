/** What moves at the table of Crossfire, on the phones and on the room screen: lines of fire, and who is hit. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { move } from "shell/lib/motion.js";

/** How long a line takes to grow, in milliseconds; then it hits. */
const GROW = 180;
const BURST = 250;
const TIP = 400;

/** A line of fire shoots out from where it begins; returns where it is drawn. */
export function useShot() {
  const line = useRef(/** @type {SVGGElement | null} */ (null));
  useLayoutEffect(() => {
    for (const part of line.current?.children ?? []) move(part, [{ scale: "0", offset: 0 }], GROW);
  }, []);
  return line;
}

/**
 * Whoever is shot tips over as the line arrives; returns where the table is.
 * @param {readonly number[] | undefined} shot
 */
export function useTipping(shot = []) {
  const table = useRef(/** @type {HTMLElement | null} */ (null));
  const fallen = useRef(shot);
  useLayoutEffect(() => {
    const fresh = shot.filter((seat) => !fallen.current.includes(seat));
    fallen.current = shot;
    for (const seat of fresh) tip(table.current?.querySelector(`[data-seat="${seat}"] .face-hit`));
  }, [shot.length]);
  return table;
}

/** A burst behind the face, which tips and turns grey. @param {Element | null | undefined} frame */
function tip(frame) {
  move(frame, [{ scale: "0", offset: 0 }], BURST, { delay: GROW, pseudoElement: "::before" });
  move(frame?.querySelector(".face"), [{ rotate: "16deg", filter: "none", offset: 0 }], TIP, { delay: GROW });
  move(frame?.querySelector(".face-shot"), [{ scale: "0", offset: 0 }], BURST, { delay: GROW + BURST });
}
