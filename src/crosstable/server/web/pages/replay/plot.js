/** What one bot thought: how sure it was of winning, over the whole game, and why it played what it played. */
import { classes, html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";
import { Choice } from "../../parts/choice/choice.js";

const WIDTH = 320;
const HEIGHT = 110;

/** @typedef {import("../../lib/wire").ThoughtAt} Thought */

/** @param {number} value */
const percent = (value) => Math.round(100 * value);

/** Whether there is something to read in a thought. @param {Thought} thought */
export const tells = ({ value, why }) => value !== null || why !== null;

/** @typedef {{replay: import("../../lib/wire").Replay, at: number, bot: number | null}} Props */

/** @param {Props & {setBot: (seat: number) => void, goTo: (n: number) => void}} props */
export function Plot({ replay, at, bot, setBot, goTo }) {
  const thoughts = replay.thoughts.filter(tells);
  const seats = [...new Set(thoughts.map((one) => one.seat))].sort((a, b) => a - b);
  const moved = thoughts.findLast((one) => one.n <= at) ?? thoughts[0];
  const read = bot ?? moved?.seat ?? 0;
  const thought = thoughts.findLast((one) => one.n <= at && one.seat === read) ?? null;
  return html`
    <section class="plot" aria-labelledby="plot">
      <h2 id="plot">${t("ui-thoughts")}</h2>
      ${
        seats.length > 1 &&
        html`<${Choice} label=${t("ui-review-bot")} of=${seats} value=${read} onChoose=${setBot}
          text=${(/** @type {number} */ seat) => replay.seats[seat] ?? ""} />`
      }
      <${Lines} replay=${replay} at=${at} seats=${seats} read=${read} goTo=${goTo} />
      <div role="status">${
        thought ? html`<${Thought} thought=${thought} names=${replay.seats} />` : html`<p>${t("ui-thought-none")}</p>`
      }</div>
      ${
        thought &&
        thought.n !== at &&
        html`<button class="button small plot-go" onClick=${() => goTo(thought.n)}>
          ${t("ui-review-go", { step: thought.n })}
        </button>`
      }
      <p class="soft">${t("ui-thoughts-line")}</p>
    </section>
  `;
}

/** What it put its chances at, and why. @param {{thought: Thought, names: readonly string[]}} props */
const Thought = ({ thought, names }) => html`
  <p>${t(thought.value === null ? "ui-thought-no-value" : "ui-thought", {
    name: names[thought.seat] ?? "",
    percent: percent(thought.value ?? 0),
    effort: thought.effort,
  })}</p>
  ${thought.why && html`<p class="thought-why">${say(thought.why, names)}</p>`}
`;

/**
 * Every bot's line; only the one that is read stands out.
 * @param {{replay: import("../../lib/wire").Replay, at: number, seats: number[], read: number,
 *   goTo: (n: number) => void}} props
 */
function Lines({ replay, at, seats, read, goTo }) {
  const last = Math.max(1, replay.frames.length - 1);
  /** @param {number} n */
  const x = (n) => (WIDTH * n) / last;
  /** @param {number} value */
  const y = (value) => HEIGHT * (1 - value);
  /** @param {number} seat */
  const points = (seat) =>
    replay.thoughts
      .flatMap((one) =>
        one.seat === seat && one.value !== null ? [`${x(one.n).toFixed(1)},${y(one.value).toFixed(1)}`] : [],
      )
      .join(" ");
  if (!seats.some(points)) return null;
  /** @param {MouseEvent & {currentTarget: Element}} event */
  const jump = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    goTo(Math.round((last * (event.clientX - box.left)) / box.width));
  };
  return html`
    <svg viewBox=${`0 -6 ${WIDTH} ${HEIGHT + 12}`} preserveAspectRatio="none" role="img"
      aria-label=${t("ui-thoughts-plot")} onClick=${jump}>
      <rect class="plot-ground" width=${WIDTH} height=${HEIGHT} />
      <line class="plot-half" x1="0" x2=${WIDTH} y1=${y(0.5)} y2=${y(0.5)} />
      <line class="plot-at" x1=${x(at)} x2=${x(at)} y1="-6" y2=${HEIGHT + 6} />
      ${[...seats.filter((seat) => seat !== read), read].map(
        (seat) => html`<polyline key=${seat} class=${classes("plot-line", seat !== read && "plot-dim")}
          points=${points(seat)} />`,
      )}
    </svg>`;
}
