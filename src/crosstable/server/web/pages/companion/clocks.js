/** Two clocks on one device: after a move, tap your half. Without a limit they only show whose turn it is. */
import { useEffect, useRef } from "preact/hooks";
import { useAwake } from "../../lib/awake.js";
import { classes, html } from "../../lib/html.js";
import { bell } from "../../lib/sound.js";
import { t } from "../../lib/texts.js";
import { useTick } from "../../lib/use-tick.js";
import { bellOn } from "./session.js";

/** @typedef {import("./types").Clocks} Clocks */

/** @returns {Clocks} */
export const stopped = () => ({ turn: 0, spent: [0, 0], since: null });

/** Seconds this player has used up. @param {Clocks} clocks @param {0 | 1} who */
const used = (clocks, who) =>
  clocks.spent[who] + (clocks.since !== null && clocks.turn === who ? (Date.now() - clocks.since) / 1000 : 0);

/** @param {Clocks} clocks @returns {[number, number]} */
const spentNow = (clocks) => [used(clocks, 0), used(clocks, 1)];

/** The clocks after a move: the other one runs. @param {Clocks} clocks @returns {Clocks} */
export const handed = (clocks) => ({ turn: clocks.turn === 0 ? 1 : 0, spent: spentNow(clocks), since: Date.now() });

/** The clocks stand still. @param {Clocks} clocks @returns {Clocks} */
export const halted = (clocks) => ({ ...clocks, spent: spentNow(clocks), since: null });

/** @param {number} seconds */
const face = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/**
 * @param {{clocks: Clocks, limit: number, names: readonly string[], notes: readonly string[], looks: readonly string[],
 *   onHand: () => void, onClocks: (clocks: Clocks) => void}} props `limit` in seconds, 0: none
 */
export function ClockPair({ clocks, limit, names, notes, looks, onHand, onClocks }) {
  const running = clocks.since !== null;
  useTick(running && limit ? 200 : null);
  useAwake(true);
  const left = (/** @type {0 | 1} */ who) => Math.max(0, limit - used(clocks, who));
  const out = limit > 0 && left(clocks.turn) === 0;
  const rung = useRef(false);
  useEffect(() => {
    if (out && running && !rung.current && bellOn.peek()) bell("end");
    rung.current = out;
    if (out && running) onClocks(halted(clocks));
  }, [out, running]);
  return html`
    <div class="pair">
      ${
        /** @type {const} */ ([1, 0]).map(
          (who) => html`
            <button key=${who} type="button"
              class=${classes(
                "pair-half",
                `pair-${looks[who]}`,
                clocks.turn === who && "pair-turn",
                limit > 0 && left(who) < 20 && "pair-short",
              )}
              disabled=${clocks.turn !== who || out} onClick=${onHand}>
              <strong>${names[who]}</strong>
              <span class="pair-note">${notes[who]}</span>
              ${limit > 0 && html`<span class="pair-face" role="timer">${face(Math.ceil(left(who)))}</span>`}
              <span class="pair-word">
                ${
                  out && clocks.turn === who
                    ? t("ui-companion-time-up")
                    : clocks.turn === who
                      ? t("ui-companion-tap-moved")
                      : ""
                }
              </span>
            </button>`,
        )
      }
    </div>
    ${
      limit > 0 &&
      !out &&
      html`<div class="row">
        <button class="button small"
          onClick=${() => onClocks(running ? halted(clocks) : { ...clocks, since: Date.now() })}>
          ${t(running ? "ui-companion-stop" : "ui-companion-clock-start")}</button>
      </div>`
    }
  `;
}
