/** The moment in which a game of The Resistance was decided: the team, a better one, and how the missions stood. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Ring, seatsIn } from "shell/parts/verdict/ring.js";

const [FIRST, APART, MIDDLE] = [76, 22, 120];

/**
 * @param {{view: import("./types").ResistanceView, turn: import("shell/lib/wire").Weighed | null,
 *   looks: readonly any[]}} props
 */
export default function Picture({ view, turn, looks }) {
  const team = turn?.seats?.length ? turn.seats : view.team;
  const better = turn?.ways[0]?.taken === false ? seatsIn(turn.ways[0].words) : [];
  const marks = view.characters.map((character, seat) => ({
    team: team.includes(seat),
    better: better.includes(seat),
    leader: seat === view.leader,
    doer: seat === turn?.seat,
    side: /** @type {"vermilion" | "lagoon"} */ (view.spies.includes(character) ? "vermilion" : "lagoon"),
  }));
  return html`<${Ring} looks=${looks} marks=${marks}
    label=${t("resistance-verdict-picture", { mission: view.mission })}>
    ${view.board.map((_, i) => html`<${Mission} key=${i} number=${i + 1} view=${view} />`)}
  <//>`;
}

/** @param {{number: number, view: import("./types").ResistanceView}} props */
function Mission({ number, view }) {
  const done = view.missions.find((one) => one.mission === number);
  const x = FIRST + APART * (number - 1);
  if (done)
    return html`<g transform=${`translate(${x} ${MIDDLE})`}>
      <circle class=${`verdict-side verdict-${done.success ? "lagoon" : "vermilion"}`} r="10" />
      <path class="verdict-sign" d=${done.success ? "M-5 0l4 4 6-8" : "M-4 -4l8 8m0 -8l-8 8"} /></g>`;
  return html`<g transform=${`translate(${x} ${MIDDLE})`}>
    <circle class=${number === view.mission ? "verdict-now" : "verdict-ahead"} r="10" />
    <text class="verdict-number" text-anchor="middle" y="5">${number}</text></g>`;
}
