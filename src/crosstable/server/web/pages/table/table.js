/** A table: its lobby, or the game that is played there. */
import { useEffect, useState } from "preact/hooks";
import { Failure, getTable } from "../../lib/api.js";
import { gameInfo, loadGames } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { TableStore } from "../../lib/table-store.js";
import { say, t } from "../../lib/texts.js";
import { TopBar } from "../../parts/topbar/topbar.js";
import { Lobby } from "../lobby/lobby.js";
import { MissingPage } from "../missing/missing.js";
import { Link } from "./link.js";
import { Play } from "./play.js";

/** @param {{code: string}} props */
export function TablePage({ code }) {
  const [store, setStore] = useState(/** @type {TableStore | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../../lib/wire").Sentence | null} */ (null));
  useEffect(() => {
    /** @type {TableStore | null} */
    let opened = null;
    let gone = false;
    Promise.all([getTable(code), loadGames()]).then(
      ([table]) => {
        if (!gone) setStore((opened = new TableStore(table.code)));
      },
      (error) => setProblem(error instanceof Failure ? error.why : { key: "ui-no-server" }),
    );
    return () => {
      gone = true;
      opened?.close();
    };
  }, [code]);
  if (problem) return html`<${MissingPage} why=${problem} />`;
  return store ? html`<${AtTable} store=${store} />` : html`<${TopBar} />`;
}

/** @param {{store: TableStore}} props */
function AtTable({ store }) {
  const table = store.table.value;
  const game = table && gameInfo(table.game);
  useEffect(() => {
    if (table) document.title = `${t(`${table.game}-name`)} ${table.code} · Crosstable`;
  }, [table]);
  if (store.goodbye.value) return html`<${MissingPage} why=${store.goodbye.value} />`;
  if (!table || !game) return html`<${TopBar}><${Link} store=${store} /><//>`;
  const inLobby = table.phase === "lobby" || !store.play.value;
  return html`
    <${TopBar}>
      <span class="table-name">${table.title || t(`${table.game}-name`)}</span>
      <span class="table-code" aria-label=${t("ui-code")}>${table.code}</span>
      <${Link} store=${store} />
    <//>
    ${store.link.value === "lost" && html`<p class="lost" role="alert">${t("ui-lost")}</p>`}
    <main id="main" class=${inLobby ? "at-lobby" : "at-table"}>
      ${inLobby
        ? html`<${Lobby} store=${store} table=${table} game=${game} />`
        : html`<${Play} store=${store} table=${table} />`}
      ${store.watching.value > 0 && inLobby && html`<p class="soft page">${t("ui-watching", { count: store.watching.value })}</p>`}
    </main>
    <div class="sr" role="status">${store.link.value === "lost" ? "" : say({ key: "ui-connected" })}</div>
  `;
}
