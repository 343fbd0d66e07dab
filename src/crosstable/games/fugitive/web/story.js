/** What happened lately, newest first, and every guess so far. */
import { useEffect, useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { sentence } from "./words.js";

const MOST = 40;

/**
 * @param {{view: import("./types").FugitiveView, news: import("./types").AnyEvent[], names: string[]}} props
 */
export function Story({ view, news, names }) {
  const [told, setTold] = useState(/** @type {import("./types").AnyEvent[]} */ ([]));
  useEffect(() => setTold((before) => [...[...news].reverse(), ...before].slice(0, MOST)), [news]);
  const lines = told.map((event) => sentence(event, names)).filter(Boolean);
  return html`
    ${
      view.guesses.length > 0 &&
      html`<section class="fug-guesses"><h2>${t("fugitive-guesses")}</h2>
        <ol>${view.guesses.map(
          (guess) => html`<li class=${guess.hit ? "fug-hit" : "fug-miss"}>
            ${guess.numbers.join(" + ")} <small>${t(guess.hit ? "fugitive-hit" : "fugitive-miss")}</small></li>`,
        )}</ol>
      </section>`
    }
    ${
      lines.length > 0 &&
      html`<section class="fug-story"><h2>${t("fugitive-story")}</h2>
        <ul>${lines.map((line, i) => html`<li key=${told.length - i}>${line}</li>`)}</ul>
      </section>`
    }
  `;
}
