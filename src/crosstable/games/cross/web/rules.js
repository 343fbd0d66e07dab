/** The rules of CROSS, with pictures. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Section } from "shell/pages/rules/section.js";
import { Banner } from "shell/parts/banner/banner.js";
import { Board } from "./board/board.js";
import { Stone } from "./board/stone.js";
import { boardOf } from "./geometry.js";
import book from "./rulebook.js";

/** @typedef {import("./types").CrossView} CrossView */

const SIZE = 4;

/**
 * A position for a picture.
 * @param {string} yellow cells with yellow stones
 * @param {string} red
 * @param {Partial<CrossView>} more
 * @returns {CrossView}
 */
function position(yellow, red, more) {
  const stones = boardOf(SIZE).cells.map(({ name }) =>
    yellow.split(" ").includes(name) ? "y" : red.split(" ").includes(name) ? "r" : ".",
  );
  return {
    seat: null,
    waiting: [],
    offers: [],
    clock: null,
    outcome: null,
    size: SIZE,
    stones: stones.join(""),
    colours: ["yellow", "red"],
    turn: "yellow",
    moves: [],
    last: null,
    chains: [],
    fates: [],
    deciding: null,
    ...more,
  };
}

/** @param {string} cells @param {number[]} sides */
const chain = (cells, sides) => ({ cells: cells.split(" "), sides });

const CORNER = "a4 b4 c4";
const WIN = "a3 b3 c4 d4 d3 e2 e1 e4 e5 e6";
const LOSE = "b5 c5 d5 d4 e3 e2 e1";
const BOTH = "a3 b3 c4 d4 d3 e2 e1 e4 f4 f5 g3";

/** @type {{part: string, view: CrossView | null, shown?: string}[]} */
const PARTS = [
  { part: "turn", view: position("c3", "", { last: "c3" }) },
  { part: "sides", view: position(CORNER, "d3 e3", { chains: [chain(CORNER, [0, 1])] }), shown: "a4" },
  { part: "win", view: position(WIN, "c3 c2 b2 d5 d6 c5 f2 f3 f4", { deciding: chain(WIN, [0, 2, 4]) }) },
  { part: "lose", view: position("c3 c2 d3 f3 f4 e5 b3", LOSE, { deciding: chain(LOSE, [1, 4]) }) },
  { part: "both", view: position(BOTH, "c3 c2 d5 d6 e5 c5 f2 f3 b2 b4", { deciding: chain(BOTH, [0, 2, 4]) }) },
  { part: "swap", view: null },
];

export default function Rules() {
  return html`
    <${Banner} game="cross" title=${t("cross-name")}><p>${t("cross-rules-lead")}</p><//>
    ${PARTS.map(
      ({ part, view, shown }) => html`
        <${Section} game="cross" part=${part} rules=${book.chapters[part]} picture=${
          view
            ? html`<${Board} still view=${view} shown=${shown ?? null} label=${t(`cross-rules-${part}-picture`)} />`
            : html`<${SwapPicture} />`
        } />`,
    )}
    <${Section} game="cross" part="end" rules=${book.chapters.end} />
  `;
}

/** Two players exchange their stones. */
const SwapPicture = () => html`
  <svg class="swap-picture" viewBox="-4 -2 8 4" role="img" aria-label=${t("cross-rules-swap-picture")}>
    <path d="M-1.6-.7H1.3M.7-1.3 1.3-.7.7-.1M1.6.7H-1.3M-.7.1-1.3.7-.7 1.3" />
    <${Stone} colour="yellow" x=${-2.7} y=${0} /><${Stone} colour="red" x=${2.7} y=${0} />
  </svg>
`;
