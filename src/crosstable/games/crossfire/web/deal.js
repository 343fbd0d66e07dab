/** The deal, played step by step: cards are dealt, passed to the left and mixed, and one sees one's own. */
import { useEffect, useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { recall, remember } from "shell/lib/settings.js";
import { t } from "shell/lib/texts.js";
import { Face } from "./card.js";
import { neighbours } from "./looks.js";
import { at, placeOf } from "./ring.js";

/** @typedef {import("./types").CrossfireView} CrossfireView */
/** @typedef {{kind: "dealt" | "passed" | "mixed", group: number[], look: import("./types").Look | null}} Step */

const PACE = 2600;

/** Who asked for stillness goes on by hand. */
const still = () =>
  document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The steps of the deal as this viewer saw them. @param {CrossfireView} view @returns {Step[]} */
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
  return steps;
}

/** Whether the deal is still being shown, which step, and how to go on. The device remembers that it was seen.
 * @param {CrossfireView} view @param {boolean} replay */
export function useDeal(view, replay) {
  const mark = `${view.seat}:${view.dealer}:${view.looks.map((look) => look.role).join()}`;
  const [step, setStep] = useState(() =>
    replay || view.phase !== "claim" || view.seat === null || recall("crossfire-deal") === mark ? -1 : 0,
  );
  const steps = stepsOf(view);
  const showing = step >= 0 && step < steps.length && view.phase === "claim";
  const on = () => {
    if (step + 1 >= steps.length) remember("crossfire-deal", mark);
    setStep(step + 1);
  };
  useEffect(() => {
    if (!showing || still()) return undefined;
    const timer = setTimeout(on, PACE);
    return () => clearTimeout(timer);
  }, [step, showing]);
  return { showing, step: steps[step] ?? null, number: step, count: steps.length, on, again: () => setStep(0) };
}

/** The cards on their way. @param {{view: CrossfireView, step: Step, number: number, count: number}} props */
export function Cards({ view, step, number, count }) {
  const centre = step.group.map((seat) => placeOf(seat, count, view.seat));
  return html`<div class="cf-dealing" aria-hidden="true">
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

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/**
 * What one sees at this step, in words and as a card.
 * @param {{view: CrossfireView, step: Step, names: readonly string[]}} props
 */
export function Seen({ view, step, names }) {
  const beside = view.seat === null || !view.circle.includes(view.seat) ? null : neighbours(view, view.seat);
  const group = step.group.map((seat) => names[seat]).join(", ");
  const words =
    step.kind === "mixed"
      ? t(step.look ? "crossfire-ui-deal-mixed-you" : "crossfire-ui-deal-mixed", { names: group })
      : t(beside ? `crossfire-ui-deal-${step.kind}` : `crossfire-ui-deal-${step.kind}-all`, {
          left: names[beside?.left ?? 0] ?? "",
          right: names[beside?.right ?? 0] ?? "",
        });
  return html`<div class="cf-seen" aria-live="polite">${step.look && html`<${Face} role=${step.look.role} />`}
    <p>${words}</p></div>`;
}
