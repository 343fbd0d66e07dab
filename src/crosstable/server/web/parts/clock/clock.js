/** A player's clock, as every game with clocks shows it. The game's style sheet gives it its face. */
import { classes, html } from "../../lib/html.js";
import { useTick } from "../../lib/use-tick.js";

/** From here on a clock is running short. */
const SHORT = 20;

/** @param {number} seconds */
const clockText = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** @param {{name: string, running: boolean, left: () => number}} props `name` is the class the style sheet knows */
export function ClockFace({ name, running, left }) {
  useTick(running ? 250 : null);
  const seconds = left();
  return html`<span class=${classes(name, running && `${name}-running`, seconds < SHORT && `${name}-short`)}
    role="timer">${clockText(seconds)}</span>`;
}
