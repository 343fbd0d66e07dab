/** The count of a game of Crossfire in which it was decided: who pointed at whom, and whom to point at. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Ring, seatsIn } from "shell/parts/verdict/ring.js";

/** @typedef {import("shell/parts/verdict/ring.js").Shot} Shot */

/** Whose side a card is on; one with a goal of its own is on neither. @type {Record<string, "lagoon" | "vermilion">} */
const SIDES = {
  vip: "lagoon",
  agent: "lagoon",
  enforcer: "lagoon",
  bodyguard: "lagoon",
  sniper: "lagoon",
  blue_decoy: "lagoon",
  assassin: "vermilion",
  red_decoy: "vermilion",
}; // prettier-ignore

/**
 * @param {{view: import("./types").CrossfireView, turn: import("shell/lib/wire").Weighed | null,
 *   looks: readonly any[]}} props
 */
export default function Picture({ view, turn, looks }) {
  const marks = view.roles.map((role, seat) => ({
    doer: seat === turn?.seat,
    side: role === null ? null : (SIDES[role] ?? /** @type {const} */ ("sand")),
  }));
  return html`<${Ring} looks=${looks} marks=${marks} shots=${turn ? decided(turn) : aims(view)}
    label=${t("crossfire-verdict-picture")} />`;
}

/** Where who decided pointed, and where not. @param {import("shell/lib/wire").Weighed} turn @returns {Shot[]} */
function decided(turn) {
  const best = turn.ways[0]?.taken === false ? seatsIn(turn.ways[0].words) : [];
  return [
    ...best.map((to) => ({ from: turn.seat, to, better: true })),
    ...(turn.seats ?? []).map((to) => ({ from: turn.seat, to })),
  ];
}

/** Where everybody points. @param {import("./types").CrossfireView} view @returns {Shot[]} */
const aims = (view) =>
  (view.aims ?? []).flatMap((at, from) => [...new Set(at ?? [])].map((to) => ({ from, to, soft: true })));
