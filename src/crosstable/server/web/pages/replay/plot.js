/** What the bots thought: how sure each was of winning, over the whole game. */
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";

const WIDTH = 320;
const HEIGHT = 110;

/** @typedef {import("../../lib/wire").ThoughtAt} Thought */

/** @param {number} value */
const percent = (value) => Math.round(100 * value);

/**
 * @param {{replay: import("../../lib/wire").Replay, at: number, thought: Thought | null,
 *   goTo: (n: number) => void}} props
 */
export function Plot({ replay, at, thought, goTo }) {
  const last = Math.max(1, replay.frames.length - 1);
  /** @param {number} n */
  const x = (n) => (WIDTH * n) / last;
  /** @param {number} value */
  const y = (value) => HEIGHT * (1 - value);
  const seats = [...new Set(replay.thoughts.map((one) => one.seat))].sort();
  /** @param {number} seat */
  const points = (seat) =>
    replay.thoughts.flatMap((one) => (one.seat === seat && one.value !== null ? [{ n: one.n, value: one.value }] : []));
  /** @param {MouseEvent & {currentTarget: Element}} event */
  const jump = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    goTo(Math.round((last * (event.clientX - box.left)) / box.width));
  };
  return html`
    <section class="plot" aria-labelledby="plot">
      <h2 id="plot">${t("ui-thoughts")}</h2>
      <p class="soft">${t("ui-thoughts-line")}</p>
      <svg viewBox=${`0 -6 ${WIDTH} ${HEIGHT + 12}`} preserveAspectRatio="none" role="img"
        aria-label=${t("ui-thoughts-plot")} onClick=${jump}>
        <rect class="plot-ground" width=${WIDTH} height=${HEIGHT} />
        <line class="plot-half" x1="0" x2=${WIDTH} y1=${y(0.5)} y2=${y(0.5)} />
        <line class="plot-at" x1=${x(at)} x2=${x(at)} y1="-6" y2=${HEIGHT + 6} />
        ${seats.map(
          (seat, i) => html`<polyline class=${`plot-line plot-line-${i % 2}`}
            points=${points(seat)
              .map((p) => `${x(p.n).toFixed(1)},${y(p.value).toFixed(1)}`)
              .join(" ")} />`,
        )}
      </svg>
      <p class="plot-keys">
        ${seats.map((seat, i) => html`<span class=${`plot-key plot-key-${i % 2}`}>${replay.seats[seat]}</span>`)}
      </p>
      <p role="status">${
        thought
          ? t(thought.value === null ? "ui-thought-no-value" : "ui-thought", {
              name: replay.seats[thought.seat] ?? "",
              percent: percent(thought.value ?? 0),
              effort: thought.effort,
            })
          : t("ui-thought-none")
      }</p>
      ${thought?.why && html`<p class="thought-why">${say(thought.why, replay.seats)}</p>`}
    </section>
  `;
}
