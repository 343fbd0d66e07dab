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

/** The decisions that turned the game; none where there is no verdict. @param {import("./source.js").Source} source */
function useMistakes(source) {
  const [found, setFound] = useState(/** @type {import("../../lib/wire").Weighed[]} */ ([]));
  useEffect(() => {
    source.verdict().then(
      ({ mistakes }) => setFound(mistakes.filter((one) => one.decided)),
      () => undefined, // the curve stands for itself
    );
  }, [source]);
  return found;
}

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
  const mistakes = useMistakes(source);
  return html`
    <h2>${t("ui-review-course")}</h2>
    ${
      problem &&
      html`<p class="problem" role="alert">${say(problem, names)}</p>
      <button class="button small" onClick=${ask}>${t("ui-review-again")}</button>`
    }
    ${!curve && !problem && html`<p class="soft" role="status">${t("ui-review-course-working")}</p>`}
    ${
      curve &&
      html`<${Drawn} curve=${curve} mistakes=${mistakes} steps=${steps} names=${names} at=${at}
      goTo=${goTo} />`
    }
  `;
}

/**
 * @param {{curve: Curve, mistakes: import("../../lib/wire").Weighed[], steps: import("./words.js").Step[],
 *   names: readonly string[], at: number,
 *   goTo: (n: number) => void}} props
 */
function Drawn({ curve, mistakes, steps, names, at, goTo }) {
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
    <${Turns} curve=${curve} mistakes=${mistakes} steps=${steps} names=${names} goTo=${goTo} />
    <p class="soft">${say(sides.how, names)}</p>
  `;
}

/**
 * What turned the game: decisions that were mistakes, and steps that moved the chances beyond their error.
 * @param {{curve: Curve, mistakes: import("../../lib/wire").Weighed[], steps: import("./words.js").Step[],
 *   names: readonly string[], goTo: (n: number) => void}} props
 */
function Turns({ curve, mistakes, steps, names, goTo }) {
  const side = say(curve.sides.first, names);
  const told = mistakes.map((one) => ({ n: one.n, words: `${say(one.done, names)} ${say(one.better, names)}` }));
  const swings = curve.turns
    .filter((turn) => !mistakes.some((one) => one.n === turn.n))
    .map(({ n, before, after }) => ({
      n,
      words: t("ui-review-turn", {
        step: n,
        what: steps[n]?.words ?? "",
        side,
        before: percent(before),
        after: percent(after),
      }),
    }));
  const all = [...told, ...swings].sort((one, other) => one.n - other.n);
  if (all.length === 0) return html`<p>${t("ui-review-no-turns")}</p>`;
  return html`<ol class="turns">${all.map(
    ({ n, words }) => html`<li key=${n}><button type="button" onClick=${() => goTo(n)}>${words}</button></li>`,
  )}</ol>`;
}
