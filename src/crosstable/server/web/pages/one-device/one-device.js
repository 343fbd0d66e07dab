/**
 * A table for two who share one device: each seat has its own connection to the table, and one of them is shown at a
 * time.
 */
import { useEffect, useState } from "preact/hooks";
import { Failure, getTable } from "../../lib/api.js";
import { gameInfo, loadGames } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { dropPair, keepPair, pairOf } from "../../lib/pairs.js";
import { seatNames } from "../../lib/seat-name.js";
import { addStyle } from "../../lib/style.js";
import { TableStore } from "../../lib/table-store.js";
import { t, useTexts } from "../../lib/texts.js";
import { Choice } from "../../parts/choice/choice.js";
import { Waiting } from "../../parts/later/later.js";
import { TopBar } from "../../parts/topbar/topbar.js";
import { Lobby } from "../lobby/lobby.js";
import { MissingPage } from "../missing/missing.js";
import { Link } from "../table/link.js";
import { Play } from "../table/play.js";
import { SeriesButton, WinnersPage } from "../table/series.js";

/** @typedef {[TableStore, TableStore]} Stores */

/** @param {{code: string, onParted: () => void}} props onParted: this device has no longer both seats */
export default function OneDevicePage({ code, onParted }) {
  const texts = useTexts("one-device");
  const [stores, setStores] = useState(/** @type {Stores | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../../lib/wire").Sentence | null} */ (null));
  useEffect(() => {
    /** @type {TableStore[]} */
    let opened = [];
    let gone = false;
    const tokens = pairOf(code)?.tokens ?? ["", ""];
    Promise.all([getTable(code), loadGames(), addStyle("/web/pages/one-device/one-device.css")]).then(
      ([table]) => {
        if (gone) return;
        const pair = /** @type {Stores} */ (tokens.map((token) => new TableStore(table.code, token)));
        opened = pair;
        setStores(pair);
      },
      (error) => setProblem(error instanceof Failure ? error.why : { key: "ui-no-server" }),
    );
    return () => {
      gone = true;
      for (const store of opened) store.close();
    };
  }, [code]);
  if (problem) return html`<${MissingPage} why=${problem} />`;
  return stores && texts
    ? html`<${Shared} stores=${stores} onParted=${onParted} />`
    : html`<${TopBar} /><${Waiting} />`;
}

/** @param {{stores: Stores, onParted: () => void}} props */
function Shared({ stores, onParted }) {
  const [store, other] = stores;
  const table = store.table.value;
  const game = table && gameInfo(table.game);
  const known = stores.every((one) => one.table.value !== null);
  const parted = known && stores.some((one) => one.you.value.seat === null);
  useEffect(() => {
    if (table) document.title = `${t(`${table.game}-name`)} ${table.code} · Crosstable`;
  }, [table]);
  useEffect(() => {
    if (!parted) return;
    dropPair(store.code);
    onParted();
  }, [parted]);
  const inLobby = !table || table.phase === "lobby" || !store.play.value;
  const host = other.you.value.host ? other : store;
  useEffect(() => {
    const pair = pairOf(store.code);
    if (!known || parted || !inLobby || !pair?.begin) return;
    keepPair(store.code, { ...pair, begin: false });
    host.ask({ do: "start" }).catch(() => undefined); // the lobby is there to try again
  }, [known, parted, inLobby]);
  const goodbye = store.goodbye.value ?? other.goodbye.value;
  if (goodbye) return html`<${MissingPage} why=${goodbye} />`;
  if (!table || !game || !known || parted) return html`<${TopBar}><${Link} store=${store} /><//><${Waiting} />`;
  const lost = stores.some((one) => one.link.value === "lost");
  if (inLobby && pairOf(store.code)?.begin) return html`<${TopBar} /><${Waiting} />`;
  return html`
    <${TopBar}>
      <span class="table-name">${table.title || t(`${table.game}-name`)}</span>
      ${!inLobby && html`<${SeriesButton} store=${store} table=${table} />`}
      <${Link} store=${store} />
    <//>
    ${lost && html`<p class="lost" role="alert">${t("ui-lost")}</p>`}
    <main id="main" class="one-device">
      ${
        inLobby
          ? html`<${Between} code=${table.code} open=${game.open} />
          <${Lobby} store=${host} table=${host.table.value ?? table} game=${game} />`
          : html`<${Turns} stores=${stores} />`
      }
    </main>
  `;
}

/** How the device goes from hand to hand. @param {{code: string, open: boolean}} props */
function Between({ code, open }) {
  const [cover, setCover] = useState(pairOf(code)?.cover ?? true);
  /** @param {boolean} on */
  function choose(on) {
    const pair = pairOf(code);
    if (pair) keepPair(code, { ...pair, cover: on });
    setCover(on);
  }
  return html`
    <section class="one-device-between stack">
      <p><strong>${t("one-device-lobby")}</strong> ${t(open ? "one-device-open" : "one-device-secret")}</p>
      ${
        open &&
        html`<${Choice} label=${t("one-device-between")} of=${[false, true]} value=${cover}
          text=${(/** @type {boolean} */ on) => t(on ? "one-device-cover" : "one-device-straight")}
          onChoose=${choose} />`
      }
    </section>
  `;
}

/** The game, seen by one of the two; or the cover. @param {{stores: Stores}} props */
function Turns({ stores }) {
  const table = /** @type {import("../../lib/wire").TableInfo} */ (stores[0].table.value);
  const play = /** @type {import("../../lib/wire").PlayInfo} */ (stores[0].play.value);
  const covered = pairOf(table.code)?.cover ?? true;
  const names = seatNames(table);
  const [shown, setShown] = useState(/** @type {number | null} */ (covered ? null : 0));
  const [crowned, setCrowned] = useState(0);
  useEffect(() => setShown(covered ? null : 0), [play.round]); // a new game: new cards, perhaps other roles
  /** Whom of the two the game waits for. */
  const next = stores.findIndex(
    (store) => store.you.value.seat !== null && play.view.waiting.includes(store.you.value.seat),
  );
  const over = play.view.outcome !== null;
  useEffect(() => {
    // who holds this device speaks for both
    if (over) for (const one of stores) void one.ask({ do: "ready", round: play.round, on: true });
  }, [over, play.round]);
  const at = over || next < 0 ? (shown ?? 0) : covered ? shown : next;
  const nameAt = (/** @type {number} */ one) => names[stores[one]?.you.value.seat ?? 0] ?? "";
  useEffect(() => {
    if (!covered && at !== null) setShown(at);
  }, [covered, at]);
  if (at === null) return html`<${Cover} name=${nameAt(next)} onOpen=${() => setShown(next)} />`;
  const host = stores.find((one) => one.you.value.host) ?? stores[0];
  const store = over ? host : (stores[at] ?? stores[0]);
  if (over && crowned === play.round && table.series?.winners.length)
    return html`<${WinnersPage} store=${store} table=${table} onBack=${() => setCrowned(0)} />`;
  return html`
    <h1 class="sr">${table.title || t(`${table.game}-name`)}</h1>
    <${Play} key=${at} store=${store} table=${table} onCrown=${() => setCrowned(play.round)} />
    ${
      !over &&
      next >= 0 &&
      next !== at &&
      html`<div class="start-bar hand-over">
        <p role="status">${t("one-device-next", { name: nameAt(next) })}</p>
        <button class="button main" onClick=${() => setShown(null)}>${t("one-device-hand")}</button>
      </div>`
    }
  `;
}

/** Nothing of the game is on the page while this is. @param {{name: string, onOpen: () => void}} props */
const Cover = ({ name, onOpen }) => html`
  <section class="hand-cover" aria-label=${t("one-device-pass", { name })}>
    <h1>${t("one-device-pass", { name })}</h1>
    <p>${t("one-device-look-away")}</p>
    <button class="button main" onClick=${onOpen}>${t("one-device-here", { name })}</button>
  </section>
`;
