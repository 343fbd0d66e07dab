/** What happened lately, newest first, and every guess so far. */
import { useEffect, useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { sentence } from "./words.js";

const MOST = 40;

/** @param {import("./words.js").Told & {news: import("./types").AnyEvent[]}} props */
export function Story({ news, ...to }) {
  const [told, setTold] = useState(/** @type {import("./types").AnyEvent[]} */ ([]));
  useEffect(() => setTold((before) => [...[...news].reverse(), ...before].slice(0, MOST)), [news]);
  const lines = told.map((event) => sentence(event, to)).filter(Boolean);
  const { guesses } = to.view;
  return html`
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
    ${
      lines.length > 0 &&
      html`<section class="fug-story"><h2>${t("fugitive-story")}</h2>
        <ul>${lines.map((line, i) => html`<li key=${told.length - i}>${line}</li>`)}</ul>
      </section>`
    }
  `;
}
