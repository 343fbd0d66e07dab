/** The middle of the table: what is going on, and the moments everybody looks at. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { useTick } from "shell/lib/use-tick.js";
import { Sign } from "./signs.js";
import { CARD_SECONDS, cardsIn } from "./staging.js";
import { announce, cardName, characterName } from "./words.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {ReturnType<typeof import("./staging.js").useStaging>} Staging */
/** @typedef {ReturnType<typeof import("./choosing.js").useChoosing>} Choosing */

/** @param {Props & {staging: Staging, choosing: Choosing}} props */
export function Centre(props) {
  const { moment, next } = props.staging;
  const names = props.players.map((player) => player.name);
  if (moment)
    return html`
      <button type="button" class=${classes("res-moment", `res-moment-${moment.type}`)} key=${JSON.stringify(moment)}
        onClick=${next}>
        <${Moment} event=${moment} names=${names} />
      </button>`;
  return html`<${Calm} ...${props} />`;
}

/** @param {{event: import("./types").AnyEvent, names: string[]}} props */
function Moment({ event, names }) {
  if (event.type === "votes_shown")
    return html`
      <span class="res-score"><${Sign} of="yes" />${event.approve.length} <${Sign} of="no" />
        ${event.reject.length}</span>
      <strong class=${event.approved ? "res-word-success" : "res-word-failure"}>
        ${t(event.approved ? "resistance-team-goes" : "resistance-team-rejected")}
      </strong>`;
  if (event.type === "mission_done")
    return html`
      <${Cards} tally=${event.tally} turning />
      <strong class=${classes("res-late", event.success ? "res-word-success" : "res-word-failure")}
        style=${`animation-delay:${CARD_SECONDS * cardsIn(event.tally) + 0.7}s`}>
        ${t(event.success ? "resistance-success" : "resistance-failure")}
      </strong>`;
  if (event.type === "hunter_stands")
    return html`<em>${t("resistance-stands-up")}</em><strong>${names[event.seat]}</strong>
    <span>${characterName(event.character)}</span>`;
  if (event.type === "accused")
    return html`
      <em>${t("resistance-accuses", { name: names[event.hunter] ?? "" })}</em>
      <strong>${names[event.seat]}</strong>
      <strong class=${classes("res-answer", event.right ? "res-word-failure" : "res-word-success")}>
        ${t(event.right ? "resistance-answer-yes" : "resistance-answer-no")}
      </strong>`;
  return html`<span>${announce([event], names)}</span>`;
}

/**
 * Mission cards, face up; turned over one by one where it has just happened.
 * @param {{tally: import("./types").Tally, turning?: boolean}} props
 */
export function Cards({ tally, turning = false }) {
  const cards = /** @type {const} */ (["success", "reverse", "fail", "chief_fail"]).flatMap((kind) =>
    Array(tally[kind]).fill(kind),
  );
  return html`
    <span class=${classes("res-cards", turning && "res-turning")}>
      ${cards.map(
        (card, i) => html`
          <span class=${`res-card res-card-${card}`}
            style=${turning ? `animation-delay:${CARD_SECONDS * i + 0.5}s` : ""}
            title=${cardName(card)}>
            <${Sign} of=${card} label=${cardName(card)} />
          </span>`,
      )}
    </span>`;
}

/** @param {Props & {choosing: Choosing}} props */
function Calm({ view, choosing, secondsLeft }) {
  const last = view.missions.at(-1);
  if (view.outcome) return html`<div class="res-calm"><strong>${t("resistance-over")}</strong></div>`;
  if (view.phase === "early")
    return html`<div class="res-calm"><strong>${t("resistance-wait-title")}</strong>
      <${Countdown} left=${() => secondsLeft(view.clock?.key ?? "")} /></div>`;
  if (["accuse", "inquire", "examine", "show_loyalty"].includes(view.phase) && last)
    return html`<div class="res-calm"><span>${t("resistance-mission-now", { mission: last.mission })}</span>
      <${Cards} tally=${last.tally} />
      <strong class=${last.success ? "res-word-success" : "res-word-failure"}>
        ${t(last.success ? "resistance-success" : "resistance-failure")}
      </strong>
    </div>`;
  if (view.phase === "mission" || view.phase === "close_eye")
    return html`<div class="res-calm"><strong>${t("resistance-mission-now", { mission: view.mission })}</strong>
      <span class="res-cards">
        ${view.team.map(
          (seat) => html`<span
            class=${classes("res-card", view.played.includes(seat) ? "res-card-back" : "res-card-none")} />`,
        )}
      </span>
      <span>${t("resistance-played", { count: view.played.length, size: view.team.length })}</span></div>`;
  return html`<${Building} view=${view} mission=${choosing.onBoard} />`;
}

/**
 * A team is being found, for a mission that may still be open (B12).
 * @param {{view: Props["view"], mission: number | null}} props
 */
function Building({ view, mission }) {
  const space = mission === null ? null : view.board[mission - 1];
  if (!space)
    return html`<div class="res-calm"><strong>${t("resistance-mission-open")}</strong>
      <span>${t("resistance-mission-open-line")}</span></div>`;
  return html`
    <div class="res-calm">
      <strong>${t("resistance-mission-now", { mission: mission ?? 0 })}</strong>
      <span>${t("resistance-mission-size", { size: space.size, fails: space.fails })}</span>
      ${
        view.phase === "vote" &&
        html`<span>${t("resistance-voted", { count: view.voted.length, size: view.seats })}</span>`
      }
    </div>`;
}

/** @param {{left: () => number | null}} props */
function Countdown({ left }) {
  useTick(500);
  const seconds = left();
  return html`<span class="res-countdown" role="timer">${seconds === null ? "" : Math.ceil(seconds)}</span>`;
}
