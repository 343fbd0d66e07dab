/** The Resistance on a room screen: the mission on the cloth, the votes at the faces, and nothing that is secret. */
import { classes, html } from "shell/lib/html.js";
import { byKind } from "shell/lib/kinds.js";
import { addStyle } from "shell/lib/style.js";
import { hasText, say, t, useTexts } from "shell/lib/texts.js";
import { CardBack } from "shell/parts/card/card.js";
import { Face } from "shell/parts/face/face.js";
import { Wall, WallFoot, WallSeat, WallTimer } from "shell/parts/wall/wall.js";
import { CharacterCard, MissionCard, OpenCard, PlotCard } from "./cards.js";
import { kindsIn } from "./centre.js";
import { missionMeant } from "./choosing.js";
import { announce } from "./log.js";
import { useMotion } from "./motion.js";
import { lit, lookOf } from "./ring.js";
import { Sign } from "./signs.js";
import { isReveal, useStaging } from "./staging.js";
import { cardName, characterName, characterTag, list, sideOf } from "./words.js";

/** @typedef {import("./types").WallProps} Props */
/** @typedef {import("./types").ResistanceView} View */
/** @typedef {NonNullable<ReturnType<typeof useStaging>["moment"]>} Moment */

void addStyle("/games/resistance/web/wall.css");

/** @param {Props} props */
export default function ResistanceWall(props) {
  const texts = useTexts("wall");
  const staging = useStaging(/** @type {any} */ (props));
  const { view, moment } = staging;
  const table = useMotion(staging);
  const shown = { ...props, view, over: staging.held ? null : props.over };
  const { words, line } = moment ? momentWords(moment, shown) : calmWords(shown);
  const mission = missionMeant(view);
  if (!texts) return null;
  return html`
    <${Wall} title=${shown.over || !mission ? props.title : t("resistance-mission-now", { mission })}
      code=${props.code} night=${isReveal(moment) || shown.over !== null} class="res-wall" table=${table}
      words=${words} line=${line}
      track=${html`<${Track} view=${view} />`}
      aside=${shown.over?.aside ?? html`<${Tally} view=${view} moment=${moment} />`}
      foot=${html`<${WallFoot} count=${props.players.length}
        seat=${(/** @type {number} */ seat) => html`<${Seat} ...${shown} moment=${moment} seat=${seat} />`} />`}>
      <i class="wall-arc" aria-hidden="true"></i>
      ${
        moment
          ? html`<${Shown} key=${JSON.stringify(moment.event)} moment=${moment} ...${shown} />`
          : html`<${Calm} ...${shown} />`
      }
    <//>
  `;
}

ResistanceWall.reveals = true;

/**
 * What the room is told meanwhile: each character in play, and the narrator's script, as phones tell it to each.
 * @param {View} view @param {import("./types").AnyEvent[]} events those of the opening
 */
ResistanceWall.opening = (view, events) => [
  ...[...new Set(view.cast)].map(
    (one) => `${view.cast.filter((other) => other === one).length} × ${characterName(one)}`,
  ),
  ...events
    .flatMap((event) => (event.type === "opened" ? event.script : []))
    .flatMap(({ key, args }) => (hasText(`${key}-phone`) ? [say({ key: `${key}-phone`, args })] : [])),
];

/** @param {Props} props @returns {{words: string, line?: string}} */
function calmWords({ view, players, over }) {
  const space = view.board[(missionMeant(view) ?? 0) - 1];
  const line = space ? t("resistance-sinks", { fails: space.fails }) : "";
  const leader = players[view.leader]?.name ?? "";
  if (over) {
    const words = winnerWords(view) || over.words;
    return { words, line: without(words, over.line) };
  }
  if (view.phase === "propose" && space)
    return { words: t("resistance-chooses", { name: leader, size: space.size }), line };
  if (view.phase === "vote") return { words: t("resistance-wall-vote"), line };
  if (view.phase === "mission") return { words: t("resistance-wall-mission"), line };
  if (view.phase === "early") return { words: t("resistance-wait-title"), line: t("resistance-ask-early-others") };
  const count = view.waiting.length;
  const names = list(
    view.waiting,
    players.map((player) => player.name),
  );
  return {
    words:
      count && count < 4
        ? t("resistance-waiting", { phase: view.phase, names, count })
        : t("resistance-wall-one-moment"),
  };
}

/** A reason, without what stands above it already. @param {string} words @param {string} line */
function without(words, line) {
  const at = line.toLowerCase().indexOf(words.toLowerCase());
  return words && at > 0 ? `${line.slice(0, at).replace(/[\s:]+$/, "")}.` : line;
}

/** @param {View} view */
const spiesWon = (view) =>
  view.outcome?.winners.some((seat) => sideOf(view, view.characters[seat] ?? "resistance") === "spy") ?? false;

/** @param {View} view */
const winnerWords = (view) =>
  view.outcome?.winners.length ? t(spiesWon(view) ? "resistance-spies-win" : "resistance-resistance-wins") : "";

/** @param {Moment} moment @param {Props} props @returns {{words: string, line?: string}} */
function momentWords({ event, open, cards }, { players, view }) {
  const names = players.map((player) => player.name);
  const name = (/** @type {number} */ seat) => names[seat] ?? "";
  if (event.type === "opinions_shown" && !open) return { words: t("resistance-wall-votes") };
  if (event.type === "votes_shown")
    return {
      words: open
        ? t(event.approved ? "resistance-team-goes" : "resistance-team-rejected")
        : t("resistance-wall-votes"),
    };
  if (event.type === "mission_done") {
    const fails = event.tally.fail + event.tally.chief_fail;
    return {
      words: open
        ? t(event.success ? "resistance-mission-succeeds" : "resistance-mission-fails", { count: fails })
        : t("resistance-wall-cards"),
    };
  }
  if (event.type === "hunter_stands")
    return { words: t("resistance-stands-up", { name: name(event.seat) }), line: characterName(event.character) };
  if (event.type === "accused" || event.type === "agent_blamed") {
    const words =
      event.type === "accused"
        ? t("resistance-accuses", { name: name(event.hunter), accused: name(event.seat) })
        : t("resistance-blames", { name: name(event.seat), accused: name(event.accused) });
    if (!open || !cards.length) return { words };
    const answer = t(event.right ? "resistance-answer-yes" : "resistance-answer-no"); // no stamp then
    if (event.type === "accused" || !event.right) return { words: answer, line: words };
    return { words: answer, line: t("resistance-wall-swap", { name: name(event.seat), other: name(event.accused) }) };
  }
  if (event.type === "plot_given")
    return { words: t("resistance-wall-gives", { name: name(view.leader), other: name(event.seat) }) };
  if (event.type === "plot_used" || event.type === "plot_taken")
    return { words: announce([event], { names }), line: t(`resistance-plot-about-${event.card}`) };
  return { words: announce([event], { names }) };
}

/** The five missions. @param {{view: View}} props */
const Track = ({ view }) => html`
  <ol class="resw-track" aria-label=${t("resistance-missions")}>
    ${view.board.map((space, i) => {
      const done = view.missions.find((one) => one.mission === i + 1);
      const now = !done && !view.outcome && missionMeant(view) === i + 1;
      return html`<li key=${i}
        class=${classes(done && (done.success ? "resw-won" : "resw-lost"), now && "resw-now")}>
        ${done ? html`<${Sign} of=${done.success ? "yes" : "no"} />` : space.size}
        ${space.fails > 1 && !done && html`<i aria-hidden="true"><${Sign} of="no" /><${Sign} of="no" /></i>`}</li>`;
    })}
  </ol>
`;

/** How many teams were rejected. @param {{view: View, moment: Moment | null}} props */
function Tally({ view, moment }) {
  if (moment?.event.type === "votes_shown" || moment?.event.type === "mission_done") return null;
  if (!view.rejections || view.outcome) return null;
  return html`<span class="resw-rejections">${Array.from(
    { length: view.most_rejections },
    (_, n) => html`<i key=${n} class=${n < view.rejections ? "resw-used" : ""}></i>`,
  )}</span><span>${t("resistance-wall-rejected", { count: view.rejections })}</span>`;
}

/** @param {Props & {moment: Moment | null, seat: number}} props */
function Seat({ view, players, over, moment, seat }) {
  const event = moment?.event;
  const votes = event?.type === "votes_shown" && moment?.open ? event : null;
  const openly = event?.type !== "votes_shown" && view.phase === "vote" ? (view.opinions[seat] ?? null) : null;
  const vote = votes ? votes.approve.includes(seat) : openly;
  const looks = lookOf(event ?? null);
  const onTeam = view.team.includes(seat);
  const character =
    (over ? view.characters[seat] : view.revealed.findLast((one) => one.seat === seat)?.character) ?? null;
  const called = view.seats > 8 ? characterTag : characterName;
  const seen = lit(event ?? null);
  const concerned =
    seen?.includes(seat) ||
    view.waiting.includes(seat) ||
    !view.team.length ||
    (onTeam && !seen) ||
    ["vote", "opinion"].includes(view.phase) ||
    votes ||
    over;
  const busy =
    event?.type === "votes_shown" || // the last vote comes with the count: nobody is missing in it
    (view.phase === "vote" && view.voted.includes(seat)) ||
    (view.phase === "mission" && view.played.includes(seat) && event?.type !== "mission_done");
  return html`
    <${WallSeat} player=${players[seat]} team=${onTeam && !over} leader=${seat === view.leader && !over}
      card=${busy && vote === null} dim=${!concerned}
      mood=${over ? (view.outcome?.winners.includes(seat) ? "won" : "lost") : ""}
      tag=${character && html`<span class=${`resw-role resw-${sideOf(view, character)}`}>${called(character)}</span>`}>
      ${vote !== null && html`<${Vote} yes=${vote} />`}
      ${!over && seat === view.investigator && html`<${Sign} of="investigator" />`}
      ${!over && seat === view.inquisitors.at(-1) && html`<${Sign} of="inquisitor" />`}
      ${!over && (view.held[seat]?.length ?? 0) > 0 && html`<${Sign} of="plot" />`}
      ${over && character && html`<${OpenCard} character=${character} side=${sideOf(view, character)} />`}
      ${looks?.by === seat && html`<i class="resw-looking"></i>`}
      ${looks?.at === seat && html`<span class="res-seen"><${Sign} of="eye" /></span>`}
    <//>
  `;
}

/** A vote is no loyalty: a card of paper or of ink, with a sign. @param {{yes: boolean}} props */
const Vote = ({ yes }) =>
  html`<span class=${classes("resw-vote", !yes && "resw-no")}><${Sign} of=${yes ? "yes" : "no"} /></span>`;

/** What lies on the cloth while people decide. @param {Props} props */
function Calm({ view, players, secondsLeft, over }) {
  if (over) {
    const won = view.outcome?.winners ?? [];
    const shown = won.length ? won : players.map((_, seat) => seat); // where nobody wins, all of them
    return html`<div class="wall-faces resw-winners">
      ${shown.map((seat) => html`<${Face} key=${seat} of=${players[seat]?.face} mood=${won.length ? "won" : ""} />`)}
    </div>`;
  }
  if (view.phase === "early") return html`<${WallTimer} bare left=${() => secondsLeft(view.clock?.key ?? "")} />`;
  if (view.team.length && ["vote", "opinion", "mission", "close_eye"].includes(view.phase)) {
    const voting = view.phase === "vote";
    const [count, size] = voting ? [view.voted.length, view.seats] : [view.played.length, view.team.length];
    const team = html`<div class="wall-faces">${view.team.map(
      (seat) => html`<${Face} key=${seat} of=${players[seat]?.face} />`,
    )}</div>`;
    if (view.phase === "opinion") return team;
    return html`<div class="wall-stack">${team}
      <b class="wall-sum">${count}<small>/${size}</small></b>
      <span>${t(voting ? "resistance-voted-short" : "resistance-played-short")}</span></div>`;
  }
  const busy = view.waiting.length === 1 ? view.waiting[0] : view.leader;
  return html`<div class="wall-faces resw-leader"><${Face} of=${players[busy ?? 0]?.face} /></div>`;
}

/**
 * Mission cards as large as the screen.
 * @param {{cards: ReturnType<typeof kindsIn>, shown: number, newest?: boolean}} props
 */
const Deck = ({ cards, shown, newest }) => html`
  <div class=${`resw-deck resw-deck-${cards.length}`}>
    ${cards.map(
      (card, i) => html`<span key=${i} class=${classes(newest && i === shown - 1 && "resw-newest")}>
        ${i < shown ? html`<${MissionCard} card=${card} />` : html`<${CardBack} />`}</span>`,
    )}
  </div>
`;

/**
 * What lies on the cloth in a moment; it is never empty.
 * @type {import("shell/lib/table-props").ByKind<import("./types").AnyEvent,
 *   [moment: Moment, players: Props["players"]], any>}
 */
const SCENES = {
  votes_shown: ({ approve, reject }, { open, step }) =>
    open
      ? html`<b class="wall-sum resw-score">${approve.length}<small>:</small>${reject.length}</b>`
      : html`<${Count} step=${step} />`,
  opinions_shown: ({ approve, reject }, { open, step }, players) =>
    open
      ? html`<div class="wall-faces">${[...approve, ...reject].map(
          (seat) => html`<span key=${seat} class="resw-opinion"><${Face} of=${players[seat]?.face} />
            <${Vote} yes=${approve.includes(seat)} /></span>`,
        )}</div>`
      : html`<${Count} step=${step} />`,
  mission_done: (event, { open, step }) => html`<${MissionShown} event=${event} open=${open} step=${step} />`,
  accused: ({ hunter, seat, right }, { open }, players) =>
    html`<${Duel} by=${hunter} at=${seat} players=${players} answer=${open ? right : null} />`,
  agent_blamed: ({ seat, accused, right }, { open }, players) =>
    html`<${Duel} by=${seat} at=${accused} players=${players} answer=${open ? right : null} />`,
  result_turned: ({ success }) => html`<span class=${classes("resw-turned", success ? "resw-won" : "resw-lost")}>
    <${Sign} of=${success ? "yes" : "no"} /></span>`,
  investigator_named: ({ seat }, _, players) => html`<div class="resw-duel resw-looks">
    <${Face} of=${players[seat]?.face} /><${Sign} of="investigator" /></div>`,
  plot_given: ({ seat, card }, _, players) => html`<${Plot} of=${players[seat]} card=${card} />`,
  plot_taken: ({ seat, card }, _, players) => html`<${Plot} of=${players[seat]} card=${card} />`,
  plot_used: ({ seat, card }, _, players) => html`<${Plot} of=${players[seat]} card=${card} />`,
  card_played: ({ seat, card }, _, players) => html`<div class="resw-duel">
    <${Face} of=${players[seat]?.face} />${card && html`<${MissionCard} card=${card} />`}</div>`,
  looked: ({ viewer, seat }, _, players) => html`<${Look} by=${viewer} at=${seat} players=${players} />`,
  examine_asked: ({ examiner, seat }, _, players) => html`<${Look} by=${examiner} at=${seat} players=${players} />`,
  team_proposed: ({ team }, { step }, players) =>
    html`<div class="wall-faces">${team
      .slice(0, step)
      .map((seat) => html`<${Face} key=${seat} of=${players[seat]?.face} />`)}</div>`,
};

/** @param {Props & {moment: Moment}} props */
const Shown = ({ moment, players, view }) =>
  moment.cards.length
    ? html`<${Unveiled} cards=${moment.cards} players=${players} view=${view} />`
    : (byKind(SCENES, moment.event, moment, players) ?? null);

/**
 * Characters that lie open now, as large as the screen.
 * @param {{cards: Moment["cards"], players: Props["players"], view: View}} props
 */
const Unveiled = ({ cards, players, view }) => html`
  <div class="resw-unveiled">${cards.map(
    ({ seat, character }) => html`<span key=${seat}><${Face} of=${players[seat]?.face} />
      <${CharacterCard} character=${character} side=${sideOf(view, character)} look="shown" silent /></span>`,
  )}</div>`;

/** Three, two, one. @param {{step: number}} props */
const Count = ({ step }) => html`<b key=${step} class="wall-numeral">${Math.max(1, 3 - step)}</b>`;

/** @param {{of: Props["players"][number] | undefined, card: string}} props */
const Plot = ({ of, card }) => html`
  <div class="resw-duel res-given"><${Face} of=${of?.face} /><${PlotCard} card=${card} /></div>`;

/** Somebody leans over to see another's card. @param {{by: number, at: number, players: Props["players"]}} props */
const Look = ({ by, at, players }) => html`
  <div class="resw-duel resw-looks"><${Face} of=${players[by]?.face} /><${Sign} of="eye" />
    <${Face} of=${players[at]?.face} /></div>`;

/**
 * Two faces and the line between them, until the answer is stamped on it.
 * @param {{by: number, at: number, players: Props["players"], answer: boolean | null}} props
 */
const Duel = ({ by, at, players, answer }) => html`
  <div class="resw-duel"><${Face} of=${players[by]?.face} /><i></i><${Face} of=${players[at]?.face} />
    ${
      answer !== null &&
      html`<b class="resw-answer">${t(answer ? "resistance-answer-yes" : "resistance-answer-no")}</b>`
    }</div>`;

/** @param {{event: import("./types").MissionDone, open: boolean, step: number}} props */
function MissionShown({ event, open, step }) {
  const cards = kindsIn(event.tally);
  const shown = open ? cards.length : step;
  const face = cards.slice(0, shown);
  return html`
    <${Deck} cards=${cards} shown=${shown} newest=${!open} />
    <div class="resw-sum">${[...new Set(face)].map(
      (card) => html`<span key=${card}>${face.filter((one) => one === card).length} × ${cardName(card)}</span>`,
    )}
      ${shown < cards.length && html`<span>${t("resistance-to-come", { count: cards.length - shown })}</span>`}</div>
  `;
}
