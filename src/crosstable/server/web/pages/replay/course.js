/** The course of the game as a line, with its turning points. */
import { useEffect, useState } from "preact/hooks";
import { Failure } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";

/** @typedef {import("../../lib/wire").Curve} Curve */

const WIDTH = 320;
const HEIGHT = 120;

/** @param {number} value */
const percent = (value) => Math.round(100 * value);

/** @param {import("./source.js").Source} source */
function useCurve(source) {
  const [curve, setCurve] = useState(/** @type {Curve | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../../lib/wire").Sentence | null} */ (null));
  const ask = () => {
    setProblem(null);
    source
      .curve()
      .then(setCurve, (error) => setProblem(error instanceof Failure ? error.why : { key: "ui-no-server" }));
  };
  useEffect(ask, [source]);
  return { curve, problem, ask };
}

/**
 * @param {{source: import("./source.js").Source, steps: import("./words.js").Step[], names: readonly string[],
 *   at: number, goTo: (n: number) => void}} props
 */
export function Course({ source, steps, names, at, goTo }) {
  const { curve, problem, ask } = useCurve(source);
  return html`
    <h2>${t("ui-review-course")}</h2>
    ${
      problem &&
      html`<p class="problem" role="alert">${say(problem, names)}</p>
      <button class="button small" onClick=${ask}>${t("ui-review-again")}</button>`
    }
    ${!curve && !problem && html`<p class="soft" role="status">${t("ui-review-course-working")}</p>`}
    ${curve && html`<${Drawn} curve=${curve} steps=${steps} names=${names} at=${at} goTo=${goTo} />`}
  `;
}

/**
 * @param {{curve: Curve, steps: import("./words.js").Step[], names: readonly string[], at: number,
 *   goTo: (n: number) => void}} props
 */
function Drawn({ curve, steps, names, at, goTo }) {
  const { sides, values, turns } = curve;
  const last = Math.max(1, values.length - 1);
  const [first, second] = [say(sides.first, names), say(sides.second, names)];
  /** @param {number} n */
  const x = (n) => (WIDTH * n) / last;
  /** @param {number} value */
  const y = (value) => HEIGHT * (1 - value);
  const line = values.map((value, n) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const now = values[at] ?? 0;
  /** @param {MouseEvent & {currentTarget: Element}} event */
  const jump = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    goTo(Math.round((last * (event.clientX - box.left)) / box.width));
  };
  return html`
    <div class="course">
      <p class="course-side">${first}</p>
      <div class="course-plot">
        <svg viewBox=${`0 -2 ${WIDTH} ${HEIGHT + 4}`} preserveAspectRatio="none" role="img"
          aria-label=${t("ui-review-course-plot", { first })} onClick=${jump}>
          <rect class="plot-ground" width=${WIDTH} height=${HEIGHT} />
          <polygon class="course-area" points=${`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
          <line class="plot-half" x1="0" x2=${WIDTH} y1=${y(0.5)} y2=${y(0.5)} />
          <polyline class="plot-line" points=${line} />
          <line class="plot-at" x1=${x(at)} x2=${x(at)} y1="-2" y2=${HEIGHT + 2} />
        </svg>
        ${turns.map(
          (turn, i) => html`<button type="button" class="course-turn" key=${turn.n}
            aria-label=${t("ui-review-go", { step: turn.n })}
            style=${`left:clamp(0.85rem, ${(100 * turn.n) / last}%, 100% - 0.85rem);top:${100 * (1 - turn.after)}%`}
            onClick=${() => goTo(turn.n)}>${i + 1}</button>`,
        )}
      </div>
      <p class="course-side">${second}</p>
    </div>
    <p role="status">
      <strong>
        ${t("ui-review-course-now", { step: at, first, second, one: percent(now), two: 100 - percent(now) })}
      </strong>
    </p>
    ${
      turns.length > 0
        ? html`<ol class="turns">${turns.map(
            (turn) => html`<li key=${turn.n}><button type="button" onClick=${() => goTo(turn.n)}>
              ${t("ui-review-turn", {
                step: turn.n,
                what: steps[turn.n]?.words ?? "",
                side: first,
                before: percent(turn.before),
                after: percent(turn.after),
              })}
            </button></li>`,
          )}</ol>`
        : html`<p>${t("ui-review-no-turns")}</p>`
    }
    <p class="soft">${say(sides.how, names)}</p>
  `;
}
