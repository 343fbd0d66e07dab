/** The room screen: a table as a whole room sees it, without a button. It knows what a spectator knows. */
import { useEffect, useState } from "preact/hooks";
import { Failure, getTable } from "../../lib/api.js";
import { useAwake } from "../../lib/awake.js";
import { gameInfo, loadGames } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { language, lend } from "../../lib/settings.js";
import { TableStore } from "../../lib/table-store.js";
import { say, t, useTexts } from "../../lib/texts.js";
import { hush } from "../../lib/voice.js";
import { Waiting } from "../../parts/later/later.js";
import { Wall } from "../../parts/wall/wall.js";
import { playersOf } from "../table/play.js";
import { AskCode } from "./ask.js";
import { FreeSeat, hasRoom, WallLobby } from "./lobby.js";
import { WallPlay } from "./play.js";

/** How long until a server that does not answer is asked again. */
const AGAIN = 3000;

/** @param {{code: string}} props */
export default function WallPage({ code }) {
  const texts = useTexts("wall");
  useAwake(true);
  useEffect(() => {
    document.body.classList.add("on-wall");
    return () => {
      document.body.classList.remove("on-wall");
      hush();
    };
  }, []);
  if (!texts) return html`<${Waiting} />`;
  return code ? html`<${Found} code=${code} />` : html`<${AskCode} />`;
}

/** The table of this code, as soon as the server answers. @param {{code: string}} props */
function Found({ code }) {
  const [store, setStore] = useState(/** @type {TableStore | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../../lib/wire").Sentence | null} */ (null));
  useEffect(() => {
    /** @type {TableStore | null} */
    let opened = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let later;
    let gone = false;
    const look = () =>
      Promise.all([getTable(code), loadGames()]).then(
        ([table]) => {
          if (gone) return;
          opened = new TableStore(table.code, null, { screen: true });
          setStore(opened);
        },
        (error) => {
          const missing = error instanceof Failure && error.status >= 400 && error.status < 500;
          setProblem(missing ? error.why : { key: "ui-no-server" });
          if (!missing && !gone) later = setTimeout(look, AGAIN);
        },
      );
    void look();
    return () => {
      gone = true;
      clearTimeout(later);
      opened?.close();
    };
  }, [code]);
  if (store) return html`<${AtWall} store=${store} />`;
  return problem ? html`<${AskCode} problem=${say(problem)} code=${code} />` : html`<${Waiting} />`;
}

/** @param {{store: TableStore}} props */
function AtWall({ store }) {
  const table = store.table.value;
  const game = table && gameInfo(table.game);
  const reads = store.hostReads.value;
  useEffect(() => {
    if (reads && reads !== language.peek()) lend(reads);
  }, [reads]);
  useEffect(() => {
    if (table) document.title = `${t(`${table.game}-name`)} ${table.code} · Crosstable`;
  }, [table?.game, language.value]);
  if (store.goodbye.value) return html`<${AskCode} problem=${say(store.goodbye.value)} code=${store.code} />`;
  if (!table || !game) return html`<${Wall} title="Crosstable" code=${store.code} night />`;
  if (table.closed)
    return html`<${Wall} title=${t(`${table.game}-name`)} code=${table.code} night words=${t("ui-closed")} />`;
  const play = table.phase === "lobby" ? null : store.play.value;
  const players = playersOf(table, store.here.value, store.away.value);
  return html`
    ${
      play
        ? html`<${WallPlay} key=${play.round} store=${store} table=${table} play=${play} players=${players} />`
        : html`<${WallLobby} store=${store} table=${table} players=${players} />`
    }
    ${play && hasRoom(table) && html`<${FreeSeat} code=${table.code} />`}
    ${
      store.link.value === "lost"
        ? html`<p class="wall wall-notice" role="alert">${t("wall-lost")}</p>`
        : table.phase === "playing" && table.pause && html`<p class="wall wall-notice">${t("wall-paused")}</p>`
    }
  `;
}
