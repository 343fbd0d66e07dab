/** The drawn cards of Crossfire: every role with the one thing it is known by. */
import { html } from "shell/lib/html.js";
import { disc, INK, LAGOON, line, PAPER, ring, SAFFRON, shape, star, VERMILION, WHITE } from "shell/lib/strokes.js";
import { t } from "shell/lib/texts.js";
import { Card } from "shell/parts/card/card.js";
import { body, eyes, gun, head, rays } from "shell/parts/card/heads.js";
import { teamOf } from "./words.js";

const DARK = "#0b1424";

/** Rings to aim at, with eyes. @param {string} rim @param {string} middle */
const target = (rim, middle) =>
  disc(80, 84, 62, PAPER) +
  disc(80, 84, 46, rim) +
  disc(80, 84, 30, PAPER) +
  disc(80, 84, 14, middle) +
  `<path d="M80 22a62 62 0 0 1 0 124z" fill="${INK}" opacity=".22"/>` +
  eyes(64, 96, 66);

/** Somebody at the left with something on a stick. @param {string} ink @param {string} mouth */
const bearer = (ink, mouth) =>
  line("M116 150V40", INK, 8) +
  `<g transform="translate(-20 10)">${body(ink)}${head(80, 62, 24)}${eyes(72, 88, 60)}</g>` +
  mouth;

/** @type {Record<import("./types").Role, string>} */
const ART = {
  agent:
    body(INK) +
    head() +
    shape("M54 54h52v11H54z", INK) +
    line("M104 66q8 8 2 22", SAFFRON, 5) +
    shape("M68 94h24L80 124z", PAPER) +
    gun(106, 112, SAFFRON),
  vip:
    rays +
    body(PAPER, LAGOON) +
    head() +
    eyes() +
    shape("M52 118l60 40H90l-44-28z", VERMILION) +
    shape("M68 72q12 11 24 0z", INK),
  enforcer:
    body(INK) +
    head() +
    shape("M54 52h52v12H54z", INK) +
    line("M66 76h28", INK, 5) +
    gun(112, 104, SAFFRON) +
    `<g transform="translate(160 0) scale(-1 1)">${gun(112, 104, SAFFRON)}</g>`,
  bodyguard:
    star(46, 66, 24, SAFFRON) +
    shape("M40 160V92l20-18h56l24 18v68z", INK) +
    shape("M90 74h26l24 18v68H90z", DARK) +
    head(88, 52, 24) +
    shape("M64 46h48v10H64zM14 104h62v18H14z", INK) +
    shape("M8 100h14v26H8z", PAPER),
  sniper:
    line("M10 160 150 34", INK, 12) +
    shape("M84 78l26-24 12 14-26 24z", INK) +
    ring(80, 76, 52, PAPER, 8) +
    line("M18 76h14M128 76h14M80 14v14M80 124v14", PAPER, 8) +
    head(80, 76, 20) +
    disc(80, 76, 8, INK) +
    disc(80, 76, 3, SAFFRON),
  decoy: target(INK, SAFFRON),
  blue_decoy: target(LAGOON, INK),
  red_decoy: target(VERMILION, INK),
  assassin:
    shape("M30 160V118l18-26h64l18 26v42z", INK) +
    shape("M80 92h32l18 26v42H80z", DARK) +
    head() +
    shape("M50 72 80 84l30-12v34L80 120 50 106z", INK) +
    shape("M80 84l30-12v34L80 120z", DARK) +
    shape("M36 36h88l-10 14H46zM54 36l6-20h40l6 20z", INK) +
    shape("M64 58h11v6H64zM85 58h11v6H85z", VERMILION) +
    gun(104, 116, PAPER),
  bystander:
    body(LAGOON) +
    head() +
    disc(71, 60, 8, WHITE) +
    disc(90, 60, 8, WHITE) +
    eyes(71, 89, 60) +
    disc(80, 77, 5, INK) +
    line("M122 112v-12a10 10 0 0 1 20 0v12", INK, 5) +
    shape("M112 112h40v44h-40z", VERMILION),
  protester:
    bearer(INK, shape("M48 82h24v8H48z", INK)) +
    shape("M84 8h68v46H84z", PAPER) +
    line("M100 18l36 26M136 18l-36 26", VERMILION, 9),
  supporter:
    bearer(SAFFRON, shape("M47 79h26a13 9 0 0 1-26 0z", INK)) +
    shape("M116 10 160 28 116 48z", SAFFRON) +
    star(60, 130, 14, INK),
  peace_keeper:
    shape("M44 160v-60h72v60zM44 124 18 92q-4-10 6-12l26 26z", PAPER) +
    [
      [44, 44, 66],
      [63, 26, 80],
      [82, 22, 84],
      [101, 38, 70],
    ]
      .map(([x, y, h]) => `<rect x="${x}" y="${y}" width="15" height="${h}" rx="7" fill="${PAPER}"/>`)
      .join("") +
    shape("M80 160v-54h36v54z", "#d9c7a0") +
    shape("M62 136q18-34 40-28-4 24-40 28z", LAGOON),
  bomber:
    disc(74, 100, 52, INK) +
    shape("M74 48a52 52 0 0 1 0 104z", DARK) +
    shape("M92 34l22 14-12 18-24-14z", INK) +
    line("M104 42q14-30 34-18", PAPER, 6) +
    star(140, 24, 20, SAFFRON) +
    disc(58, 96, 7, SAFFRON) +
    disc(90, 96, 7, SAFFRON) +
    line("M54 118h40", SAFFRON, 6),
};

const SIGNS = /** @type {const} */ ({ blue: "diamond", red: "triangle", own: "disc" });

/**
 * A role's card, shown to all or in the hand; without a role it is covered.
 * @param {{role?: string | null, mode?: string, look?: "shown" | "held", width?: string, text?: string}} props
 *   text: not the usual aim
 */
export function RoleCard({ role, mode = "crossfire", look = "held", width, text }) {
  if (!role) return html`<${Card} look="covered" width=${width} />`;
  const team = teamOf(role);
  return html`<${Card} look=${look} side=${team} sign=${SIGNS[team]} word=${t(`crossfire-team-${team}`)}
    art=${ART[/** @type {import("./types").Role} */ (role)]} name=${t("crossfire-face", { role })}
    text=${text ?? t("crossfire-goal", { role, mode })}
    width=${width} />`;
}

/**
 * Cards that are turned up, as large as there is room, each with whose it is.
 * @param {{cards: import("./script.js").Turned[], names: readonly string[], class: string}} props
 */
export const Turned = ({ cards, names, class: name }) =>
  cards.length > 0 &&
  html`<div class=${name} data-count=${cards.length}>
    ${cards.map(
      ({ seat, role }) =>
        html`<span key=${seat}><${RoleCard} role=${role} look="shown" text="" /><b>${names[seat]}</b></span>`,
    )}
  </div>
`;

/** The cards of the lobby's deck. @type {import("shell/lib/table-props").DrawnCards} */
export default {
  Card: ({ card }) => html`<${RoleCard} role=${card} look="shown" />`,
  name: (card) => t("crossfire-face", { role: card }),
};
