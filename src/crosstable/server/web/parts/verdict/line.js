/** A seat's chance over the whole game as one line, with the place where it turned. */
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";

/** @typedef {import("../../lib/wire").Verdict} Verdict */

export const WIDTH = 362;
export const HEIGHT = 92;
const LOW = 88;
const HIGH = 24;
const EDGE = 14;

/** @param {number} value */
export const percent = (value) => Math.round(100 * value);

/** @typedef {{x: number, y: number}} Point */

/** Where the points of the line lie. @param {readonly number[]} line @returns {Point[]} */
export function points(line) {
  const last = Math.max(1, line.length - 1);
  return line.map((value, n) => ({
    x: EDGE + ((WIDTH - 2 * EDGE) * n) / last,
    y: LOW - (LOW - HIGH) * value,
  }));
}

/** @param {{verdict: Verdict, names: readonly string[]}} props */
export function Line({ verdict, names }) {
  const { line, turn, errors } = verdict;
  const [first, last] = [line[0] ?? 0, line.at(-2) ?? line[0] ?? 0];
  return html`
    <figure class="verdict-line">
      <figcaption>
        <b>${t(verdict.seat === null ? "ui-verdict-chance-watched" : "ui-verdict-chance")}</b>
        <span class="soft">${t(verdict.known ? "ui-verdict-known" : "ui-verdict-cards")}${
          Math.max(...errors) > 0 && html` · <span class="verdict-shaded">${t("ui-verdict-margin")}</span>`
        }</span>
      </figcaption>
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img"
        aria-label=${t("ui-verdict-line", { first: percent(first), last: percent(last) })}>
        <title>${say(verdict.how, names)}</title>
        <${Drawn} line=${line} errors=${errors} at=${turn?.n ?? null} />
      </svg>
    </figure>
  `;
}

/** How far off the line may be. @param {readonly number[]} line @param {readonly number[]} errors */
function margin(line, errors) {
  const shifted = (/** @type {number} */ sign) =>
    points(line.map((value, n) => Math.min(1, Math.max(0, value + sign * (errors[n] ?? 0)))));
  return [...shifted(1), ...shifted(-1).reverse()].map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/**
 * Where the first chance is written, above or below the start of the line: clear of what marks the turn; null if that
 * stands all round it. @param {Point} start @param {readonly (Point | undefined)[]} marks @param {Point | null} cost
 */
function besideStart({ x, y }, marks, cost) {
  /** @param {number} foot */
  const free = (foot) =>
    foot > (cost && cost.x < x + 84 ? 32 : 13) &&
    foot < HEIGHT - 1 &&
    marks.every((mark) => !mark || mark.x > x + 60 || Math.abs(mark.y - foot + 6) > 16);
  return (y < 48 ? [22, -8, 30, 40] : [-8, -19, 22, -30, -40]).map((step) => y + step).find(free) ?? null;
}

/** @param {{line: readonly number[], errors: readonly number[], at: number | null}} props */
function Drawn({ line, errors, at }) {
  const all = points(line);
  const [start, end] = [all[0], all.at(-1)];
  const text = all.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const [before, after] = at === null ? [] : [all[at - 1], all[at]];
  if (!start || !end) return null;
  const label = after && { x: Math.min(WIDTH - 50, Math.max(50, after.x)), y: 14 };
  const foot = besideStart(start, [before, after], label ?? null);
  const cost = at === null ? 0 : percent(line[at] ?? 0) - percent(line[at - 1] ?? 0);
  return html`
    <path class="verdict-half" d=${`M0 ${(LOW + HIGH) / 2}H${WIDTH}`} />
    <polygon class="verdict-area" points=${`${start.x},${LOW} ${text} ${end.x},${LOW}`} />
    <polygon class="verdict-margin" points=${margin(line, errors)} />
    <polyline class="verdict-curve" points=${text} />
    ${
      before &&
      after &&
      html`<path class="verdict-drop" d=${`M${before.x} ${before.y}L${after.x} ${after.y}`} />
      <circle class="verdict-before" cx=${before.x} cy=${before.y} r="7" />
      <path class="verdict-after" d=${`M${after.x - 7} ${after.y - 7}l14 14m0 -14l-14 14`} />
      <text class="verdict-cost" x=${label?.x} y=${label?.y} text-anchor="middle">${
        cost ? t("ui-verdict-cost", { points: cost > 0 ? `+${cost}` : `−${-cost}` }) : t("ui-verdict-here")
      }</text>`
    }
    ${
      foot !== null &&
      html`<text x=${start.x} y=${foot}>${t("ui-verdict-percent", { chance: percent(line[0] ?? 0) })}</text>`
    }
  `;
}
