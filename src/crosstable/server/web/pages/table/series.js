/** A series at the table: which game it is, the standings at any time, and the page of its winners. */
import { useEffect, useRef, useState } from "preact/hooks";
import { tableLooks } from "../../lib/faces.js";
import { html } from "../../lib/html.js";
import { seatNames } from "../../lib/seat-name.js";
import { gameText, hasText, list, say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { Dialog } from "../../parts/dialog/dialog.js";
import { Face } from "../../parts/face/face.js";
import { Standings } from "../../parts/standings/standings.js";
import { NextGame } from "./next-game.js";

/** @typedef {import("../../lib/wire").TableInfo} TableInfo */
/** @typedef {import("../../lib/table-store.js").TableStore} TableStore */

/** Whether a series goes on after this game. @param {TableInfo} table */
export const goesOn = (table) => table.series !== null && table.series.number < table.series.games;

/** “Game 2 of 5”: a button that opens the standings. @param {{store: TableStore, table: TableInfo}} props */
export function SeriesButton({ store, table }) {
  const [open, setOpen] = useState(false);
  const { series } = table;
  if (!series) return null;
  const at = t("ui-series-at", { number: series.number, games: series.games });
  const short = `${series.number}/${series.games}`;
  return html`
    <button class="series-button" type="button" aria-label=${`${short}, ${at}: ${t("ui-standings")}`}
      onClick=${() => setOpen(true)}>
      <span class="series-long">${at}</span><span class="series-short" aria-hidden="true">${short}</span>
    </button>
    ${
      open &&
      html`<${Dialog} title=${at} onClose=${() => setOpen(false)}>
        <${Standings} table=${table} you=${store.you.value.seat} />
        <p class="soft">${t("ui-series-hint")}</p>
      <//>`
    }
  `;
}

/**
 * Back to the lobby; in the middle of a series only on second thoughts.
 * @param {{table: TableInfo, onGo: () => unknown}} props
 */
export function LobbyButton({ table, onGo }) {
  const [asking, setAsking] = useState(false);
  return html`
    <button class="plain" type="button" onClick=${() => (goesOn(table) ? setAsking(true) : onGo())}>
      ${t("ui-to-lobby")}
    </button>
    ${
      asking &&
      html`<${Dialog} title=${gameText(table.game, "series-end")} onClose=${() => setAsking(false)}>
        <p>${gameText(table.game, "series-end-text", {
          number: table.series?.number ?? 1,
          games: table.series?.games ?? 1,
        })}</p>
        <div class="row">
          <button class="button main" onClick=${() => setAsking(false)}>${t("ui-series-keep")}</button>
          <button class="button" onClick=${onGo}>${t("ui-series-end-yes")}</button>
        </div>
      <//>`
    }
  `;
}

/** @param {TableInfo} table @param {number | null} seat */
function headline(table, seat) {
  const winners = table.series?.winners ?? [];
  const names = seatNames(table);
  const others = winners.filter((one) => one !== seat).map((one) => names[one] ?? "");
  if (seat === null || !winners.includes(seat))
    return gameText(table.game, "series-won", { count: others.length, names: list(others) });
  return others.length
    ? gameText(table.game, "series-won-shared", { names: list(others) })
    : gameText(table.game, "series-won-you");
}

/**
 * How two who have equal points were told apart, in the game's words; else the points.
 * @param {TableInfo} table
 * @param {number | null} seat
 */
function decided(table, seat) {
  const { standings = [], winners = [], games = 0 } = table.series ?? {};
  const winner = winners[0] ?? 0;
  const [best, other] = [standings[winner], standings[1 - winner]];
  const key = `${table.game}-series-decided`;
  if (standings.length === 2 && winners.length === 1 && best && other?.points === best.points && hasText(key)) {
    const [first = 0, second = 0] = best.margin;
    const [otherFirst = 0, otherSecond = 0] = other.margin;
    const who = { you: winner === seat ? "yes" : "no", name: seatNames(table)[winner] ?? "", points: best.points };
    return t(key, { ...who, first, second, otherFirst, otherSecond, further: first === otherFirst ? "no" : "yes" });
  }
  return t("ui-series-points", { points: best?.points ?? 0, games });
}

/** The end of a series. @param {{store: TableStore, table: TableInfo, onBack: () => void}} props */
export function WinnersPage({ store, table, onBack }) {
  const [problem, ask] = useAsk();
  const { seat, host } = store.you.value;
  const names = seatNames(table);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => heading.current?.focus(), []);
  const { series } = table;
  if (!series) return null;
  const looks = tableLooks(table.seats);
  return html`
    <div class="winners page">
      <header class="winners-head rise">
        <svg class="winners-cup" viewBox="0 0 48 48" aria-hidden="true">
          <path d="M13 5h22v11a11 11 0 0 1-22 0Z" /><path class="line" d="M13 9H5c0 9 4 12 9 12M35 9h8c0 9-4 12-9 12" />
          <path d="M22 26h4v9h-4zM14 35h20v7H14z" />
        </svg>
        <span class="face-row">${series.winners.map(
          (one) => html`<${Face} key=${one} of=${looks[one]} size=${72} mood="won" />`,
        )}</span>
        <p class="winners-line">${t("ui-series-over", { games: series.games })}</p>
        <h2 ref=${heading} tabindex="-1">${headline(table, seat)}</h2>
        <p class="winners-line">${decided(table, seat)}</p>
      </header>
      <${Standings} table=${table} you=${seat} linked />
      <div class="row">
        ${
          seat !== null &&
          html`<${NextGame} store=${store} table=${table} ask=${ask} text=${gameText(table.game, "next-series")} />`
        }
        <button class="button" onClick=${onBack}>${t("ui-series-last-game")}</button>
        ${host && html`<${LobbyButton} table=${table} onGo=${() => ask(store.ask({ do: "to_lobby" }))} />`}
      </div>
      ${problem && html`<p class="problem" role="alert">${say(problem, names)}</p>`}
    </div>
  `;
}
