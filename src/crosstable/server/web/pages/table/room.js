/**
 * What everyone at the table should know: a pause, a player who is away, a bot that played for you.
 */
import { useEffect, useState } from "preact/hooks";
import { gameInfo, loadReview, refreshGames } from "../../lib/games.js";
import { classes, html } from "../../lib/html.js";
import { seatName, seatNames } from "../../lib/seat-name.js";
import { list, say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { useTick } from "../../lib/use-tick.js";
import { secondsUntil } from "../../parts/away/away.js";
import { notify } from "../../parts/notice/notice.js";
import { MeanwhileBar } from "./meanwhile.js";

/** @typedef {import("../../lib/table-store.js").TableStore} TableStore */
/** @typedef {import("../../lib/wire").TableInfo} TableInfo */

/** From this number on, people who are away share a line. */
const MANY = 2;

/**
 * The strip in the head of the page: what matters most, in a room that is there anyway, so that nothing on the table
 * moves under a thumb.
 * @param {{store: TableStore, table: TableInfo, inLobby: boolean}} props
 */
export const RoomStrip = ({ store, table, inLobby }) => html`
  <div class="room-strip">
    ${store.link.value === "lost" && html`<p class="room-bar lost" role="alert">${t("ui-lost")}</p>`}
    ${
      !inLobby &&
      html`${table.phase === "playing" && html`<${PauseBar} store=${store} table=${table} />`}
      <${MissedBar} store=${store} />
      <${MeanwhileBar} store=${store} />
      <${LookingBar} store=${store} table=${table} />
      ${table.phase === "playing" && html`<${AwayBar} store=${store} table=${table} />`}
      <${BotsBar} table=${table} />`
    }
  </div>
`;

/** @param {{store: TableStore, table: TableInfo}} props */
function PauseBar({ store, table }) {
  const [problem, ask] = useAsk();
  if (!table.pause) return null;
  const { seat } = table.pause;
  const info = seat === null || store.you.value.host ? null : table.seats[seat]; // beside the host's button is no room
  return html`
    <div class="room-bar room-pause" role="status">
      <p>
        ${info && seat !== null ? t("ui-paused-by", { name: seatName(info, seat) }) : t("ui-paused")} ${
          problem && say(problem, seatNames(table))
        }
      </p>
      ${
        store.you.value.host &&
        html`<button class="button small main" disabled=${store.sending.value}
          onClick=${() => ask(store.ask({ do: "pause", on: false }))}>${t("ui-continue")}</button>`
      }
    </div>
  `;
}

/**
 * Whom the bots wait for, who have not looked at their card yet. The host need not wait with them.
 * @param {{store: TableStore, table: TableInfo}} props
 */
function LookingBar({ store, table }) {
  const [problem, ask] = useAsk();
  const looking = table.looking.filter((seat) => store.here.value.includes(seat));
  const names = looking.map((seat) => table.seats[seat]?.name ?? "");
  const count = looking.length;
  const many = count > 1;
  if (!count) return null;
  return html`
    <div class="room-bar" role="status">
      <p><span class=${many ? "room-wide" : ""}>${t("ui-looking", { count, names: list(names) })}</span>
        ${many && html`<span class="room-narrow">${t("ui-looking-many", { count })}</span>`}
        ${problem && say(problem, seatNames(table))}</p>
      ${
        store.you.value.host &&
        html`<button class="button small" disabled=${store.sending.value}
          onClick=${() => ask(store.ask({ do: "go_on", round: table.round }))}>${t("ui-continue")}</button>`
      }
    </div>
  `;
}

/** @param {{store: TableStore, table: TableInfo}} props */
function AwayBar({ store, table }) {
  const away = store.away.value;
  useTick(away.length ? 500 : null);
  const taken = table.seats.flatMap((info, seat) => (info.stand_in ? [{ info, seat }] : []));
  if (!away.length && !taken.length) return null;
  return html`
    <div class=${classes("room-bar", !away.length && "room-taken")}>
      ${
        away.length > MANY
          ? html`<p>${t("ui-away-many", {
              names: away.map(({ seat }) => table.seats[seat]?.name).join(", "),
              seconds: Math.min(...away.map(({ until }) => secondsUntil(until))),
            })}</p>`
          : away.map(
              ({ seat, until }) => html`<p key=${seat}>
                ${t("ui-away-until", { name: table.seats[seat]?.name ?? "", seconds: secondsUntil(until) })}</p>`,
            )
      }
      ${taken.map(
        ({ info, seat }) =>
          html`<p key=${seat} class="room-taken">${t("ui-bot-plays-for", { name: seatName(info, seat) })}</p>`,
      )}
      <span class="sr" role="status">${[
        ...away.map(({ seat }) => t("ui-is-away", { name: table.seats[seat]?.name ?? "" })),
        ...taken.map(({ info }) => t("ui-bot-plays-for", { name: info.name })),
      ].join(" ")}</span>
    </div>
  `;
}

/** How often the page asks whether the bots are ready. */
const ASK_AGAIN = 1500;

/** Whether the bots of this table play at full strength. @param {{table: TableInfo}} props */
export function BotsBar({ table }) {
  const bots = gameInfo(table.game)?.bots ?? "ready";
  const [told, setTold] = useState("ready"); // a screen reader hears what changes, not what is there from the start
  const concerned = table.seats.some((seat) => seat.bot ?? seat.stand_in);
  useEffect(() => {
    if (told === "warming" && bots === "ready" && concerned) notify({ key: "ui-bots-ready" });
    setTold(bots);
    if (bots !== "warming") return undefined;
    const timer = setInterval(() => refreshGames().catch(() => {}), ASK_AGAIN);
    return () => clearInterval(timer);
  }, [bots]);
  const shown = concerned && told !== "ready";
  return html`<div role="status">${shown && html`<p class="room-bar">${t(`ui-bots-${told}`)}</p>`}</div>`;
}

/**
 * The moves a bot made in your place, in words, secret ones included: they are yours.
 * @param {TableStore} store
 * @returns {string[]}
 */
function useMissed(store) {
  const [tell, setTell] = useState(/** @type {{words: import("../../lib/table-props").ReviewWords} | null} */ (null));
  const { seat, missed = 0, missed_at: steps = [], missed_moves: moves = [] } = store.you.value;
  const table = store.table.value;
  const view = store.play.value?.view;
  useEffect(() => {
    if (missed && table) void loadReview(table.game).then((words) => setTell({ words }));
  }, [missed > 0, table?.game]);
  if (!tell || !table || !view) return [];
  return moves.map((action, i) => {
    const step = store.pastAt.indexOf(steps[i] ?? -1);
    const told = step === store.pastAt.length - 1 ? store.stage.told.value : undefined; // nothing ahead of the stage
    const events = store.past.value[step]?.slice(0, told) ?? [];
    const frame = { seq: steps[i] ?? 0, seat, action, events, view, at: 0 };
    return tell.words.words(/** @type {any} */ (frame), /** @type {any} */ (frame), seatNames(table));
  });
}

/** What a bot did in your place, until you act or have read it. @param {{store: TableStore}} props */
function MissedBar({ store }) {
  const [read, setRead] = useState(0);
  const { missed = 0 } = store.you.value;
  const lines = useMissed(store);
  if (missed === 0 || missed === read) return null;
  return html`
    <details class="room-bar room-missed">
      <summary role="status">${t("ui-missed", { count: missed })}</summary>
      <div class="room-sheet">
        <ul>${lines.map((words, i) => html`<li key=${i}>${words}</li>`)}</ul>
        <button class="button small" onClick=${() => setRead(missed)}>${t("ui-ok")}</button>
      </div>
    </details>
  `;
}

/** A table that the host has closed; its games can still be looked at. @param {{table: TableInfo}} props */
export const ClosedTable = ({ table }) => html`
  <section class="page stack" aria-labelledby="closed">
    <h1 class="page-title" id="closed">${t("ui-closed")}</h1>
    <p>${t(table.round ? "ui-closed-games" : "ui-closed-line")}</p>
    ${
      table.round > 0 &&
      html`<ul class="closed-games">
        ${Array.from(
          { length: table.round },
          (_, i) => html`<li key=${i}>
            <a href=${`/t/${table.code}/replay/${i + 1}`}>${t("ui-closed-game", { number: i + 1 })}</a></li>`,
        )}
      </ul>`
    }
    <p><a class="button main" href="/">${t("ui-to-start")}</a></p>
  </section>
`;
