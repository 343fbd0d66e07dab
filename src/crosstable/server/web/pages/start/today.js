/** Today's puzzle on the start page: which game it is about, and how many days in a row were solved. */
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { Emblem } from "../../parts/emblem/emblem.js";
import { dayOf, gameOf } from "../puzzles/daily.js";
import { puzzleGames } from "../puzzles/file.js";
import { kept, streak } from "../puzzles/kept.js";

export function Today() {
  const game = gameOf(dayOf(), puzzleGames());
  if (!game) return null;
  const days = streak();
  const done = kept().days[dayOf()]?.endsWith("v");
  return html`
    <a class=${`today lid-${game}`} href="/puzzles">
      <${Emblem} game=${game} />
      <span><b>${t("ui-puzzle-today")}</b>
        <small>${t(`${game}-name`)}${days > 0 && ` · ${t("ui-puzzle-days", { days })}`}</small></span>
      <span class="today-go" aria-hidden="true">${done ? "✓" : "▸"}</span>
    </a>
  `;
}
