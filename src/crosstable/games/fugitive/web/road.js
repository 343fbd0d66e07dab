/** The road that winds from 0 to 42: where its stops lie, its picture, and the scale of numbers under it. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "shell/lib/html.js";

/** @typedef {import("./types").FugitiveView} FugitiveView */

export const GOAL = 42;

/** The room of a bend, and where the road runs, in stops. */
const BEND = 0.42;
const CURVE = 0.22;
const MIDDLE = 0.44;

/** How many stops a stretch of the road has at this width, in pixels. */
const WIDTHS = /** @type {const} */ ([
  [480, 6],
  [1200, 7],
]);
const MOST = 8;

/** A desk on which the road, what to do and the hand share a low screen. */
const LOW = matchMedia("(width >= 62rem) and (height < 52rem)");
/** So many stops more stand on such a road: the smaller they are, the lower it is. */
const MORE = 3;
/** The column beside the road on a desk, and from how many pixels on there is one. */
const [BESIDE, DESK] = [496, 992];

/** @param {number} width @param {boolean} picture */
const fitting = (width, picture) =>
  (WIDTHS.find(([most]) => width < most)?.[1] ?? MOST) + (LOW.matches && !picture ? MORE : 0);

/**
 * The stops of a stretch, as wide as the road is now. The first guess is meant to be right: a road that has once been
 * higher keeps its room in Chromium until something else moves.
 * @param {boolean} picture of the rules
 * @returns {[import("preact").RefObject<HTMLElement | null>, number]}
 */
export function useStops(picture) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [stops, setStops] = useState(() => fitting(innerWidth - (innerWidth < DESK ? 0 : BESIDE), picture));
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const measure = () => setStops(fitting(current.clientWidth, picture));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    LOW.addEventListener("change", measure);
    return () => {
      watch.disconnect();
      LOW.removeEventListener("change", measure);
    };
  }, [picture]);
  return [place, stops];
}

/** Every second stretch runs back. @param {number} at @param {number} stops */
export function stopAt(at, stops) {
  const row = Math.floor(at / stops);
  const along = at % stops;
  return `grid-area:${row + 1} / ${(row % 2 ? stops - 1 - along : along) + 2}`;
}

/** @param {{stops: number, rows: number}} props */
export function Road({ stops, rows }) {
  const bends = Array.from({ length: rows - 1 }, (_, row) =>
    row % 2 ? `A${CURVE} .5 0 0 0 0 ${row + 1 + MIDDLE}H${stops}` : `A${CURVE} .5 0 0 1 ${stops} ${row + 1 + MIDDLE}H0`,
  );
  const way = `M${-BEND} ${MIDDLE}H${stops}${bends.join("")}`;
  return html`
    <svg class="fug-road" viewBox=${`${-BEND} 0 ${stops + 2 * BEND} ${rows}`} preserveAspectRatio="none"
      aria-hidden="true"><path d=${way} /><path class="fug-dashes" d=${way} /></svg>
  `;
}

/** The columns of the road: a bend, the stops, a bend. @param {number} stops */
export const columns = (stops) => `grid-template-columns:${BEND}fr repeat(${stops},minmax(0,1fr)) ${BEND}fr`;

/**
 * Where hideouts lie that this viewer cannot read: between which numbers, and how many of them.
 * @param {FugitiveView} view
 * @returns {{from: number, to: number, count: number}[]}
 */
export function hiddenBetween(view) {
  const found = [];
  let [known, reach, count] = [0, 0, 0];
  for (const { card, sprints, reach: more } of [...view.row, { card: GOAL, sprints: [], reach: 0 }]) {
    if (card === null) {
      count += 1;
      reach += 3 + more + 2 * sprints.length;
      continue;
    }
    if (count) {
      const can = Array.from({ length: Math.min(card - 1, known + reach) - known }, (_, i) => known + 1 + i).filter(
        (number) => !view.notes?.length || view.notes[number - 1] === "open",
      );
      found.push({ from: can[0] ?? known, to: can.at(-1) ?? known, count });
    }
    [known, reach, count] = [card, 0, 0];
  }
  return found;
}

/** @param {number} number */
const at = (number) => `left:${(100 * number) / GOAL}%`;

/**
 * The numbers on one line: what lies open, what one has laid, and where the rest must be.
 * @param {{view: FugitiveView}} props
 */
export const Scale = ({ view }) => html`
  <div class="fug-scale" aria-hidden="true">
    ${[0, 7, 14, 21, 28, 35, GOAL].map((number) => html`<small style=${at(number)}>${number}</small>`)}
    ${hiddenBetween(view).map(
      ({ from, to, count }) =>
        html`<i class="fug-between" style=${`${at(from)};width:${(100 * (to - from)) / GOAL}%`}><b>${count}</b></i>`,
    )}
    ${view.row.map(
      ({ card, up }) =>
        card !== null && html`<i class=${up ? "fug-dot" : "fug-dot fug-dot-down"} style=${at(card)}></i>`,
    )}
  </div>
`;
