/** The middle of the table, which is the stage: what is going on, and the moments everybody looks at. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { useTick } from "shell/lib/use-tick.js";
import { Face } from "shell/parts/face/face.js";
import { Moment } from "./moment.js";
import { Sign } from "./signs.js";
import { cardName, list } from "./words.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {ReturnType<typeof import("./staging.js").useStaging>} Staging */
/** @typedef {ReturnType<typeof import("./choosing.js").useChoosing>} Choosing */

/** @param {Props & {staging: Staging, choosing: Choosing}} props */
export function Centre(props) {
  const { moment, next } = props.staging;
  if (!moment) return html`<${Calm} ...${props} />`;
  const { event, open } = moment;
  return html`
    <button type="button" class=${classes("res-moment", `res-moment-${event.type}`, open && "res-result")}
      data-quiet key=${JSON.stringify(event)} title=${t("resistance-go-on")} onClick=${next}>
      <${Moment} ...${moment} players=${props.players} view=${props.view} />
    </button>`;
}

/** Mission cards, face up. @param {{tally: import("./types").Tally}} props */
export function Cards({ tally }) {
  return html`
    <span class="res-cards">
      ${kindsIn(tally).map(
        (card) => html`<span class=${`res-card res-card-${card}`} title=${cardName(card)}>
          <${Sign} of=${card} label=${cardName(card)} /></span>`,
      )}
    </span>`;
}

/** The cards of a mission one by one, fails last. @param {import("./types").Tally} tally */
export const kindsIn = (tally) =>
  /** @type {const} */ (["success", "reverse", "fail", "chief_fail"]).flatMap((kind) => Array(tally[kind]).fill(kind));

/** Some of those at the table. @param {{seats: readonly number[], players: Props["players"]}} props */
export const Faces = ({ seats, players }) => html`
  <span class="res-faces" aria-hidden="true">
    ${seats.map((seat) => players[seat] && html`<${Face} key=${seat} of=${players[seat].face} />`)}
  </span>`;

/** “5/7” in large. @param {{count: number, size: number}} props */
const Sum = ({ count, size }) => html`<b class="res-sum" aria-hidden="true">${count}<small>/${size}</small></b>`;

/** @param {Props & {choosing: Choosing}} props */
function Calm(props) {
  const { view, players, choosing, secondsLeft } = props;
  const last = view.missions.at(-1);
  if (view.outcome) return html`<${Over} ...${props} />`;
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
    return html`<div class="res-calm"><${Faces} seats=${view.team} players=${players} />
      <${Sum} count=${view.played.length} size=${view.team.length} />
      <span class="sr">${t("resistance-played", { count: view.played.length, size: view.team.length })}</span>
      <span aria-hidden="true">${t("resistance-played-short")}</span></div>`;
  if (view.phase === "vote" || view.phase === "opinion")
    return html`<div class="res-calm"><${Faces} seats=${view.team} players=${players} />
      <${Sum} count=${view.voted.length} size=${view.seats} />
      <span class="sr">${t("resistance-voted", { count: view.voted.length, size: view.seats })}</span>
      <span aria-hidden="true">${t("resistance-voted-short")}</span></div>`;
  return html`<${Building} ...${props} mission=${choosing.onBoard} />`;
}

/**
 * A team is being found, for a mission that may still be open (B12).
 * @param {Props & {choosing: Choosing, mission: number | null}} props
 */
function Building({ view, players, choosing, mission }) {
  const space = mission === null ? null : view.board[mission - 1];
  const faces = [view.team, choosing.chosen, view.considered].find((seats) => seats.length) ?? [];
  if (!space)
    return html`<div class="res-calm"><strong>${t("resistance-mission-open")}</strong>
      <span>${t("resistance-mission-open-line")}</span></div>`;
  const acting = view.phase !== "propose" && view.waiting.length ? view.waiting : null;
  if (acting && !choosing.beside)
    return html`<div class="res-calm"><${Faces} seats=${faces.length ? faces : acting} players=${players} />
      <strong class="res-line">${t("resistance-waiting", {
        phase: view.phase,
        names: list(
          acting,
          players.map((player) => player.name),
        ),
        count: acting.length,
      })}</strong></div>`;
  return html`
    <div class="res-calm">
      ${faces.length > 0 && html`<${Faces} seats=${faces} players=${players} />`}
      <strong>${
        choosing.beside
          ? t("resistance-beside-suggest")
          : view.phase === "propose"
            ? t("resistance-chooses", { name: players[view.leader]?.name ?? "", size: space.size })
            : t("resistance-mission-now", { mission: mission ?? 0 })
      }</strong>
      <span>${t("resistance-sinks", { fails: space.fails })}</span>
    </div>`;
}

/** Who has won, on the ink of the side. @param {Props} props */
const Over = ({ view, you }) => {
  const spies = view.outcome?.winners.some((seat) => view.spies.includes(view.characters[seat] ?? "resistance"));
  const won = you.seat !== null && view.outcome?.winners.includes(you.seat);
  if (!view.outcome?.winners.length) return html`<div class="res-calm"><strong>${t("resistance-over")}</strong></div>`;
  return html`<div class=${classes("res-calm res-winner", spies ? "res-winner-spy" : "res-winner-resistance")}>
    ${you.seat !== null && html`<strong>${t(won ? "ui-you-win" : "ui-you-lose")}</strong>`}
    <${you.seat === null ? "strong" : "span"}>
      ${t(spies ? "resistance-spies-win" : "resistance-resistance-wins")}
    <//></div>`;
};

/** @param {{left: () => number | null}} props */
function Countdown({ left }) {
  useTick(500);
  const seconds = left();
  return html`<span class="res-countdown" role="timer">${seconds === null ? "" : Math.ceil(seconds)}</span>`;
}
