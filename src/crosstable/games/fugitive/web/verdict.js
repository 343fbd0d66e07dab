/** The row in which a game of Fugitive was decided: what lay there, what was done, and what was better. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";

/** @typedef {import("shell/lib/wire").Weighed} Weighed */

const [WIDE, HIGH] = [42, 58];

/** The numbers a way names. @param {Weighed["ways"][number]} way */
function numbersOf(way) {
  const { number, numbers, way: kind } = way.words.args ?? {};
  if (kind === "draw" || kind === "nothing") return [];
  return numbers === undefined ? [number].filter(Boolean).map(Number) : String(numbers).split(", ").map(Number);
}

/** @param {number} i @param {number} across */
const at = (i, across) => `translate(${4 + (i % across) * WIDE} ${6 + Math.floor(i / across) * HIGH})`;

/** @param {{view: import("./types").FugitiveView, turn: Weighed | null}} props */
export default function Picture({ view, turn }) {
  const ways = (turn?.ways ?? []).filter((way, i) => i === 0 || way.taken);
  const offered = ways.flatMap((way) => numbersOf(way).map((number) => ({ number, taken: way.taken })));
  const across = Math.min(6, Math.max(3, view.row.length, offered.length));
  const rows = Math.ceil(view.row.length / across);
  const more = Math.ceil(offered.length / across);
  return html`<svg class="verdict-row-picture" viewBox=${`0 0 ${8 + across * WIDE} ${(rows + more) * HIGH + 8}`}
    role="img" aria-label=${t("fugitive-verdict-picture")}>
    ${view.row.map((one, i) => html`<g key=${i} transform=${at(i, across)}><${Card} ...${one} /></g>`)}
    ${offered.map(
      ({ number, taken }, i) => html`<g key=${`way ${i}`} transform=${at(rows * across + i, across)}>
        <rect class=${taken ? "verdict-wrong" : "verdict-right"} width="36" height="50" />
        <text class="verdict-number" x="18" y="32" text-anchor="middle">${number}</text>
        ${taken && html`<path class="verdict-crossed" d="M5 45L31 5" />`}
      </g>`,
    )}
  </svg>`;
}

/** A hideout: open, or face down with its number, which everybody may know now. */
/** @param {{card: number | null, up: boolean, sprints: readonly any[]}} props */
const Card = ({ card, up, sprints }) => html`
  <rect class=${up ? "verdict-open" : "verdict-hidden"} width="36" height="50" />
  <text class=${`verdict-number${up ? "" : " verdict-covered"}`} x="18" y="32" text-anchor="middle">${card}</text>
  ${sprints.map((_, i) => html`<path key=${i} class="verdict-sprint" d=${`M${6 + 6 * i} 53h4`} />`)}
`;
