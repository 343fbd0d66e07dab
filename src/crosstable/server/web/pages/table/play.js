/** The game at a table: loads what draws it and hands it everything it needs. */
import { useEffect, useRef, useState } from "preact/hooks";
import { AtTableContext } from "../../lib/at-table.js";
import { play as sound } from "../../lib/cues.js";
import { pipsOf, tableLooks } from "../../lib/faces.js";
import { gameInfo, loadTable } from "../../lib/games.js";
import { heardAt, satAt } from "../../lib/heard.js";
import { html } from "../../lib/html.js";
import { seatName } from "../../lib/seat-name.js";
import { chatMuted, voice } from "../../lib/settings.js";
import { useTableLog, withTalk } from "../../lib/table-log.js";
import { levelText, t } from "../../lib/texts.js";
import { talkAt } from "../../parts/chat/docked.js";
import { useCoach } from "../../parts/coach/coach.js";
import { Loading } from "../../parts/later/later.js";
import { Ear } from "../../parts/log/ear.js";
import { notify } from "../../parts/notice/notice.js";
import { Visitor } from "../lobby/visitor.js";
import { useSounds } from "./attention.js";
import { Ending } from "./ending.js";

/** @typedef {import("../../lib/table-props").Player} Player */

/**
 * @param {import("../../lib/wire").TableInfo} table
 * @param {number[]} here
 * @param {{seat: number, until: number}[]} away
 * @returns {Player[]}
 */
export function playersOf(table, here, away) {
  const looks = tableLooks(table.seats);
  const levels = gameInfo(table.game)?.levels ?? [];
  return table.seats.map((seat, i) => ({
    name: seatName(seat, i),
    kind: seat.kind,
    face: looks[i] ?? { bot: "" },
    note: seat.bot ? levelText(seat.bot.level) : "",
    pips: seat.bot ? pipsOf(levels, seat.bot.level) : 0,
    here: seat.kind !== "person" || here.includes(i),
    until: away.find((one) => one.seat === i)?.until ?? null,
    standIn: seat.stand_in !== null,
    wins: seat.wins,
  }));
}

/** Chat and signs as lines of a conversation. @param {import("../../lib/table-store.js").TableStore} store */
const linesOf = (store) =>
  chatMuted.value ? [] : heardAt(store).map((line) => ({ ...line, seat: line.by ? line.seat : -1 }));

/** @param {{id: string, children: (Table: any) => any}} props */
export function WithGame({ id, children }) {
  const [Table, setTable] = useState(/** @type {any} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadTable(id).then(
      (found) => setTable(() => found),
      () => setFailed(true),
    );
  }, [id]);
  if (failed) return html`<p class="problem page" role="alert">${t("ui-no-server")}</p>`;
  return Table ? children(Table) : html`<${Loading} />`;
}

/**
 * Say that this person knows who they are, at a table that does not let them look first.
 * @param {{store: import("../../lib/table-store.js").TableStore, round: number, Table: any}} props
 */
function Knows({ store, round, Table }) {
  const { seat } = store.you.value;
  useEffect(() => {
    if (seat !== null && !Table.reveals) void store.ask({ do: "ready", round, on: true });
  }, [round, seat === null]);
  return null;
}

/**
 * Welcome who takes a seat over in the middle of a game: the card comes first.
 * @param {{seat: number | null, Table: any}} props
 */
function Welcome({ seat, Table }) {
  const watched = useRef(seat === null);
  useEffect(() => {
    if (watched.current && seat !== null) notify({ key: Table.reveals ? "ui-welcome-card" : "ui-welcome" });
    watched.current = seat === null;
  }, [seat]);
  return null;
}

/**
 * @param {{store: import("../../lib/table-store.js").TableStore, table: import("../../lib/wire").TableInfo,
 *   onCrown: () => void}} props onCrown: show who won the series
 */
export function Play({ store, table, onCrown }) {
  const play = store.play.value;
  const news = store.news.value;
  useSounds(store, table.game, store.screens.value === 0);
  const log = useTableLog(store);
  const coach = useCoach(store, table);
  const moment = store.stage.moment.value;
  const stage = moment && { ...moment, told: store.stage.told.value };
  if (!play) return null;
  const over = play.view.outcome;
  const ending = html`
    ${over && html`<${Ending} store=${store} table=${table} outcome=${over} onCrown=${onCrown} />`}
    ${store.you.value.seat === null && html`<${Visitor} store=${store} table=${table} />`}
  `;
  return html`
    <${AtTableContext.Provider} value=${{ paused: table.pause !== null, talk: talkAt(store) }}>
    <${WithGame} id=${table.game}>${(/** @type {any} */ Table) => html`
      ${
        table.phase === "playing" &&
        html`<${Knows} store=${store} round=${play.round} Table=${Table} />
        <${Welcome} key=${play.round} seat=${store.you.value.seat} Table=${Table} />`
      }
      <${Table} key=${play.round} view=${play.view} players=${playersOf(table, store.here.value, store.away.value)}
        options=${table.options}
        you=${store.you.value} act=${coach.act}
        sending=${store.sending.value || table.pause !== null} paused=${table.pause !== null} pace=${table.pace}
        secondsLeft=${(/** @type {string} */ key) => store.secondsLeft(key)} news=${news} past=${store.past.value}
        stage=${stage} skip=${() => store.stage.skip()} cue=${store.screens.value === 0 ? sound : undefined}
        pastAt=${store.pastAt} log=${withTalk(store, log ?? [])} chat=${linesOf(store)} sat=${satAt(store)}
        kept=${`${table.code} ${play.round}`}
        say=${(/** @type {string} */ phrase, /** @type {number} */ number) => store.ask({ do: "say", phrase, number })}
        knowing=${table.ready}
        onKnow=${() => table.phase === "playing" && void store.ask({ do: "ready", round: play.round, on: true })}
        thought=${null}
        replay=${false} final=${null} ending=${ending} below=${null} />`}
    <//>
    <//>
    ${coach.question}
    ${
      log &&
      html`<${Ear} key=${play.round} lines=${log} fresh=${store.past.value.length < 2}
        aloud=${voice.value && store.screens.value === 0} />`
    }
  `;
}
