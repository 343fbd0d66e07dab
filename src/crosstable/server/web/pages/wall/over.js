/** How a game ended, and how the series stands, for a room. */
import { tableLooks } from "../../lib/faces.js";
import { html } from "../../lib/html.js";
import { seatNames } from "../../lib/seat-name.js";
import { gameText, list, say, t } from "../../lib/texts.js";
import { Face } from "../../parts/face/face.js";

/** @typedef {import("../../lib/wire").TableInfo} TableInfo */

/** Places that fit beside the stage. */
const MOST = 5;

/** The best of a series. @param {{table: TableInfo}} props */
export function Standings({ table }) {
  const looks = tableLooks(table.seats);
  const names = seatNames(table);
  const rows = (table.series?.standings ?? [])
    .map((row, seat) => ({ ...row, seat }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .slice(0, MOST);
  return html`<ol class="wall-standings">
    ${rows.map(
      (row) => html`<li key=${row.seat}><span>${row.rank}.</span><${Face} of=${looks[row.seat]} />
        <span class="wall-name">${names[row.seat]}</span><b>${row.points}</b></li>`,
    )}
  </ol>`;
}

/**
 * What everybody reads when a game is over.
 * @param {TableInfo} table
 * @param {import("../../lib/wire").Outcome} outcome
 * @returns {import("../../lib/table-props").WallOver}
 */
export function overOf(table, outcome) {
  const names = seatNames(table);
  const named = (/** @type {readonly number[]} */ seats) => seats.map((seat) => names[seat] ?? "");
  const crowned = table.phase === "over" ? (table.series?.winners ?? []) : [];
  const winners = named(outcome.winners);
  return {
    words: outcome.why.key.startsWith("called-off")
      ? t("ui-called-off")
      : winners.length > 2
        ? t("wall-many-win", { count: winners.length })
        : t("ui-winners", { count: winners.length, names: list(winners) }),
    line: crowned.length
      ? gameText(table.game, "series-won", { count: crowned.length, names: list(named(crowned)) })
      : say(outcome.why, names),
    aside: table.series && html`<${Standings} table=${table} />`,
  };
}
