/** Lines of fire, at the table and on the wall: from the edge of one seat to the edge of another, round the others. */
import { useLayoutEffect, useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { useShot } from "./motion.js";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{from: number, to: number, kind: string}} Line */
/** What stands at a seat, in pixels: the middle of a face, its radius, and the rows of words below it, each with how
 * far it reaches to both sides. @typedef {Point & {face: number, rows: {half: number, top: number, low: number}[]}}
 * Stand */

/** Room between a seat and a line; how far a line bends round somebody, how long its head is: in parts of a face. */
const GAP = 0.12;
const BENDS = [0, 2.2, 4];
const HEAD = 0.62;
/** So many points of a line are looked at, whether they lie on somebody. */
const POINTS = 50;

const WORDS = ".cf-name, .cf-card, .cf-dealer, .cf-marks > *, .wall-name, .wall-tag";

/** Where everybody stands. @param {Element} ring @returns {Stand[]} */
function measured(ring) {
  const { left, top } = ring.getBoundingClientRect();
  return [...ring.querySelectorAll("[data-seat]")].map((seat) => {
    const face = (seat.querySelector(".face-frame") ?? seat).getBoundingClientRect();
    const words = /** @type {NodeListOf<HTMLElement>} */ (seat.querySelectorAll(WORDS));
    const [x, y] = [face.left + face.width / 2, face.top + face.height / 2];
    const rows = [...words].map((word) => {
      const seated = word.offsetParent?.getBoundingClientRect() ?? face; // as it lies, also while a card turns
      const [aside, above] = [seated.left - x + word.offsetLeft, seated.top - y + word.offsetTop];
      return { half: Math.max(-aside, aside + word.offsetWidth), top: above, low: above + word.offsetHeight };
    });
    return { x: x - left, y: y - top, face: face.width / 2, rows };
  });
}

/**
 * Where everybody at a ring stands, whatever its size becomes.
 * @param {import("preact").RefObject<HTMLElement | null>} ring
 */
export function useStands(ring) {
  const [stands, setStands] = useState(/** @type {Stand[]} */ ([]));
  const measure = () => {
    const found = ring.current ? measured(ring.current) : [];
    setStands((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
  };
  useLayoutEffect(measure); // cards change with what is drawn
  useLayoutEffect(() => {
    const watch = new ResizeObserver(measure);
    for (const one of [ring.current, ...(ring.current?.querySelectorAll("[data-seat]") ?? [])])
      if (one) watch.observe(one);
    return () => watch.disconnect();
  }, [stands.length]);
  return stands;
}

/** The way from one point to another, one pixel long. @param {Point} a @param {Point} b @returns {Point} */
function way(a, b) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** @param {Point} a @param {Point} way @param {number} far @returns {Point} */
const along = (a, way, far) => ({ x: a.x + way.x * far, y: a.y + way.y * far });

/** How far it is from the middle of a face to the edge of its seat. @param {Stand} stand @param {Point} way */
function reach({ face, rows }, { x, y }) {
  const crossed = rows.filter(({ half, top }) => y > 0 && (Math.abs(x) / y) * top < half);
  const far = crossed.map(({ half, low }) => Math.min(low / y, half / Math.abs(x || 1e-9)));
  return Math.max(face, ...far) + 2 * GAP * face;
}

/** Whether a point lies on what stands at a seat, or at its very edge. @param {Stand} stand @param {Point} at */
const covers = ({ x, y, face, rows }, at) =>
  Math.hypot(at.x - x, at.y - y) < (1 + 2 * GAP) * face ||
  rows.some(({ half, low }) => Math.abs(at.x - x) < half + GAP * face && at.y > y && at.y < y + low + GAP * face);

/**
 * A line that lies on as few others as can be: it bends towards the middle if it must.
 * @param {Stand} a @param {Stand} b @param {Stand[]} others
 * @returns {{start: Point, by: Point, end: Point}}
 */
export function between(a, b, others) {
  const all = [a, b, ...others];
  const middle = {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  };
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const { x, y } = way(a, b);
  const inward = Math.sign((middle.x - half.x) * -y + (middle.y - half.y) * x) || 1;
  const ways = BENDS.map((bend) => {
    const by = along(half, { x: -y * inward, y: x * inward }, bend * a.face);
    const [start, end] = [along(a, way(a, by), reach(a, way(a, by))), along(b, way(b, by), reach(b, way(b, by)))];
    const met = points(start, by, end).filter((at) => others.some((one) => covers(one, at))).length;
    return { start, by, end, met };
  });
  return ways.reduce((best, one) => (one.met < best.met ? one : best));
}

/** Points of a bent line, close together. @param {Point} a @param {Point} by @param {Point} b @returns {Point[]} */
const points = (a, by, b) =>
  Array.from({ length: POINTS + 1 }, (_, i) => {
    const t = i / POINTS;
    const part = (/** @type {"x" | "y"} */ key) => (1 - t) ** 2 * a[key] + 2 * t * (1 - t) * by[key] + t * t * b[key];
    return { x: part("x"), y: part("y") };
  });

/** All lines of a ring. @param {{lines: Line[], stands: Stand[]}} props */
export const Lines = ({ lines, stands }) => html`
  <svg class="cf-lines" aria-hidden="true">
    ${lines.map(({ from, to, kind }) => {
      const [a, b] = [stands[from], stands[to]];
      const others = stands.filter((_, seat) => seat !== from && seat !== to);
      return (
        a &&
        b &&
        html`<${Fire} key=${`${from} ${to} ${kind}`} kind=${kind} face=${a.face} ...${between(a, b, others)} />`
      );
    })}
  </svg>
`;

/** @param {ReturnType<typeof between> & {kind: string, face: number}} props */
function Fire({ start, by, end, kind, face }) {
  const line = useShot();
  const long = HEAD * face;
  const { x, y } = way(Math.hypot(end.x - by.x, end.y - by.y) < 1 ? start : by, end);
  const back = along(end, { x, y }, -long);
  const [left, right] = [along(back, { x: -y, y: x }, long / 1.7), along(back, { x: y, y: -x }, long / 1.7)];
  return html`<g ref=${line} class=${`cf-line cf-line-${kind}`} style=${`--from:${start.x}px ${start.y}px`}>
    <path d=${`M${start.x} ${start.y}Q${by.x} ${by.y} ${back.x} ${back.y}`} />
    <path class="cf-head" d=${`M${end.x} ${end.y}L${left.x} ${left.y} ${right.x} ${right.y}z`} />
  </g>`;
}
