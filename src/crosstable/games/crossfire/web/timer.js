/** The large timer: the server's clock decides, everybody's screen agrees. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { useTick } from "shell/lib/use-tick.js";

/** @param {import("./types").Props & {word: string}} props */
export function Timer({ view, secondsLeft, replay, word }) {
  useTick(200);
  const left = view.clock && !replay ? (secondsLeft(view.clock.key) ?? view.clock.seconds) : null;
  if (left === null) return html`<p class="cf-phase">${word}</p>`;
  const whole = Math.ceil(left);
  const shown =
    view.phase === "aim" ? String(whole) : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  return html`
    <p class=${`cf-timer${whole <= (view.phase === "aim" ? 3 : 10) ? " cf-hurry" : ""}`} role="timer"
      data-rule=${view.phase === "aim" ? "crossfire C11" : "crossfire C9"}
      aria-label=${t("crossfire-ui-seconds-left", { seconds: whole })}>${shown}</p>
    <p class="cf-phase">${word}</p>
  `;
}
