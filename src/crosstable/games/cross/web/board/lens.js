/** Dragging a stone with a finger: held for a moment, its cell is shown enlarged above; let go, it is placed. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { boardOf } from "../geometry.js";

const HOLD = 220;
/** A finger that wanders further than this before the time is up wants to scroll. */
const WANDER = 10;
const SEEN = 2.6;

/** The cell at a point of the screen. @param {Touch} touch */
const cellAt = (touch) =>
  document.elementFromPoint(touch.clientX, touch.clientY)?.closest("[data-cell]")?.getAttribute("data-cell") ?? null;

/**
 * @param {{show: (cell: string) => boolean, drop: (cell: string) => boolean, undo: () => void}} moving
 * @returns {[import("preact").RefObject<HTMLDivElement | null>, {x: number, y: number} | null]} where to
 *   listen, and where the finger is while it drags
 */
export function useDrag(moving) {
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [at, setAt] = useState(/** @type {{x: number, y: number} | null} */ (null));
  const now = useRef(moving);
  now.current = moving;
  useEffect(() => listen(place.current, now, setAt), []);
  return [place, at];
}

/**
 * @param {HTMLElement | null} on
 * @param {{current: {show: (cell: string) => boolean, drop: (cell: string) => boolean, undo: () => void}}} moving
 * @param {(at: {x: number, y: number} | null) => void} tell
 */
function listen(on, moving, tell) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Touch | null} */
  let from = null;
  let dragging = false;
  const stop = () => {
    clearTimeout(timer);
    dragging = false;
    tell(null);
  };
  /** @param {Touch} touch */
  const follow = (touch) => {
    const cell = cellAt(touch);
    if (!cell || !moving.current.show(cell)) moving.current.undo();
    tell({ x: touch.clientX, y: touch.clientY });
  };
  /** @param {TouchEvent} event */
  const begin = (event) => {
    stop();
    from = event.touches.length === 1 ? (event.touches[0] ?? null) : null;
    const touch = from;
    if (touch && cellAt(touch))
      timer = setTimeout(() => {
        dragging = true;
        follow(touch);
      }, HOLD);
  };
  /** @param {TouchEvent} event */
  const move = (event) => {
    const touch = event.touches[0];
    if (!touch) return;
    if (dragging) {
      event.preventDefault(); // the page stays where it is
      follow(touch);
    } else if (from && Math.hypot(touch.clientX - from.clientX, touch.clientY - from.clientY) > WANDER) stop();
  };
  /** @param {TouchEvent} event */
  const end = (event) => {
    const touch = event.changedTouches[0];
    const cell = dragging && touch ? cellAt(touch) : null;
    if (dragging) event.preventDefault(); // no tap follows
    if (cell && event.type === "touchend") moving.current.drop(cell);
    stop();
  };
  const menu = (/** @type {Event} */ event) => dragging && event.preventDefault();
  const all = /** @type {[string, (event: any) => void][]} */ ([
    ["touchstart", begin],
    ["touchmove", move],
    ["touchend", end],
    ["touchcancel", stop],
    ["contextmenu", menu],
  ]);
  for (const [kind, does] of all) on?.addEventListener(kind, does, { passive: kind === "touchstart" });
  return () => {
    clearTimeout(timer);
    for (const [kind, does] of all) on?.removeEventListener(kind, does);
  };
}

/** @param {{size: number, cell: string | null, at: {x: number, y: number}}} props the picture is the board's own */
export function Lens({ size, cell, at }) {
  const middle = cell ? boardOf(size).byName.get(cell) : null;
  if (!middle) return null;
  return html`
    <svg class="lens" aria-hidden="true" style=${`left:${at.x}px;top:${at.y}px`}
      viewBox=${[middle.x - SEEN, middle.y - SEEN, 2 * SEEN, 2 * SEEN].map((n) => n.toFixed(2)).join(" ")}>
      <use href="#cross-picture" />
    </svg>
  `;
}
