/** The drawn cards of The Resistance: characters with one attribute each, mission cards of the same weight. */
import { html } from "shell/lib/html.js";
import { disc, INK, LAGOON, line, PAPER, ring, SAFFRON, shape, star, VERMILION } from "shell/lib/strokes.js";
import { t } from "shell/lib/texts.js";
import { Card, CardArt, SignCard } from "shell/parts/card/card.js";
import { body, eyes, hat, head, mask, rays, sight } from "shell/parts/card/heads.js";
import { PLOTS } from "./plots.js";
import { cardName, characterName, plotName } from "./words.js";

/** @typedef {import("./types").Character} Character */

/** Which card turns a mission over: one head up, one head down. */
const REVERSER =
  head(80, 50, 22) +
  eyes(72, 88, 50) +
  shape("M48 82h64l-8-10H56z", SAFFRON) +
  `<g transform="rotate(180 80 84)">${
    disc(80, 50, 22, INK) +
    shape("M80 28a22 22 0 0 1 0 44z", "#2c3e63") +
    disc(72, 50, 4, PAPER) +
    disc(88, 50, 4, PAPER) +
    shape("M48 82h64l-8-10H56z", SAFFRON)
  }</g>` +
  line("M22 116V52M138 52v64", PAPER, 8) +
  shape("M22 34 8 56h28zM138 134l14-22h-28z", PAPER);

/** @type {Record<Character | "inquisitor", string>} */
const ART = {
  resistance:
    body(SAFFRON, VERMILION) +
    head() +
    eyes() +
    line("M68 74h24", INK, 4) +
    line("M122 152V28", INK, 8) +
    shape("M122 14h36l-12 14 12 14h-36z", SAFFRON) +
    shape("M112 96h20v18h-20z", PAPER),
  resistance_chief:
    rays + body(PAPER, SAFFRON) + head() + eyes() + star(80, 126, 20, SAFFRON) + line("M70 74q10 8 20 0", INK, 4),
  resistance_hunter:
    body(PAPER, SAFFRON) + head() + sight(60) + line("M14 140 66 104", INK, 8) + shape("M70 101 46 102 61 122z", INK),
  dummy_agent:
    `<g stroke-dasharray="7 6" transform="translate(26 -6)">${
      ring(80, 62, 26, PAPER, 4) + line("M34 160v-31L59 92h42l25 37v31", PAPER, 4)
    }</g>` +
    `<g transform="translate(-20 0)">${body(SAFFRON, VERMILION)}${head()}${eyes()}${line("M68 74h24", INK, 4)}</g>` +
    star(108, 122, 18, PAPER),
  coordinator:
    line("M80 66 24 28M80 66 136 28M80 66 20 120M80 66 140 120", SAFFRON, 6) +
    [
      [24, 28],
      [136, 28],
      [20, 120],
      [140, 120],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 13, PAPER))
      .join("") +
    body(SAFFRON, VERMILION) +
    head() +
    eyes() +
    line("M54 62a26 26 0 0 1 52 0", INK, 7) +
    shape("M48 56h12v18H48z", INK) +
    line("M54 74q4 10 16 8", INK, 4),
  pretender:
    body(PAPER, SAFFRON) +
    head() +
    disc(71, 62, 4, INK) +
    line("M124 152 112 66", SAFFRON, 7) +
    shape("M82 36h52v26q0 26-26 34-26-8-26-34z", INK) +
    disc(97, 60, 5, PAPER) +
    disc(119, 60, 5, PAPER) +
    line("M98 80q10-8 20 0", PAPER, 4),
  resistance_reverser: REVERSER,
  spy:
    body(INK) +
    head() +
    mask(51) +
    shape("M66 94h28L80 128z", PAPER) +
    line("M22 150 138 22", PAPER, 9) +
    line("M70 77q10-7 20 0", INK, 4),
  spy_chief: body(INK) + head() + mask(58) + hat(22) + star(80, 33, 12, SAFFRON) + star(80, 126, 20, SAFFRON),
  spy_hunter:
    body(INK) +
    head() +
    hat(20) +
    sight(64) +
    line("M146 140 94 104", PAPER, 8) +
    shape("M90 101 114 102 99 122z", PAPER),
  deep_agent:
    head(80, 74, 30) +
    mask(60) +
    hat(28) +
    shape("M0 92q20-14 40 0t40 0 40 0 40 0v68H0z", INK) +
    line("M0 116q20-14 40 0t40 0 40 0 40 0M0 138q20-14 40 0t40 0 40 0 40 0", PAPER, 5),
  spy_reverser: REVERSER,
  inquisitor:
    shape("M80 26 20 160h120z", SAFFRON) +
    shape("M80 26v134h60z", "#c8860a") +
    shape("M58 8h44l10 24H48zM77 0h6v10h-6z", INK) +
    head(80, 96, 20) +
    eyes(73, 87, 96) +
    shape("M52 160v-20l16-22h24l16 22v20z", INK),
};

/**
 * A character's card, shown to all or in the hand; without a character it is covered.
 * @param {{character?: Character | null, side?: "resistance" | "spy", look?: "shown" | "held", width?: string,
 *   silent?: boolean}} props `silent`: without its sentence, where that would be too small to read
 */
export const CharacterCard = ({ character, side = "resistance", look = "held", width, silent = false }) =>
  character
    ? html`<${Card} look=${look} side=${side === "spy" ? "red" : "blue"} sign=${side === "spy" ? "slashed" : "chevron"}
        word=${t(`resistance-side-${side}`)} art=${ART[character]} name=${characterName(character)}
        text=${silent ? "" : t(`resistance-about-${character}`)} width=${width} />`
    : html`<${Card} look="covered" width=${width} />`;

/** A character's open card at a face; its words stand below. @param {{character: Character, side: string}} props */
export const OpenCard = ({ character, side }) => html`
  <span class=${`res-open-card res-open-${side}`} aria-hidden="true"><${CardArt} of=${ART[character]} /></span>
`;

/** The Inquisitor's card, which everybody sees. @param {{width?: string}} props */
export const InquisitorCard = ({ width }) => html`
  <${Card} look="shown" side="open" sign="eye" word=${t("resistance-card-open")} art=${ART.inquisitor}
    name=${t("resistance-inquisitor")} text=${t("resistance-about-inquisitor")} width=${width} />
`;

/** @type {Record<string, {ink: "blue" | "red" | "night", art: string}>} */
const MISSION = {
  success: { ink: "blue", art: line("M24 84 64 122 138 34", LAGOON, 24) },
  fail: { ink: "red", art: line("M32 28 128 132M128 28 32 132", VERMILION, 25) },
  chief_fail: {
    ink: "red",
    art: line("M26 24 134 136M134 24 26 136", VERMILION, 23) + disc(80, 80, 36, INK) + star(80, 81, 27, SAFFRON),
  },
  reverse: {
    ink: "night",
    art: line("M54 138V56M106 22v82", INK, 21) + shape("M54 14 86 62H22zM106 146l32-48H74z", INK),
  },
};

/** A mission card, face up. @param {{card: string, width?: string}} props */
export const MissionCard = ({ card, width }) => html`
  <${SignCard} art=${MISSION[card]?.art ?? ""} ink=${MISSION[card]?.ink ?? "night"} word=${cardName(card)}
    width=${width} />
`;

/** A plot card, which lies open. @param {{card: string, width?: string}} props */
export const PlotCard = ({ card, width }) => html`
  <${SignCard} art=${PLOTS[card] ?? ""} ink="night" word=${plotName(card)} width=${width} />
`;

/** The cards of the lobby's deck. @type {import("shell/lib/table-props").DrawnCards} */
export default {
  Card: ({ card, side }) =>
    card === "inquisitor"
      ? html`<${InquisitorCard} />`
      : html`<${CharacterCard} character=${card} side=${side} look="shown" />`,
  name: (card) => (card === "inquisitor" ? t("resistance-inquisitor") : characterName(card)),
};
