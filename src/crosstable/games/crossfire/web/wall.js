/** Crossfire on a room screen: everybody round the cloth with a claim, the time in the middle, shots across it. */
import { useRef } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { addStyle } from "shell/lib/style.js";
import { t, useTexts } from "shell/lib/texts.js";
import { Headline, Wall, WallSeat, WallTimer } from "shell/parts/wall/wall.js";
import { Turned } from "./cards.js";
import { Lines, useStands } from "./fire.js";
import { useTipping } from "./motion.js";
import { fallen, lastOf, useScript } from "./script.js";
import { claimName, roleName, sayStatement, teamOf, teamSign } from "./words.js";

/** @typedef {import("./types").WallProps} Props */
/** @typedef {import("./script.js").Step} Step */

void addStyle("/games/crossfire/web/wall.css");

/** The ring in a picture of 1800 × 850: its middle, its radii, and how square it is. */
const RING = { x: 900, y: 425, rx: 725, ry: 320, square: 2.6 };

/** Points of the ring, close together. @type {[number, number][]} */
const ROUND = Array.from({ length: 720 }, (_, i) => {
  const turn = (i / 720) * 2 * Math.PI + Math.PI / 2;
  const bend = (/** @type {number} */ n) => Math.sign(n) * Math.abs(n) ** (2 / RING.square);
  return [RING.x + RING.rx * bend(Math.cos(turn)), RING.y + RING.ry * bend(Math.sin(turn))];
});

/** Where each of so many sits: as far from each other as the ring allows, clockwise. @param {number} count */
export function places(count) {
  const steps = ROUND.map((point, i) => {
    const next = ROUND[(i + 1) % ROUND.length] ?? point;
    return Math.hypot(next[0] - point[0], next[1] - point[1]);
  });
  const whole = steps.reduce((sum, one) => sum + one, 0);
  let [gone, seat] = [0, 0];
  /** @type {[number, number][]} */
  const found = [];
  for (const [i, step] of steps.entries()) {
    if (seat < count && gone >= (seat * whole) / count - 1e-6) found[seat++] = ROUND[i] ?? [0, 0];
    gone += step;
  }
  return found;
}

/** @param {Props} props */
export default function CrossfireWall(props) {
  const { view, players } = props;
  const texts = useTexts("wall");
  const names = players.map((player) => player.name);
  const { step } = useScript(/** @type {any} */ (props));
  const shot = step ? step.shot : fallen(view); // who lay there before falls only once
  const table = useTipping(shot);
  const ring = useRef(/** @type {HTMLElement | null} */ (null));
  const stands = useStands(ring);
  if (!texts) return null;
  const final = view.phase === "over" ? lastOf(props.past, { view, names }) : null;
  const shown = step ?? final;
  const over = step ? null : props.over;
  const said = step ? null : lastSaid(props);
  return html`
    <${Wall} title=${props.title} code=${props.code}
      night=${step !== null || view.phase === "aim" || view.phase === "over"}
      class="cf-wall" table=${table}>
      <div class="cfw-ring" ref=${ring} data-count=${players.length}>
        <${Lines} lines=${step?.lines ?? hits(final)} stands=${stands} />
        <div class="cfw-middle"><${Middle} ...${props} step=${step} over=${over} said=${said} /></div>
        <ol>${places(players.length).map(
          ([x, y], seat) => html`<li key=${seat} data-seat=${seat} data-says=${said?.seat === seat ? "" : null}
            style=${`--x:${x.toFixed(0)};--y:${y.toFixed(0)}`}>
            <${Seat} ...${props} seat=${seat} step=${shown} over=${over} shot=${shot.includes(seat)} /></li>`,
        )}</ol>
      </div>
      ${over?.aside && html`<div class="cfw-standings">${over.aside}</div>`}
    <//>
  `;
}

CrossfireWall.reveals = true;

/** In the end only the shots that have hit are left. @param {Step | null} last */
const hits = (last) => last?.lines.filter(({ kind }) => kind === "hit") ?? [];

/** What was said last, while people talk. @param {Props} props */
const lastSaid = ({ view, past }) =>
  (view.phase === "talk" && past.flat().findLast((event) => event.type === "said")?.statement) || null;

/** @param {Props & {step: Step | null, said: ReturnType<typeof lastSaid>}} props */
function Middle({ view, players, secondsLeft, step, over, said }) {
  if (step?.count) return html`<b key=${step.words} class="wall-numeral">${step.words}</b>`;
  if (step?.words)
    return html`
      <${Turned} class="cfw-turned" cards=${step.cards ?? []} names=${players.map((player) => player.name)} />
      <${Headline} words=${step.words.split(" ").length > 12 ? t("crossfire-wall-reveal") : step.words} />`;
  const side = view.outcome?.why.key === "crossfire-bomber-wins" ? "bomber" : view.result?.team;
  if (step) return side && html`<${Headline} words=${t(`crossfire-ui-wins-${side}`)} />`;
  if (over) {
    const words = side ? t(`crossfire-ui-wins-${side}`) : over.words;
    const line = over.line.startsWith(words) ? over.line.slice(words.length).replace(/^\W+/, "") : over.line;
    return html`<${Headline} words=${words} line=${line} />`;
  }
  const clock = view.clock?.key;
  return html`${clock && html`<${WallTimer} bare=${view.phase === "aim"} left=${() => secondsLeft(clock)} />`}
    ${
      said
        ? html`<p class="wall-line cfw-said">${sayStatement(
            said,
            view,
            players.map((player) => player.name),
          )}</p>`
        : html`<${Headline} words=${t(`crossfire-wall-${view.phase}`)} />`
    }`;
}

/** @param {Props & {seat: number, step: Step | null, shot: boolean}} props */
function Seat({ view, players, seat, step, over, shot }) {
  const role = step ? (step.open.includes(seat) ? view.roles[seat] : null) : view.roles[seat];
  const claim = view.claims[seat];
  const done =
    view.phase === "talk" ? view.ready.includes(seat) : view.phase === "claim" && !view.waiting.includes(seat);
  return html`
    <${WallSeat} player=${players[seat]} hit=${shot} card=${done}
      dim=${!over && (step?.lowered.includes(seat) ?? false) && !shot}
      mood=${shot ? "hit" : over ? (view.outcome?.winners.includes(seat) ? "won" : "lost") : ""}
      tag=${
        role
          ? html`<span class=${`cfw-role cfw-team-${teamOf(role)}`}>
              <i aria-hidden="true">${teamSign(role)}</i> ${roleName(role)}</span>`
          : claim && html`<span class=${claim === "undeclared" ? "cfw-none" : "cfw-claim"}>${claimName(claim)}</span>`
      }>
      ${view.shots.includes(seat) && html`<i class="cfw-shotcard" aria-hidden="true">◎</i>`}
    <//>
  `;
}
