/** What can be trained: every theme of every game, and one's own mistakes. */
import { useEffect, useState } from "preact/hooks";
import { classes, html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { Emblem } from "../../parts/emblem/emblem.js";
import { loadPuzzles, puzzleGames, themesOf } from "./file.js";
import { kept, keyOf } from "./kept.js";

/** @param {{game: string, theme: string}} props */
export function Shelf({ game, theme }) {
  const missed = Object.keys(kept().missed).length;
  return html`
    <section class="puzzle-shelf" aria-labelledby="puzzle-training">
      <div class="puzzle-shelf-head">
        <h2 id="puzzle-training">${t("ui-puzzle-training")}</h2>
        ${game && html`<a class="plain" href="/puzzles">${t("ui-puzzle-to-today")}</a>`}
        ${
          missed > 0 &&
          html`<a class="button" href="/puzzles/mistakes">${t("ui-puzzle-mistakes", { count: missed })}</a>`
        }
      </div>
      <div class="puzzle-games">
        ${puzzleGames().map((id) => html`<${Themes} key=${id} game=${id} here=${id === game ? theme : null} />`)}
      </div>
    </section>
  `;
}

/** @param {{game: string, here: string | null}} props here: the theme that is open, empty for all of them */
function Themes({ game, here }) {
  const [puzzles, setPuzzles] = useState(/** @type {import("./file.js").Puzzle[]} */ ([]));
  useEffect(() => void loadPuzzles(game).then(setPuzzles, () => undefined), [game]);
  const solved = new Set(kept().solved);
  const done = (/** @type {import("./file.js").Puzzle[]} */ some) =>
    t("ui-puzzle-done", { done: some.filter((one) => solved.has(keyOf(game, one))).length, count: some.length });
  return html`
    <article class=${`puzzle-game lid lid-${game}`}>
      <h3><a href=${`/puzzles/${game}`} aria-current=${here === "" ? "page" : null}>
        <${Emblem} game=${game} /><span>${t(`${game}-name`)}</span></a></h3>
      <ul>
        ${themesOf(puzzles).map((theme) => {
          const some = puzzles.filter((one) => one.theme === theme);
          return html`<li key=${theme}><a class=${classes(here === theme && "here")} href=${`/puzzles/${game}/${theme}`}
            aria-current=${here === theme ? "page" : null}>
            <span>${t(`${game}-puzzle-${theme}`, NOTHING)}</span><small>${done(some)}</small></a></li>`;
        })}
      </ul>
    </article>
  `;
}

/** A theme is called the same whatever its puzzle is about. */
const NOTHING = { answer: "" };
