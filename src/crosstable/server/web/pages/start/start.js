/** The start page: what this is, the games, and every way in. */
import { useEffect, useState } from "preact/hooks";
import { Failure } from "../../lib/api.js";
import { games, loadGames } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";
import { TopBar } from "../../parts/topbar/topbar.js";
import { Continue, JoinByCode, OpenTables, OwnTables, useOwnTables } from "./join.js";
import { Lid } from "./lid.js";
import { Today } from "./today.js";

export function StartPage() {
  const [problem, setProblem] = useState(/** @type {import("../../lib/wire").Sentence | null} */ (null));
  useEffect(() => {
    document.title = "Crosstable";
    loadGames().catch((error) => setProblem(error instanceof Failure ? error.why : { key: "ui-no-server" }));
  }, []);
  const own = useOwnTables();
  return html`
    <${TopBar} />
    <main id="main" class="start">
      <div class="start-top">
        <div class="hero">
          <h1>${t("ui-headline")}</h1>
          <p class="hero-line">${t("ui-headline-line")}</p>
          <${Continue} tables=${own} />
          ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
        </div>
        <section class="shelf" aria-label=${t("ui-games")} aria-busy=${games.value ? null : "true"}>
          ${games.value?.map((info) => html`<${Lid} key=${info.id} info=${info} />`)}
        </section>
        <${JoinByCode} />
        <${Today} />
      </div>
      <div class="start-foot">
        <div class="stack start-tables"><${OwnTables} tables=${own} /><${OpenTables} /></div>
        <section class="stack">
          ${
            games.value?.some((game) => game.companion) &&
            html`<h2>${t("ui-real-table")}</h2>
            <p class="soft">${t("ui-real-table-line")}</p>
            <p><a class="button" href="/companion">${t("ui-real-table-go")}</a></p>`
          }
          <h2>${t("ui-look-at-game")}</h2>
          <p class="soft">${t("ui-look-at-game-line")}</p>
          <p><a class="button" href="/replay">${t("ui-load-record")}</a></p>
        </section>
      </div>
    </main>
  `;
}
