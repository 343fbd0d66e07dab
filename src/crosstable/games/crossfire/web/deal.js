/** The deal, played step by step: cards are dealt, passed to the left and mixed, and one sees one's own. */
import { useEffect, useRef, useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { calm, recall, remember } from "shell/lib/settings.js";
import { list, t } from "shell/lib/texts.js";
import { Face } from "shell/parts/face/face.js";
import { Eye, useHold } from "shell/parts/round/hold.js";
import { RoleCard } from "./cards.js";
import { neighbours } from "./looks.js";
import { at, placeOf } from "./ring.js";

/** @typedef {import("./types").CrossfireView} CrossfireView */
/** @typedef {{kind: "dealt" | "passed" | "mixed", group: number[], look: import("./types").Look | null}} Step */

const PACE = 2600;

/** How long cards are on their way in a step, in milliseconds by pace. @type {Record<string, number>} */
const STEP = { brisk: 450, normal: 800, relaxed: 1200 };

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

/**
 * Whether the deal is still being shown, which step, and how to go on: what one may look at waits until one has. The
 * device remembers that it was seen.
 * @param {CrossfireView} view
 * @param {boolean} replay
 */
export function useDeal(view, replay) {
  const mark = `${view.seat}:${view.dealer}:${view.looks.map((look) => look.role).join()}`;
  const [number, setNumber] = useState(() =>
    replay || view.phase !== "claim" || view.seat === null || recall("crossfire-deal") === mark ? -1 : 0,
  );
  const watched = useRef(view.seat === null);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (watched.current && view.seat !== null) {
      setNumber(0); // a seat taken over: its memory comes first
      setLate(true);
    }
    watched.current = view.seat === null;
  }, [view.seat]);
  const [looked, setLooked] = useState(-1);
  const looking = useHold(() => {
    setLooked(number);
    navigator.vibrate?.(20);
  });
  const steps = stepsOf(view);
  const step = steps[number] ?? null;
  const showing = step !== null && (view.phase === "claim" || (late && view.phase === "talk"));
  const ready = step?.look === null || looked === number;
  const on = () => {
    if (number + 1 >= steps.length) remember("crossfire-deal", mark);
    setNumber(number + 1);
  };
  useEffect(() => {
    if (!showing || step.look || calm()) return undefined; // who asked for stillness goes on by hand
    const timer = setTimeout(on, PACE);
    return () => clearTimeout(timer);
  }, [number, showing]);
  return { showing, step, number, count: steps.length, looking, ready, on, again: () => setNumber(0) };
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

/**
 * One's card of this step, covered until it is held; or those who mix theirs.
 * @param {{deal: ReturnType<typeof useDeal>, mode: string, players: import("./types").Props["players"]}} props
 */
export const Seen = ({ deal, mode, players }) => html`
  <div class="cf-seen" role="status">
    ${
      deal.step?.look
        ? html`<${RoleCard} role=${deal.looking.open ? deal.step.look.role : null} mode=${mode} />`
        : deal.step?.group.map((seat) => html`<${Face} key=${seat} of=${players[seat]?.face} />`)
    }
  </div>
`;

/**
 * What happens at this step in words, the bar to hold, and the way on.
 * @param {{view: CrossfireView, players: {name: string}[], deal: ReturnType<typeof useDeal>}} props
 */
export function Dealing({ view, players, deal }) {
  const names = players.map((player) => player.name);
  const { step } = deal;
  if (!step) return null;
  const beside = view.seat === null || !view.circle.includes(view.seat) ? null : neighbours(view, view.seat);
  const words =
    step.kind === "mixed"
      ? t(step.look ? "crossfire-ui-deal-mixed-you" : "crossfire-ui-deal-mixed", {
          names: list(step.group.map((seat) => names[seat] ?? "")),
        })
      : t(beside ? `crossfire-ui-deal-${step.kind}` : `crossfire-ui-deal-${step.kind}-all`, {
          left: names[beside?.left ?? 0] ?? "",
          right: names[beside?.right ?? 0] ?? "",
        });
  return html`
    <p class="round-question cf-do cf-dealing">${words}</p>
    ${
      step.look &&
      html`<button type="button" class="hold-bar" aria-expanded=${deal.looking.open} ...${deal.looking.held}>
        <${Eye} /><strong>${t("ui-hold-look")}</strong>
      </button>`
    }
    <div class="cf-row">
      <button class="button main" disabled=${!deal.ready} onClick=${deal.on}>
        ${t(deal.number + 1 < deal.count ? "crossfire-ui-deal-next" : "crossfire-ui-deal-done")}
      </button>
      <span class="soft">${t("crossfire-ui-deal-step", { step: deal.number + 1, count: deal.count })}</span>
    </div>
  `;
}
