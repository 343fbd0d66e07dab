/** The large timer: the server's clock decides, everybody's screen agrees. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { useTick } from "shell/lib/use-tick.js";

/** Whole seconds left, and how they are written; null without a clock. @param {import("./types").Props} props */
function useLeft({ view, secondsLeft, replay }) {
  useTick(200);
  if (!view.clock || replay) return null;
  const whole = Math.ceil(secondsLeft(view.clock.key) ?? view.clock.seconds);
  return {
    whole,
    shown: view.phase === "aim" ? String(whole) : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`,
  };
}

/** The same time again beside the question, for who has scrolled. @param {import("./types").Props} props */
export function SmallTimer(props) {
  const left = useLeft(props);
  return left && html`<b class="cf-dock-timer" aria-hidden="true">${left.shown}</b>`;
}

/** @param {import("./types").Props & {word: string}} props */
export function Timer({ word, ...props }) {
  const { view } = props;
  const left = useLeft(props);
  if (!left) return html`<p class="cf-phase">${word}</p>`;
  const { whole, shown } = left;
  return html`
    <p class=${`cf-timer${whole <= (view.phase === "aim" ? 3 : 10) ? " cf-hurry" : ""}`} role="timer"
      data-rule=${view.phase === "aim" ? "crossfire C11" : "crossfire C9"}
      aria-label=${t("crossfire-ui-seconds-left", { seconds: whole })}>${shown}</p>
    <p class="cf-phase">${word}</p>
  `;
}
