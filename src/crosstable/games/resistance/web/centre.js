/** The middle of the table: what is going on, and the moments everybody looks at. */
import { useEffect, useRef, useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { useTick } from "shell/lib/use-tick.js";
import { Sign } from "./signs.js";
import { announce, cardName, characterName } from "./words.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {import("shell/lib/wire").GameEvent} GameEvent */

/** How long a moment stays, in milliseconds. @type {Record<string, number>} */
const STAGED = { mission_done: 5200, hunter_stands: 3200, accused: 4200, result_turned: 3000, agent_blamed: 5000 };

/** Moments are shown one after the other; a tap goes on. @param {readonly GameEvent[]} news @param {boolean} replay */
function useMoments(news, replay) {
  const [queue, setQueue] = useState(/** @type {GameEvent[]} */ ([]));
  useEffect(() => {
    const staged = news.filter((event) => event.type in STAGED);
    if (staged.length) setQueue((before) => (replay ? staged.slice(-1) : [...before, ...staged]).slice(-8));
    else if (replay) setQueue([]);
  }, [news]);
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const first = queue[0];
  useEffect(() => {
    clearTimeout(timer.current);
    if (first && !replay) timer.current = setTimeout(() => setQueue((q) => q.slice(1)), STAGED[first.type]);
    return () => clearTimeout(timer.current);
  }, [first]);
  return { moment: first ?? null, next: () => setQueue((q) => q.slice(1)) };
}

/** @param {Props} props */
export function Centre(props) {
  const { moment, next } = useMoments(props.news, props.replay);
  const names = props.players.map((player) => player.name);
  if (moment)
    return html`
      <button type="button" class=${classes("res-moment", `res-moment-${moment.type}`)} key=${JSON.stringify(moment)} onClick=${next}>
        <${Moment} event=${moment} names=${names} />
      </button>`;
  return html`<${Calm} ...${props} />`;
}

/** @param {{event: any, names: string[]}} props */
function Moment({ event, names }) {
  if (event.type === "mission_done")
    return html`
      <${Cards} tally=${event.tally} turning />
      <strong class=${event.success ? "res-word-success" : "res-word-failure"} style=${`animation-delay:${0.5 * total(event.tally) + 0.5}s`}>
        ${t(event.success ? "resistance-success" : "resistance-failure")}
      </strong>`;
  if (event.type === "hunter_stands")
    return html`<em>${t("resistance-stands-up")}</em><strong>${names[event.seat]}</strong><span>${characterName(event.character)}</span>`;
  if (event.type === "accused")
    return html`
      <em>${t("resistance-accuses", { name: names[event.hunter] ?? "" })}</em>
      <strong>${names[event.seat]}</strong>
      <strong class=${classes("res-answer", event.right ? "res-word-failure" : "res-word-success")}>${t(event.right ? "resistance-answer-yes" : "resistance-answer-no")}</strong>`;
  return html`<span>${announce([event], names)}</span>`;
}

/** @param {any} tally */
const total = (tally) => tally.success + tally.fail + tally.chief_fail + tally.reverse;

/** Mission cards, face up; turned over one by one where it has just happened. @param {{tally: any, turning?: boolean}} props */
export function Cards({ tally, turning = false }) {
  const cards = ["success", "reverse", "fail", "chief_fail"].flatMap((kind) => Array(tally[kind]).fill(kind));
  return html`
    <span class=${classes("res-cards", turning && "res-turning")}>
      ${cards.map((card, i) => html`
        <span class=${`res-card res-card-${card}`} style=${turning ? `animation-delay:${0.5 * i + 0.3}s` : ""} title=${cardName(card)}>
          <${Sign} of=${card} label=${cardName(card)} />
        </span>`)}
    </span>`;
}

/** @param {Props} props */
function Calm({ view, secondsLeft }) {
  const last = view.missions.at(-1);
  const space = view.board[(view.team.length ? view.mission : view.round) - 1];
  if (view.outcome) return html`<div class="res-calm"><strong>${t("resistance-over")}</strong></div>`;
  if (view.phase === "early")
    return html`<div class="res-calm"><strong>${t("resistance-wait-title")}</strong><${Countdown} left=${() => secondsLeft(view.clock?.key ?? "")} /></div>`;
  if (["accuse", "inquire", "examine", "show_loyalty"].includes(view.phase) && last)
    return html`<div class="res-calm"><${Cards} tally=${last.tally} /><span>${t(last.success ? "resistance-success" : "resistance-failure")}</span></div>`;
  if (view.phase === "mission" || view.phase === "close_eye")
    return html`<div class="res-calm"><strong>${t("resistance-mission-now", { mission: view.mission })}</strong>
      <span class="res-cards">${view.team.map((seat) => html`<span class=${classes("res-card", view.played.includes(seat) ? "res-card-back" : "res-card-none")} />`)}</span>
      <span>${t("resistance-played", { count: view.played.length, size: view.team.length })}</span></div>`;
  return html`
    <div class="res-calm">
      <strong>${t("resistance-mission-now", { mission: view.team.length ? view.mission : view.round })}</strong>
      <span>${t("resistance-mission-size", { size: space?.size ?? 0, fails: space?.fails ?? 1 })}</span>
      ${view.phase === "vote" && html`<span>${t("resistance-voted", { count: view.voted.length, size: view.seats })}</span>`}
    </div>`;
}

/** @param {{left: () => number | null}} props */
function Countdown({ left }) {
  useTick(500);
  const seconds = left();
  return html`<span class="res-countdown" role="timer">${seconds === null ? "" : Math.ceil(seconds)}</span>`;
}
