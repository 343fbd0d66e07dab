/** The round table: everybody in a ring, oneself at the bottom. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { AwayMark } from "shell/parts/away/away.js";
import { FramedFace, Pips } from "shell/parts/face/face.js";
import { OpenCard } from "./cards.js";
import { Sign } from "./signs.js";
import { characterName, characterTag, plotName, sideOf } from "./words.js";

/** @typedef {import("./types").AnyEvent} AnyEvent */
/** @typedef {import("./types").Props} Props */
/** @typedef {ReturnType<typeof import("./choosing.js").useChoosing>} Choosing */

/**
 * Where a seat stands, in percent of the table; no frame of one below lies over its name.
 * @param {number} seat @param {number} seats @param {number} bottom
 */
export function place(seat, seats, bottom) {
  const angle = Math.PI / 2 + (2 * Math.PI * (seat - bottom)) / seats;
  const [x, y] = [50 + 40.5 * Math.cos(angle), 50 + 40 * Math.sin(angle)];
  return `left:${x.toFixed(2)}%;top:${y.toFixed(2)}%;z-index:${100 - Math.round(y)}`;
}

/** Who looks at whose card. @param {AnyEvent | null} moment */
export function lookOf(moment) {
  if (moment?.type === "looked") return { by: moment.viewer, at: moment.seat };
  return moment?.type === "examine_asked" ? { by: moment.examiner, at: moment.seat } : null;
}

/**
 * Whom everybody looks at while somebody stands up; null while it is nobody in particular.
 * @param {AnyEvent | null} moment
 * @returns {number[] | null}
 */
export function lit(moment) {
  if (moment?.type === "hunter_stands" || moment?.type === "investigator_named") return [moment.seat];
  if (moment?.type === "accused") return [moment.hunter, moment.seat];
  const looks = lookOf(moment);
  if (looks) return [looks.by, looks.at];
  return moment?.type === "agent_blamed" ? [moment.seat, moment.accused] : null;
}

/** @typedef {import("./staging.js").Moment} Moment */

/**
 * @param {Props & {choosing: Choosing, moment: Moment | null,
 *   table: import("preact").Ref<HTMLElement>, onSeat: (seat: number) => void, children: any}} props
 */
export function Ring(props) {
  const { view, you, choosing, moment, table, onSeat, children } = props;
  const seen = lit(moment?.event ?? null);
  const looks = lookOf(moment?.event ?? null);
  return html`
    <div ref=${table} class=${classes(
      "res-ring",
      `res-ring-${view.seats}`,
      (moment?.event.type === "mission_done" || Boolean(moment?.cards.length)) && "res-wide",
      view.outcome && "res-over",
    )}>
      <div class="res-cloth" data-clear>${children}</div>
      <ol class="res-seats" aria-label=${t("resistance-seats")}>
        ${props.players.map(
          (_, seat) => html`
            <li key=${seat} data-seat=${seat}
              class=${classes(
                seen && !seen.includes(seat) && "res-dim",
                seat === looks?.by && "res-looking",
                seat === (you.seat ?? 0) && "res-bottom",
                (seat - (you.seat ?? 0) + view.seats) % view.seats === view.seats / 2 && "res-top",
              )}
              style=${place(seat, view.seats, you.seat ?? 0)}>
              <${Place} ...${props} seat=${seat} onTap=${() => choosing.toggle(seat) || onSeat(seat)} />
            </li>`,
        )}
      </ol>
    </div>
  `;
}

/** What is known of a seat's character by everybody. @param {Props["view"]} view @param {number} seat */
function shownCharacter(view, seat) {
  return view.characters[seat] ?? view.revealed.findLast((one) => one.seat === seat)?.character ?? null;
}

/** Phases in which the votes that were shown last still lie at the seats. */
const FRESH = [
  "strong_leader",
  "give_plots",
  "open_up",
  "overhear",
  "take_plot",
  "propose",
  "appoint",
  "no_confidence",
  "spotlight",
  "mission",
  "close_eye",
];

/**
 * The newest votes, as long as no new ones are being cast; null while they are not shown.
 * @param {Props["view"]} view
 * @param {number} seat
 * @param {Moment | null} moment
 */
function lastVote(view, seat, moment) {
  if (moment?.event.type === "votes_shown") return moment.open ? moment.event.approve.includes(seat) : null;
  if (view.phase === "vote" || view.phase === "opinion") return view.opinions[seat] ?? null;
  return FRESH.includes(view.phase) ? (view.proposals.at(-1)?.votes[seat] ?? null) : null;
}

/** Where nobody wins nobody loses. @param {Props["view"]} view @param {number} seat @returns {"" | "won" | "lost"} */
const mood = ({ outcome }, seat) => (!outcome?.winners.length ? "" : outcome.winners.includes(seat) ? "won" : "lost");

/** Who is on the team; a proposal lands face by face. @param {Props["view"]} view @param {Moment | null} moment */
const team = (view, moment) =>
  moment?.event.type === "team_proposed" ? moment.event.team.slice(0, moment.step) : view.team;

/**
 * @param {Props & {choosing: Choosing, seat: number, moment: Moment | null, onTap: () => void}} props
 */
function Place({ view, players, you, paused = false, choosing, seat, moment, onTap }) {
  const player = players[seat];
  const chosen = choosing.chosen.includes(seat);
  const proposed = team(view, moment).includes(seat) && !view.outcome;
  const onTeam = chosen || proposed;
  const taken = chosen && (view.phase === "propose" || choosing.beside === "suggest"); // else chosen for something else
  const character = shownCharacter(view, seat);
  const vote = lastVote(view, seat, moment);
  const voting = view.phase === "vote" || view.phase === "opinion";
  const busy = view.waiting.includes(seat) && !view.outcome;
  const played = view.phase === "mission" && view.team.includes(seat) && view.played.includes(seat);
  const counted = moment?.event.type === "votes_shown"; // the last vote comes with the count: nobody is missing in it
  const notes = [
    character && characterName(character),
    seat === you.seat && t("resistance-you"),
    seat === view.leader && t("resistance-leader"),
    (proposed || taken) && t("resistance-on-team"),
    seat === view.investigator && t("resistance-investigator"),
    seat === view.inquisitors.at(-1) && t("resistance-inquisitor"),
    voting && (view.voted.includes(seat) ? t("resistance-has-voted") : t("resistance-not-voted")),
    vote !== null && t(vote ? "resistance-approves" : "resistance-rejects"),
    view.held[seat]?.map(plotName).join(", "),
    player && !player.here && t("resistance-away"),
  ];
  return html`
    <button type="button" aria-keyshortcuts=${String((seat + 1) % 10)} class=${classes(
      "res-seat",
      seat === you.seat && "res-me",
      onTeam && "res-team",
      chosen && "res-chosen",
      busy && "res-busy",
      choosing.open.has(seat) && "res-open",
      character && `res-is-${sideOf(view, character)}`,
      player && !player.here && "res-away",
      view.outcome?.winners.includes(seat) && "res-won",
    )} aria-pressed=${choosing.open.has(seat) ? chosen : null} disabled=${paused} onClick=${onTap}>
      <span class="res-disc">
        <${FramedFace} of=${player?.face} team=${onTeam} leader=${seat === view.leader && !view.outcome}
          you=${seat === you.seat} away=${player && !player.here} mood=${mood(view, seat)}
          card=${vote === null && (counted || (voting && view.voted.includes(seat)) || played)} />
        ${seat === view.leader && html`<span data-rule="resistance B3"></span>`}
        ${vote !== null && html`<${Vote} yes=${vote} />`}
        ${view.outcome && character && html`<${OpenCard} character=${character} side=${sideOf(view, character)} />`}
        ${
          !view.outcome &&
          seat === view.investigator &&
          html`<span data-rule="resistance H4"><${Sign} of="investigator" /></span>`
        }
        ${
          !view.outcome &&
          seat === view.inquisitors.at(-1) &&
          html`<span data-rule="resistance I1"><${Sign} of="inquisitor" /></span>`
        }
        ${!view.outcome && (view.held[seat]?.length ?? 0) > 0 && html`<${Sign} of="plot" />`}
        ${seat === lookOf(moment?.event ?? null)?.at && html`<span class="res-seen"><${Sign} of="eye" /></span>`}
      </span>
      ${" "}<span class="res-name">${player?.name}</span>
      ${!character && player?.pips > 0 && html`<${Pips} level=${player.pips} word=${player.note} />`}
      <${AwayMark} player=${player} />
      <span class="sr">${notes.filter(Boolean).map((note) => `, ${note}`)}</span>
      ${
        character &&
        html`<small aria-hidden="true" data-short=${characterTag(character)}>
          <span>${(view.outcome ? characterName : characterTag)(character)}</span></small>`
      }
    </button>
  `;
}

/** A vote is no loyalty: a card of paper or of ink, with a sign. @param {{yes: boolean}} props */
const Vote = ({ yes }) => html`
  <span class=${classes("res-voted", !yes && "res-voted-no")}><${Sign} of=${yes ? "yes" : "no"} /></span>
`;
