/** A moment on the stage: one headline, one thing that moves. */
import { classes, html } from "shell/lib/html.js";
import { byKind } from "shell/lib/kinds.js";
import { t } from "shell/lib/texts.js";
import { CardBack } from "shell/parts/card/card.js";
import { Face } from "shell/parts/face/face.js";
import { CharacterCard, MissionCard, PlotCard } from "./cards.js";
import { Faces, kindsIn } from "./centre.js";
import { announce } from "./log.js";
import { Sign } from "./signs.js";
import { cardName, plotName, sideOf } from "./words.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {{players: Props["players"], view: Props["view"]}} Around */

/** @typedef {import("./staging.js").Moment & Around} Shown */

/** @type {import("shell/lib/table-props").ByKind<import("./types").AnyEvent, [shown: Shown, words: string], any>} */
const SCENES = {
  opinions_shown: (_, { open, step }, words) =>
    open ? html`<strong>${words}</strong>` : html`<${Count} n=${3 - step} />`,
  votes_shown: ({ approve, reject, approved }, { open, step }) =>
    open
      ? html`<b class="res-score">${approve.length}:${reject.length}</b>
        <strong>${t(approved ? "resistance-team-goes" : "resistance-team-rejected")}</strong>`
      : html`<${Count} n=${3 - step} />`,
  mission_done: (event, shown) => html`<${MissionShown} ...${shown} event=${event} />`,
  hunter_stands: ({ seat }, shown) => html`<${Unveiled} ...${shown} />
    <strong>${t("resistance-stands-up", { name: shown.players[seat]?.name ?? "" })}</strong>`,
  accused: ({ hunter, seat, right }, { open, players, ...shown }) => html`
    ${
      shown.cards.length
        ? html`<${Unveiled} ...${shown} players=${players} />`
        : html`<${Duel} from=${hunter} to=${seat} players=${players} />`
    }
    <span>${t("resistance-accuses", { name: players[hunter]?.name ?? "", accused: players[seat]?.name ?? "" })}</span>
    <strong class="res-answer">${open ? t(right ? "resistance-answer-yes" : "resistance-answer-no") : "…"}</strong>`,
  agent_blamed: ({ seat, accused }, { open, players, ...shown }, words) => html`
    ${
      shown.cards.length
        ? html`<${Unveiled} ...${shown} players=${players} />`
        : html`<${Duel} from=${seat} to=${accused} players=${players} />`
    }
    <span>${
      open ? words : t("resistance-blames", { name: players[seat]?.name ?? "", accused: players[accused]?.name ?? "" })
    }</span>`,
  team_proposed: ({ leader, team }, { step, players }) => html`
    <${Faces} seats=${team.slice(0, step)} players=${players} />
    <strong>${t("resistance-proposes", { name: players[leader]?.name ?? "" })}</strong>`,
  investigator_named: ({ seat }, { players, view }, words) => html`
    <span class="res-given" aria-hidden="true"><${Face} of=${players[view.leader]?.face} />
      <${Sign} of="investigator" /><${Face} of=${players[seat]?.face} /></span>
    <${Line} words=${words} />`,
  result_turned: ({ mission, success }, _, words) => html`
    <span class=${classes("res-mission", success ? "res-success" : "res-failure")} aria-hidden="true">
      <${Sign} of=${success ? "yes" : "no"} /><small>${mission}</small></span>
    <${Line} words=${words} />`,
  plot_given: ({ seat, card }, { players, view }) => html`
    <span class="res-given" aria-hidden="true"><${Face} of=${players[view.leader]?.face} />
      <${PlotCard} card=${card} /><${Face} of=${players[seat]?.face} /></span>
    <${Line} words=${givenWords(seat, card, view, players)} />`,
  plot_taken: ({ seat, card }, { players }, words) =>
    html`<${Given} to=${players[seat]} card=${card} words=${words} />`,
  plot_used: ({ seat, card }, { players }, words) => html`<${Given} to=${players[seat]} card=${card} words=${words} />`,
  card_played: ({ seat, card }, { players }, words) => html`
    <span class="res-given" aria-hidden="true"><${Face} of=${players[seat]?.face} />
      ${card && html`<${MissionCard} card=${card} />`}</span>
    <${Line} words=${words} />`,
  examine_asked: ({ examiner, seat }, { players }, words) => html`
    <${Look} by=${examiner} at=${seat} players=${players} /><span>${words}</span>`,
  looked: ({ viewer, seat }, { players }, words) => html`
    <${Look} by=${viewer} at=${seat} players=${players} /><${Line} words=${words} />`,
};

/** From so many letters on words are smaller, and so are the faces above them: all of it stays on the cloth. */
const LONG = 48;

/** What happens, in words. @param {{words: string}} props */
const Line = ({ words }) =>
  html`<strong class=${classes("res-line", words.length > LONG && "res-line-long")}>${words}</strong>`;

/**
 * Who gives whom a plot card, in words.
 * @param {number} seat @param {string} card @param {Props["view"]} view @param {Props["players"]} players
 */
const givenWords = (seat, card, view, players) =>
  t("resistance-gives", {
    name: players[view.leader]?.name ?? "",
    other: players[seat]?.name ?? "",
    card: plotName(card),
  });

/** @param {Shown} props */
export function Moment(props) {
  const names = props.players.map((player) => player.name);
  const words = announce([props.event], { names, you: props.view.seat });
  return byKind(SCENES, props.event, props, words) ?? html`<${Line} words=${words} />`;
}

/**
 * Characters that lie open now, large, each beside whose it is.
 * @param {Pick<Shown, "cards" | "players" | "view">} props
 */
const Unveiled = ({ cards, players, view }) => html`
  <span class="res-unveiled">${cards.map(
    ({ seat, character }) => html`<span key=${seat}><${Face} of=${players[seat]?.face} />
      <${CharacterCard} character=${character} side=${sideOf(view, character)} look="shown"
        silent=${cards.length > 1} /></span>`,
  )}</span>`;

/** Three, two, one. @param {{n: number}} props */
const Count = ({ n }) => html`<b key=${n} class="res-numeral">${Math.max(1, n)}</b>`;

/**
 * A plot card has come to somebody, face up.
 * @param {{to: Props["players"][number] | undefined, card: string, words: string}} props
 */
const Given = ({ to, card, words }) => html`
  <span class="res-given" aria-hidden="true"><${Face} of=${to?.face} /><${PlotCard} card=${card} /></span>
  <${Line} words=${words} />`;

/** Somebody leans over to see another's card. @param {{by: number, at: number, players: Props["players"]}} props */
const Look = ({ by, at, players }) => html`
  <span class="res-duel res-looks" aria-hidden="true">
    <${Face} of=${players[by]?.face} /><${Sign} of="eye" /><${Face} of=${players[at]?.face} />
  </span>`;

/** Two faces and the line between them. @param {{from: number, to: number, players: Props["players"]}} props */
const Duel = ({ from, to, players }) => html`
  <span class="res-duel" aria-hidden="true">
    <${Face} of=${players[from]?.face} /><i></i><${Face} of=${players[to]?.face} />
  </span>`;

/**
 * The cards of a mission, turned over one by one.
 * @param {{event: import("./types").MissionDone, open: boolean, step: number} & Around} props
 */
function MissionShown({ event, open, step, players, view }) {
  const cards = kindsIn(event.tally);
  const shown = open ? cards.length : step;
  const face = cards.slice(0, shown);
  const fails = face.filter((card) => card.endsWith("fail")).length;
  return html`
    <${Faces} seats=${view.team} players=${players} />
    <strong class="res-headline">${
      open
        ? t(event.success ? "resistance-mission-succeeds" : "resistance-mission-fails", { count: fails })
        : t("resistance-mission-now", { mission: event.mission })
    }</strong>
    <span class=${classes("res-deck", cards.length > 3 && "res-deck-many")}>
      ${cards.map(
        (card, i) => html`<span key=${i} class=${classes(!open && i === shown - 1 && "res-newest")}>
          ${i < shown ? html`<${MissionCard} card=${card} />` : html`<${CardBack} />`}</span>`,
      )}
    </span>
    <span class="res-tally">${[...new Set(face)].map(
      (card) => html`<span key=${card}>${face.filter((one) => one === card).length} × ${cardName(card)}</span>`,
    )}
      ${shown < cards.length && html`<span>${t("resistance-to-come", { count: cards.length - shown })}</span>`}</span>
  `;
}
