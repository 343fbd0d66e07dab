/** Every guess so far, and what happened turn by turn. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Log } from "shell/parts/log/log.js";

/** @param {Pick<import("./types").Props, "view" | "log">} props */
export const Story = ({ view: { guesses }, log = [] }) => html`
  ${
    guesses.length > 0 &&
    html`<section class="fug-guesses"><h2>${t("fugitive-guesses")}</h2>
      <ol>${guesses.map(
        (guess) => html`<li class=${guess.hit ? "fug-hit" : "fug-miss"}>
          ${guess.numbers.join(" + ")} <span aria-hidden="true">${guess.hit ? "✓" : "✗"}</span>
          <span class="sr">${t(guess.hit ? "fugitive-hit" : "fugitive-miss")}</span></li>`,
      )}</ol>
    </section>`
  }
  ${log.length > 0 && html`<section class="fug-story"><h2>${t("fugitive-story")}</h2><${Log} lines=${log} /></section>`}
`;
