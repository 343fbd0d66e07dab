/** A table: its lobby, or the game that is played there. */
import { useEffect, useState } from "preact/hooks";
import { Failure, getLink, getTable } from "../../lib/api.js";
import { gameInfo, hasFile, loadGames } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { pairOf } from "../../lib/pairs.js";
import { takeLinkedSeat, tokenInAddress } from "../../lib/seat-link.js";
import { seatNames } from "../../lib/seat-name.js";
import { copyLink } from "../../lib/share.js";
import { TableStore } from "../../lib/table-store.js";
import { say, t } from "../../lib/texts.js";
import { hush } from "../../lib/voice.js";
import { Chat } from "../../parts/chat/chat.js";
import { Dialog } from "../../parts/dialog/dialog.js";
import { useOwnFace } from "../../parts/face/pick.js";
import { Guide } from "../../parts/guide/guide.js";
import { Later, Waiting } from "../../parts/later/later.js";
import { Now } from "../../parts/now/now.js";
import { Bubbles } from "../../parts/sign/bubbles.js";
import { TopBar } from "../../parts/topbar/topbar.js";
import { Lobby } from "../lobby/lobby.js";
import { MissingPage } from "../missing/missing.js";
import { useRoomLanguage } from "../wall/show.js";
import { useAttention } from "./attention.js";
import { Link } from "./link.js";
import { TableMenu } from "./menu.js";
import { Play } from "./play.js";
import { BotsBar, ClosedTable, RoomStrip } from "./room.js";
import { SeriesButton, WinnersPage } from "./series.js";

/** A table, for one person or for two who share this device. @param {{code: string}} props */
export default function TablePage({ code }) {
  const [shared, setShared] = useState(pairOf(code) !== null);
  const given = { code, onParted: () => setShared(false) };
  return shared
    ? html`<${Later} load=${() => import("../one-device/one-device.js")} with=${given} />`
    : html`<${OwnTable} code=${code} />`;
}

/** @param {{code: string}} props */
function OwnTable({ code }) {
  const [store, setStore] = useState(/** @type {TableStore | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../../lib/wire").Sentence | null} */ (null));
  const [replacing, setReplacing] = useState(/** @type {{answer: (yes: boolean) => void} | null} */ (null));
  useEffect(() => {
    /** @type {TableStore | null} */
    let opened = null;
    let gone = false;
    const token = tokenInAddress();
    /** @returns {Promise<boolean>} */
    const mayReplace = () => new Promise((answer) => setReplacing({ answer }));
    Promise.all([getTable(code), loadGames()]).then(
      async ([table]) => {
        if (token !== null) await takeLinkedSeat(table.code, token, mayReplace);
        setReplacing(null);
        if (gone) return;
        opened = new TableStore(table.code);
        setStore(opened);
      },
      (error) => setProblem(error instanceof Failure ? error.why : { key: "ui-no-server" }),
    );
    return () => {
      gone = true;
      opened?.close();
      hush();
    };
  }, [code]);
  useEffect(() => {
    const opened = () => location.hash.startsWith("#seat=") && location.reload();
    addEventListener("hashchange", opened);
    return () => removeEventListener("hashchange", opened);
  }, []);
  if (problem) return html`<${MissingPage} why=${problem} />`;
  if (replacing) return html`<${TopBar} /><${Replacing} onAnswer=${replacing.answer} />`;
  return store ? html`<${AtTable} store=${store} />` : html`<${TopBar} /><${Waiting} />`;
}

/** @param {{onAnswer: (yes: boolean) => void}} props */
const Replacing = ({ onAnswer }) => html`
  <${Dialog} title=${t("ui-hand-over-question")} onClose=${() => onAnswer(false)}>
    <p>${t("ui-hand-over-replace")}</p>
    <div class="row">
      <button class="button danger" onClick=${() => onAnswer(true)}>${t("ui-hand-over-use")}</button>
      <button class="button" autofocus onClick=${() => onAnswer(false)}>${t("ui-no-back")}</button>
    </div>
  <//>
`;

/** How many watch. @param {{count: number}} props */
const Audience = ({ count }) =>
  count > 0 &&
  html`<span class="audience" title=${t("ui-watching", { count })} role="img" aria-label=${t("ui-watching", { count })}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 12q10-13 20 0q-10 13-20 0Z" />
      <circle cx="12" cy="12" r="3" /></svg>${count}
  </span>`;

/** @param {string} code */
const copyTableLink = async (code) => copyLink(await getLink(code).catch(() => `${location.origin}/t/${code}`));

/** @param {{store: TableStore}} props */
function AtTable({ store }) {
  const table = store.table.value;
  const game = table && gameInfo(table.game);
  const { seat } = store.you.value;
  const [crowned, setCrowned] = useState(0); // the round after which somebody wants to see who won the series
  useAttention(store);
  useOwnFace(store);
  useRoomLanguage(store);
  if (store.goodbye.value) return html`<${MissingPage} title=${t("ui-gone")} why=${store.goodbye.value} />`;
  if (!table || !game || store.begins.value) return html`<${TopBar}><${Link} store=${store} /><//><${Waiting} />`;
  if (table.closed) return html`<${TopBar} /><main id="main"><${ClosedTable} table=${table} /></main>`;
  const inLobby = table.phase === "lobby" || !store.play.value;
  const crowning = table.phase === "over" && crowned === table.round && table.series?.winners.length;
  return html`
    <${TopBar}>
      <${RoomStrip} store=${store} table=${table} inLobby=${inLobby} />
      <span class="table-name">${table.title || t(`${table.game}-name`)}</span>
      ${!inLobby && html`<${Audience} count=${store.watching.value} />`}
      ${!inLobby && html`<${SeriesButton} store=${store} table=${table} />`}
      <button class="table-code" type="button" style=${{ "--letters": table.code.length }} title=${t("ui-copy-link")}
        aria-label=${t("ui-code-copy", { code: table.code })}
        onClick=${() => copyTableLink(table.code)}>${table.code}</button>
      <${Link} store=${store} />
      ${
        !inLobby &&
        hasFile(game.id, "rulebook.js") &&
        html`<${Now} game=${table.game} view=${store.play.value?.view}
  seat=${seat} />`
      }
      <${Chat} store=${store} />
      <${TableMenu} store=${store} table=${table} game=${game} />
    <//>
    <main id="main" data-keys=${inLobby ? null : table.game}>
      ${inLobby && html`<${BotsBar} table=${table} />`}
      ${!inLobby && html`<h1 class="sr">${table.title || t(`${table.game}-name`)}</h1>`}
      ${
        inLobby
          ? html`<${Lobby} store=${store} table=${table} game=${game} />`
          : crowning
            ? html`<${WinnersPage} store=${store} table=${table} onBack=${() => setCrowned(0)} />`
            : html`${
                hasFile(game.id, "guide.js") &&
                html`<${Guide} code=${table.code} game=${table.game} view=${store.play.value?.view} seat=${seat}
                  paused=${table.pause !== null} looking=${store.stage.moment.value !== null}
                  pause=${(/** @type {boolean} */ on) => void store.ask({ do: "pause", on })} />`
              }
            <${Play} store=${store} table=${table} onCrown=${() => setCrowned(table.round)} />`
      }
      ${
        store.watching.value > 0 &&
        inLobby &&
        html`<p class="soft page">
          ${t("ui-watching", { count: store.watching.value })}
        </p>`
      }
    </main>
    <${Bubbles} store=${store} names=${seatNames(table)} />
    <div class="sr" role="status">${store.link.value === "lost" ? "" : say({ key: "ui-connected" })}</div>
  `;
}
