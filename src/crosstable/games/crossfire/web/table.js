/** The table of Crossfire: what the shell loads for this game. */
import { useEffect, useRef, useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { lasting } from "shell/lib/motion.js";
import { mostOf, offered } from "shell/lib/offers.js";
import { say, t } from "shell/lib/texts.js";
import { useAsk } from "shell/lib/use-ask.js";
import { vibrate } from "shell/lib/vibrate.js";
import { Turned } from "./cards.js";
import { useDeal } from "./deal.js";
import { useFit } from "./fit.js";
import { Conversation, Heard } from "./heard.js";
import { Opening } from "./opening.js";
import { Playing } from "./playing.js";
import { Prompt } from "./prompt.js";
import { Results, Review } from "./result.js";
import { Ring } from "./ring.js";
import { fallen, useScript } from "./script.js";
import { SeatSheet } from "./sheet.js";
import { Speak } from "./speak.js";
import { Timer } from "./timer.js";
import { mayDouble } from "./words.js";

/** @typedef {import("./types").Props} Props */

/** From so many letters on words on the cloth are smaller. */
const LONG = 50;

/** @param {Props} props */
export default function CrossfireTable(props) {
  const { view, news, replay } = props;
  const deal = useDeal(props);
  useEffect(() => {
    if (!deal.showing && view.seat !== null && !replay) props.onKnow?.();
  }, [deal.showing, view.seat]);
  const script = useScript(props);
  const shown = script.step;
  const table = useRef(/** @type {HTMLElement | null} */ (null));
  useFit(table, `${shown ? "shots" : view.phase} ${view.seat}`);
  const [about, setAbout] = useState(/** @type {number | null} */ (null));
  const [problem, ask] = useAsk();
  const tapping = useTapping(props, ask, setAbout);
  const quiet = shown !== null || view.phase === "aim";
  useEffect(() => {
    if (quiet) setAbout(null); // nobody misses aim and shots behind a sheet
  }, [quiet]);
  const turn = lasting(props.stage, "talk_began"); // all claims turn at once
  useEffect(() => {
    if (turn && view.seat !== null) vibrate(30);
  }, [turn]);
  const asked = view.seat !== null && view.waiting.includes(view.seat) ? view.phase : "";
  useEffect(() => void ask(Promise.resolve(null)), [news]); // a refusal is forgotten with the next news
  useEffect(() => {
    if (!asked || replay) return;
    scrollTo({ top: 0 });
    if (asked === "aim") vibrate([30, 30, 150]);
  }, [asked]);
  return html`
    <div class="round-box"><div ref=${table}
      data-quiet=${quiet ? "" : null}
      class=${classes("round cf-table", replay && "round-replay", shown && "round-night")}>
      <div class="round-stage cf-place">
        <${Ring} ...${props} turn=${turn} onSeat=${props.paused ? null : tapping.onSeat}
          label=${tapping.label} chosen=${tapping.chosen(about)} lines=${shown?.lines ?? tapping.lines}
          lowered=${shown?.lowered} shot=${shown ? shown.shot : fallen(view)} telling=${shown !== null}
          roles=${shown ? view.roles.map((role, seat) => (shown.open.includes(seat) ? role : null)) : view.roles}
          middle=${html`<${Middle} ...${props} step=${shown} />`} />
      </div>
      ${
        !props.replay &&
        html`<${Dock} ...${props} ask=${ask} problem=${problem} shots=${shown !== null}
          skip=${script.skip} />`
      }
      <div class="round-panel cf-panel">
        ${props.below}
        ${
          view.phase === "over"
            ? !shown && html`<${Over} ...${props} again=${script.again} />`
            : !shown && html`<${Playing} ...${props} deal=${deal} />`
        }
      </div>
      ${deal.showing && html`<${Opening} ...${props} deal=${deal} />`}
      ${about !== null && html`<${SeatSheet} ...${props} seat=${about} onClose=${() => setAbout(null)} />`}
    </div></div>
  `;
}

CrossfireTable.reveals = true;

/**
 * What one has to do now, always in sight of a thumb.
 * @param {Props & {ask: import("./playing.js").Ask, problem: import("shell/lib/wire").Sentence | null,
 *   shots: boolean}} props
 */
function Dock(props) {
  const { view, players, shots, problem } = props;
  if (view.phase === "over" && !shots) return null;
  return html`
    <div class="round-dock" data-phase=${view.phase}>
      <${Conversation} ...${props}>
        ${view.seat !== null && view.phase === "talk" && html`<${Speak} ...${props} />`}
      <//>
      ${
        shots
          ? html`<button class="button" onClick=${props.skip}>${t("crossfire-ui-script-skip")}</button>`
          : html`<${Prompt} ...${props} />`
      }
      ${
        problem &&
        !shots &&
        html`<p class="problem" role="alert">${say(
          problem,
          players.map((player) => player.name),
        )}</p>`
      }
    </div>`;
}

/**
 * What a tap on a seat means now.
 * @param {Props} props
 * @param {(asked: Promise<unknown>) => Promise<boolean>} ask
 * @param {(seat: number) => void} setAbout
 */
function useTapping({ view, act }, ask, setAbout) {
  const aiming = offered(view, "aim");
  const guns = mostOf(aiming?.fields.at) || 1;
  const both = mayDouble(view);
  const [half, setHalf] = useState(/** @type {number[]} */ ([]));
  const sniping = offered(view, "place_shots");
  /** @param {number} seat */
  const aim = (seat) => {
    const others = (half.length ? half : view.aim).filter((one) => one !== seat);
    const twice = half.includes(seat);
    const next = twice ? (both ? [seat] : others) : [...others, seat].slice(-guns);
    setHalf(guns === 1 ? [] : next);
    if (next.length === guns || (twice && both)) void ask(act({ type: "aim", at: next }));
  };
  const aims = half.length ? half : view.aim;
  return {
    onSeat: aiming ? aim : view.phase === "talk" && view.seat !== null ? setAbout : null,
    label: () => t(aiming ? "crossfire-ui-tap-aim" : sniping ? "crossfire-ui-tap-shot" : "crossfire-ui-tap-about"),
    chosen: (/** @type {number | null} */ about) =>
      view.phase === "aim" ? aims : [...(sniping ? view.shots : []), ...(about === null ? [] : [about])],
    lines: view.phase === "aim" ? aims.map((to) => ({ from: view.seat ?? 0, to, kind: "aim" })) : [],
  };
}

/** @param {Props & {step: import("./script.js").Step | null}} props */
function Middle(props) {
  const { view, step } = props;
  if (view.result && !step?.words) {
    const side = view.outcome?.why.key === "crossfire-bomber-wins" ? "bomber" : view.result.team;
    return html`<p class=${`cf-winner cf-winner-${side}`}>${t(`crossfire-ui-wins-${side}`)}</p>`;
  }
  if (step)
    return html`
      <${Turned} class="cf-turned" cards=${step.cards ?? []} names=${props.players.map((player) => player.name)} />
      <p key=${step.words}
        class=${classes("cf-words", step.count && "cf-count", step.words.length > LONG && "cf-long")}>
        ${step.count ? step.words : html`<span>${step.words}</span>`}</p>`;
  return html`<${Timer} ...${props} word=${t(`crossfire-ui-phase-${view.phase}`)} />`;
}

/** @param {Props & {again: () => void}} props */
const Over = (props) => html`
    ${!props.replay && props.ending}
    <${Results} ...${props} />
    ${
      props.view.result &&
      html`<button class="plain" onClick=${props.again}>
        ${t("crossfire-ui-script-again")}
      </button>`
    }
    ${!props.replay && html`<${Review} ...${props} />`}
    ${props.replay ? html`<${Heard} ...${props} />${props.ending}` : html`<${Conversation} ...${props} />`}
  `;
