/** A game that draws nothing for a wall: what happens in its own words, and what everybody may know. */
import { html } from "../../lib/html.js";
import { list, t, useTexts } from "../../lib/texts.js";
import { useMark } from "../../lib/use-tick.js";
import { fieldText, isShort, stepText, told, valueText } from "../../parts/plain-table/words.js";
import { Wall, WallFoot, WallSeat, WallTimer } from "../../parts/wall/wall.js";

/** @typedef {import("../../lib/table-props").WallProps} Props */

/** What every view has, and what is shown in its own place. */
const COMMON = new Set(["seat", "waiting", "offers", "clock", "outcome"]);
/** Facts that can be read from afar at a time. */
const MOST = 4;
/** Words that can be read from afar at a time. */
const WORDS = 10;

/** Which of the events on the stage is shown now, by the time each has. @param {Props["stage"]} stage */
function useEvent(stage) {
  const ends = stage?.times.map((_, i, times) => times.slice(0, i + 1).reduce((all, one) => all + one, stage.begun));
  const now = stage?.now() ?? 0;
  const at = ends?.findIndex((end) => now < end) ?? -1;
  useMark(stage ?? null, ends?.[at]);
  return stage?.events.at(at) ?? null;
}

/** An event in at most so many words as can be read in passing. @param {any} speaker @param {any} event */
function briefly(speaker, event) {
  const whole = stepText(speaker, [event]);
  return whole.split(" ").length <= WORDS ? whole : stepText(speaker, [{ type: event.type, seat: event.seat }]);
}

/** @param {Props} props */
export function PlainWall({ game, code, title, view, players, stage, secondsLeft, over }) {
  const speaks = useTexts("plain-table");
  const event = useEvent(stage);
  const speaker = { game, names: players.map((player) => player.name) };
  const waiting = list(view.waiting.map((/** @type {number} */ seat) => players[seat]?.name ?? ""));
  const facts = told(view).filter(([name, value]) => !COMMON.has(name) && isShort(value));
  if (!speaks) return null;
  const ended = over && !stage ? over : null;
  const words =
    ended?.words ?? (event ? briefly(speaker, event) : waiting ? t("plain-waiting", { names: waiting }) : title);
  return html`
    <${Wall} title=${title} code=${code} night=${Boolean(stage) || Boolean(over)} words=${words} line=${ended?.line}
      aside=${ended?.aside}
      foot=${html`<${WallFoot} count=${players.length} seat=${(/** @type {number} */ i) => html`
        <${WallSeat} player=${players[i]} dim=${!over && view.waiting.length > 0 && !view.waiting.includes(i)}
          mood=${over ? (view.outcome?.winners.includes(i) ? "won" : "lost") : ""} />`} />`}>
      <div class="wall-stack">
        ${view.clock && !over && html`<${WallTimer} left=${() => secondsLeft(view.clock?.key ?? "")} />`}
        <dl class="wall-facts">
          ${facts.slice(0, MOST).map(
            ([name, value]) => html`<div key=${name}><dt>${fieldText(speaker, name)}</dt>
              <dd>${valueText(speaker, name, value)}</dd></div>`,
          )}
        </dl>
      </div>
    <//>
  `;
}
