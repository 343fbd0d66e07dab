/** The points of the series: a point for everyone who won a game; ties share a place. */
import { useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { list, t } from "../../lib/texts.js";
import { Dialog } from "../../parts/dialog/dialog.js";
import { change, FRESH, seriesNow, seriesOver, session } from "./session.js";
import { lot } from "./setup.js";

/** @typedef {import("./types").Played} Played */

/**
 * Points by name, the most first.
 * @param {readonly Played[]} series
 * @returns {{name: string, points: number, place: number}[]}
 */
function standings(series) {
  /** @type {Map<string, number>} */
  const points = new Map();
  for (const { names, winners } of series)
    for (const [seat, name] of names.entries())
      points.set(name, (points.get(name) ?? 0) + (winners.includes(seat) ? 1 : 0));
  const rows = [...points].map(([name, count]) => ({ name, points: count })).sort((a, b) => b.points - a.points);
  return rows.map((row) => ({ ...row, place: 1 + rows.filter((other) => other.points > row.points).length }));
}

/** @param {{kit: import("./wire").Kit}} props */
export function Points({ kit }) {
  const [asking, setAsking] = useState(false);
  const { series, games, names, first, last } = session.value;
  const rows = standings(series);
  const over = seriesOver(session.value);
  const leaders = rows.filter((row) => row.place === 1).map((row) => row.name);
  /** @param {number | null} seat */
  const moved = (seat) => (seat === null ? null : (seat + 1) % names.length);
  function next() {
    const chosen = kit.next_first === "lot" ? lot(names.length) : moved(first);
    change({ ...FRESH, stage: "cards", series: seriesNow(session.value), first: chosen, last: moved(last) });
  }
  return html`
    <div class="com-points">
      <section class="stack" aria-labelledby="com-points">
        <h2 id="com-points">
          ${
            over
              ? t("ui-companion-series-won", { count: leaders.length, names: list(leaders) })
              : t("ui-companion-points")
          }
        </h2>
        <p class="soft">${t("ui-companion-played", { count: series.length, games })}</p>
        <table>
          <thead>
            <tr><th scope="col">${t("ui-companion-place")}</th><th scope="col">${t("ui-companion-player-head")}</th>
              <th scope="col">${t("ui-companion-points-head")}</th></tr>
          </thead>
          <tbody>${rows.map(
            (row) => html`<tr key=${row.name} class=${row.place === 1 && row.points ? "com-leads" : ""}>
              <td>${row.place}.</td><th scope="row">${row.name}</th><td><strong>${row.points}</strong></td></tr>`,
          )}</tbody>
        </table>
      </section>
      <section class="stack" aria-labelledby="com-history">
        <h2 id="com-history">${t("ui-companion-history")}</h2>
        <ol class="com-history">
          ${series.map(
            (played, i) => html`<li key=${i}><span>${t(`${played.game}-name`)}</span>
              <strong>
                ${list(played.winners.map((seat) => played.names[seat] ?? "")) || t("ui-companion-nobody")}
              </strong>
            </li>`,
          )}
        </ol>
        ${
          series.length > 0 &&
          !over &&
          html`<p>
            <button class="plain" onClick=${() => setAsking(true)}>${t("ui-companion-new-series")}</button>
          </p>`
        }
      </section>
    </div>
    <div class="start-bar">
      <p role="status">${nextWords(kit, moved(first), names)}</p>
      <button class="plain" onClick=${() => change({ ...FRESH, stage: "setup" })}>${t("ui-companion-change")}</button>
      <button class="button main" onClick=${next}>
        ${t(over ? "ui-companion-new-series" : "ui-companion-next-game")}</button>
    </div>
    ${
      asking &&
      html`<${Dialog} title=${t("ui-companion-new-series")} onClose=${() => setAsking(false)}>
        <p>${t("ui-companion-new-series-ask")}</p>
        <div class="row">
          <button class="button danger"
            onClick=${() => change({ ...FRESH, series: [], stage: "setup", first: null, last: null })}>
            ${t("ui-companion-new-series")}
          </button>
          <button class="button" onClick=${() => setAsking(false)}>${t("ui-companion-keep-series")}</button>
        </div>
      <//>`
    }
  `;
}

/** Who goes first next time. @param {import("./wire").Kit} kit @param {number | null} seat @param {string[]} names */
const nextWords = (kit, seat, names) =>
  kit.next_first === "lot" || seat === null
    ? t("ui-companion-next-lot")
    : t(`${kit.game}-companion-next`, { name: names[seat] ?? "" });
