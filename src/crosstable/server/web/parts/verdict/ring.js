/** People round a table as one drawing: who did something to whom, and what would have been better. */
import { html } from "../../lib/html.js";
import { drawing } from "../face/face.js";

/** @typedef {import("../../lib/wire").Sentence} Sentence */
/** @typedef {import("../face/recipe.js").Look} Look */
/** @typedef {"lagoon" | "vermilion" | "sand"} Side */
/** @typedef {{team?: boolean, better?: boolean, leader?: boolean, doer?: boolean, side?: Side | null}} Mark */
/** @typedef {{from: number, to: number, better?: boolean, soft?: boolean}} Shot */

const SIZE = 240;
const FAR = 92;
const FACE = 44;

/** Badges have a shape of their own for each side: chevron, slash, disc. @type {Record<Side, string>} */
const SIGNS = {
  lagoon: "M-5 2L0 -4L5 2M-5 6L0 0L5 6",
  vermilion: "M-5 5L5 -5",
  sand: "M-2 0A2 2 0 1 1 2 0A2 2 0 1 1-2 0",
};

/** The seats a sentence names. @param {Sentence | undefined} words @returns {number[]} */
export function seatsIn(words) {
  const { seat, name, names, rest } = /** @type {Record<string, any>} */ (words?.args ?? {});
  const inner = [name, names, rest].flatMap((one) => (one && typeof one === "object" ? seatsIn(one) : []));
  return [...(typeof seat === "number" ? [seat] : []), ...inner];
}

/** Where a seat sits. @param {number} seat @param {number} count @param {number} [far] */
function spot(seat, count, far = FAR) {
  const angle = (2 * Math.PI * seat) / count + Math.PI / 2;
  return { x: SIZE / 2 + far * Math.cos(angle), y: SIZE / 2 + far * Math.sin(angle) };
}

/**
 * @param {{looks: readonly (Look | undefined)[], marks: readonly Mark[], shots?: readonly Shot[], label: string,
 *   children?: any}} props
 */
export function Ring({ looks, marks, shots = [], label, children }) {
  const count = marks.length;
  return html`<svg class="verdict-ring" viewBox=${`0 0 ${SIZE} ${SIZE}`} role="img" aria-label=${label}>
    <defs>
      <clipPath id="verdict-disc"><circle cx="50" cy="50" r="50" /></clipPath>
      <clipPath id="verdict-hexagon"><path d="M50 0L96 25V75L50 100L4 75V25Z" /></clipPath>
    </defs>
    ${shots.map((shot, i) => html`<${Line} key=${i} ...${shot} count=${count} />`)}
    ${children}
    ${marks.map((mark, seat) => html`<${Seat} key=${seat} ...${mark} look=${looks[seat]} at=${spot(seat, count)} />`)}
  </svg>`;
}

/** @param {Mark & {look: Look | undefined, at: {x: number, y: number}}} props */
function Seat({ look, at, team, better, leader, doer, side }) {
  const half = FACE / 2;
  const frame = (/** @type {number} */ more) => ({ x: -half - more, y: -half - more, side: FACE + 2 * more });
  const [inner, outer] = [frame(4), frame(8)];
  return html`<g transform=${`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
    ${better && html`<rect class="verdict-good" x=${outer.x} y=${outer.y} width=${outer.side} height=${outer.side} />`}
    ${team && html`<rect class="verdict-team" x=${inner.x} y=${inner.y} width=${inner.side} height=${inner.side} />`}
    ${
      look &&
      html`<svg x=${-half} y=${-half} width=${FACE} height=${FACE} viewBox="0 0 100 100"><g
        clip-path=${`url(#verdict-${look.bot ? "hexagon" : "disc"})`}
        dangerouslySetInnerHTML=${{ __html: drawing(look, "", false) }} /></svg>`
    }
    ${doer && html`<circle class="verdict-doer" r=${half + 2} />`}
    ${leader && html`<path class="verdict-leader" d="M0 -30l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" />`}
    ${
      side &&
      html`<g transform=${`translate(${half - 4} ${half - 4})`}>
        <circle class=${`verdict-side verdict-${side}`} r="10" />
        <path class="verdict-sign" d=${SIGNS[side]} /></g>`
    }
  </g>`;
}

/** @param {Shot & {count: number}} props */
function Line({ from, to, better, soft, count }) {
  const [a, b] = [spot(from, count), spot(to, count)];
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const [x, y] = [b.x - dx * 30, b.y - dy * 30];
  const kind = better ? "verdict-better" : soft ? "verdict-soft" : "verdict-shot";
  const [backX, backY] = [x - 9 * dx, y - 9 * dy];
  const head = `M${backX - 6 * dy} ${backY + 6 * dx}L${x} ${y}L${backX + 6 * dy} ${backY - 6 * dx}`;
  return html`<path class=${`verdict-aim ${kind}`} d=${`M${a.x} ${a.y}L${x} ${y}${head}`} />`;
}
