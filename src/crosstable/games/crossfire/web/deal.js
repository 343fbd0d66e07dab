/** The deal, played step by step: cards are dealt, passed to the left and mixed, and one sees one's own. */
import { useEffect, useRef, useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { calm, recall, remember } from "shell/lib/settings.js";
import { at, placeOf } from "./ring.js";

/** @typedef {import("./types").CrossfireView} CrossfireView */
/** @typedef {{kind: "dealt" | "passed" | "mixed" | "mine", group: number[], look: {role: string} | null}} Step */

const PACE = 2600;

/** Deals that this device remembers to have shown. */
const MOST = 20;
const SEEN = "crossfire-deal";

/** How long cards are on their way in a step, in milliseconds by pace. @type {Record<string, number>} */
const STEP = { brisk: 450, normal: 800, relaxed: 1200 };

/** The deal as this viewer saw it step by step, and who he is then. @param {CrossfireView} view @returns {Step[]} */
export function stepsOf(view) {
  const looks = [...view.looks];
  const mine = () => looks.shift() ?? null;
  /** @type {Step[]} */
  const steps = [
    { kind: "dealt", group: [], look: mine() },
    { kind: "passed", group: [], look: mine() },
  ];
  for (const group of view.groups)
    steps.push({ kind: "mixed", group, look: view.seat !== null && group.includes(view.seat) ? mine() : null });
  return [...steps, { kind: "mine", group: [], look: view.role && { role: view.role } }];
}

/** @returns {string[]} the deals that were seen on this device */
const seen = () => [recall(SEEN) ?? []].flat();

/**
 * Whether the deal is still being shown, which step, and how to go on. The device remembers that it was seen, in this
 * game of this table and nowhere else.
 * @param {import("./types").Props} props
 */
export function useDeal({ view, replay, kept }) {
  const mark = kept ? `${kept} ${view.seat}` : "";
  const [number, setNumber] = useState(() =>
    replay || view.phase !== "claim" || view.seat === null || seen().includes(mark) ? -1 : 0,
  );
  const watched = useRef(view.seat === null);
  useEffect(() => {
    // a seat taken over: its memory comes first
    if (watched.current && view.seat !== null && view.phase !== "aim") setNumber(0);
    watched.current = view.seat === null;
  }, [view.seat]);
  const steps = stepsOf(view);
  const step = steps[number] ?? null;
  const showing = step !== null && view.phase !== "over"; // the others may go on: one's own card is seen first
  const on = () => {
    if (number + 1 >= steps.length && mark) remember(SEEN, [...seen(), mark].slice(-MOST));
    setNumber(number + 1);
  };
  useEffect(() => {
    if (!showing || step.look || calm()) return undefined; // who asked for stillness goes on by hand
    const timer = setTimeout(on, PACE);
    return () => clearTimeout(timer);
  }, [number, showing]);
  return { showing, step, number, count: steps.length, on, again: () => setNumber(0) };
}

/**
 * The cards on their way; where nothing moves, arrows say where they went.
 * @param {{view: CrossfireView, step: Step, number: number, count: number, pace?: string}} props
 */
export function Cards({ view, step, number, count, pace = "" }) {
  const centre = step.group.map((seat) => placeOf(seat, count, view.seat));
  const ms = calm() ? 0 : (STEP[pace] ?? 800);
  return html`<div class="cf-dealing" aria-hidden="true" style=${`--step:${ms}ms`}>
    ${
      calm() &&
      step.kind === "passed" &&
      view.circle.map((_, i) => html`<${Arrow} key=${i} view=${view} from=${i} count=${count} />`)
    }
    ${view.circle.map((_, card) => {
      const seat = view.circle[(card + (number > 0 ? 1 : 0)) % view.circle.length] ?? 0;
      const mixing = step.group.indexOf(seat);
      const place = placeOf(seat, count, view.seat);
      const middle = { x: mean(centre.map((p) => p.x)), y: mean(centre.map((p) => p.y)) };
      const where = mixing < 0 ? place : { x: (place.x + middle.x) / 2, y: (place.y + middle.y) / 2 };
      return html`<span key=${card} class=${classes("cf-card cf-back cf-moving", mixing >= 0 && "cf-mixing")}
        style=${`${at(where)};--turn:${mixing}`} />`;
    })}
  </div>`;
}

/** One seat to the left. @param {{view: CrossfireView, from: number, count: number}} props */
function Arrow({ view, from, count }) {
  const next = (/** @type {number} */ i) => placeOf(view.circle[i % view.circle.length] ?? 0, count, view.seat);
  const [a, b] = [next(from), next(from + 1)];
  const turn = Math.atan2(b.y - a.y, b.x - a.x).toFixed(2);
  const place = at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  return html`<span class="cf-arrow" style=${`${place};rotate:${turn}rad`}>➜</span>`;
}

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
