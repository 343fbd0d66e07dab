/** Who has how many points in a series, best first. */
import { tableLooks } from "../../lib/faces.js";
import { classes, html } from "../../lib/html.js";
import { seatName } from "../../lib/seat-name.js";
import { hasText, t } from "../../lib/texts.js";
import { Face } from "../face/face.js";

/** @typedef {import("../../lib/wire").TableInfo} TableInfo */
/** @typedef {import("../../lib/wire").Standing} Standing */

/** The round of the table in which a game of the series was played. @param {TableInfo} table @param {number} index */
const roundOf = (table, index) => table.round - (table.series?.number ?? 1) + 1 + index;

/** What decides between equal points, in the game's words. @param {TableInfo} table @param {Standing} row */
const marginText = (table, row) => {
  const key = `${table.game}-series-margin`;
  const [first = 0, second = 0] = row.margin;
  return row.margin.length && hasText(key) ? t(key, { first, second }) : "";
};

/** @param {{table: TableInfo, you: number | null, linked?: boolean}} props linked: each game leads to its replay */
export function Standings({ table, you, linked = false }) {
  const { series } = table;
  if (!series) return null;
  const rows = series.standings
    .map((row, seat) => ({ ...row, seat }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const looks = tableLooks(table.seats);
  const played = series.standings[0]?.games.length ?? 0;
  const columns = Array.from({ length: played }, (_, index) => index);
  return html`
    <div class="standings-frame" role="region" aria-label=${t("ui-standings")} tabindex="0">
      <table class="standings">
        <thead>
          <tr>
            <th scope="col"><span class="sr">${t("ui-standings-place")}</span></th>
            <th scope="col" class="standings-who">${t("ui-standings-player")}</th>
            <th scope="col">${t("ui-standings-points")}</th>
            ${columns.map(
              (index) => html`<th scope="col" key=${index} class="standings-game">
                ${
                  linked
                    ? html`<a href=${`/t/${table.code}/replay/${roundOf(table, index)}`}
                      aria-label=${t("ui-standings-replay", { number: index + 1 })}>${index + 1}</a>`
                    : html`<span aria-hidden="true">${index + 1}</span>
                    <span class="sr">${t("ui-standings-game", { number: index + 1 })}</span>`
                }
              </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => {
            const info = table.seats[row.seat];
            const margin = marginText(table, row);
            return html`<tr key=${row.seat}
              class=${classes(row.rank === 1 && played > 0 && "standings-first", row.seat === you && "standings-you")}>
              <td class="standings-rank">${row.rank}.</td>
              <th scope="row" class="standings-who">${info && html`<${Face} of=${looks[row.seat]} size=${28} /> `}${
                info && seatName(info, row.seat)
              }
                ${row.seat === you && html` <small>${t("ui-you")}</small>`}
                ${margin && html`<small class="standings-margin">${margin}</small>`}</th>
              <td class="standings-points">${row.points}</td>
              ${row.games.map(
                (points, index) => html`<td key=${index} class="standings-game">
                  ${
                    points === 1
                      ? html`<i class="standings-won" aria-hidden="true"></i><span class="sr">1</span>`
                      : html`<span class=${points ? "" : "standings-lost"}>${points || "–"}</span>`
                  }</td>`,
              )}
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
  `;
}
