/** In a replay: what the bot considered before its move, with its chances. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";

/** @param {import("./types").AnyAction} action */
function words(action) {
  if (action.type === "guess") return action.numbers.join(" + ");
  if (action.type === "place")
    return action.sprints.length ? `${action.card} (${action.sprints.join(", ")})` : String(action.card);
  return t(`fugitive-action-${action.type}`);
}

/** @param {{thought: import("shell/lib/wire").ThoughtAt | null}} props */
export const Thinking = ({ thought }) =>
  thought !== null &&
  thought.candidates.length > 0 &&
  html`
    <section class="fug-thinking">
      <h2>${t("fugitive-thought")}</h2>
      <ol>${thought.candidates.map(
        ({ action, value }) => html`<li><span>${words(/** @type {import("./types").AnyAction} */ (action))}</span>
          <meter min="0" max="1" value=${value}></meter><small>${Math.round(value * 100)} %</small></li>`,
      )}</ol>
    </section>`;
