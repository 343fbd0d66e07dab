/** Before the game: how to get here, and who is here already. */
import { useEffect, useState } from "preact/hooks";
import { getLink } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { seatNames } from "../../lib/seat-name.js";
import { addStyle } from "../../lib/style.js";
import { useTelling } from "../../lib/telling.js";
import { say, t } from "../../lib/texts.js";
import { Emblem } from "../../parts/emblem/emblem.js";
import { Mark } from "../../parts/mark/mark.js";
import { WallSeat } from "../../parts/wall/wall.js";
import { Standings } from "./over.js";

void addStyle("/web/pages/wall/lobby.css");

/** @typedef {import("../../lib/table-props").Player} Player */

/**
 * @param {{store: import("../../lib/table-store.js").TableStore, table: import("../../lib/wire").TableInfo,
 *   players: Player[]}} props
 */
export function WallLobby({ table, players }) {
  const seated = players.filter((player) => player.kind !== "empty").length;
  const host = table.seats.find((seat) => seat.host)?.name ?? "";
  const free = seated < players.length;
  const newest = players.findLast((player) => player.kind === "person")?.name ?? "";
  useTelling(seated > 1 && newest !== host ? t("wall-told-seated", { name: newest, count: seated }) : "");
  return html`
    <main id="main" class="wall wall-lobby">
      <section class="wall-door">
        <p class="wall-brand"><${Mark} size="100%" /><strong>Crosstable</strong></p>
        ${free ? html`<${Door} code=${table.code} />` : html`<${Lid} game=${table.game} />`}
        <b class="wall-big-code" style=${{ "--letters": table.code.length }}>${table.code}</b>
        <p>${t(free ? "wall-scan" : "wall-full")}</p>
      </section>
      <section class=${`wall-room lid-${table.game}`}>
        <h1 class="wall-headline wall-loud-3">${table.title || t(`${table.game}-name`)}</h1>
        <p class="wall-line">${
          free || !table.problem
            ? t("wall-seated", { count: seated, seats: players.length, name: host, free: free ? "yes" : "no" })
            : say(table.problem, seatNames(table))
        }</p>
        <ol class="wall-places" data-count=${players.length}>
          ${players.map(
            (player, i) => html`<li key=${i} data-seat=${i}>
              <${Place} table=${table} seat=${i} player=${player} /></li>`,
          )}
        </ol>
        ${table.series && html`<${Standings} table=${table} />`}
      </section>
      <${Sound} />
    </main>
  `;
}

/** The emblem on the ground it is drawn for. @param {{game: string}} props */
const Lid = ({ game }) => html`<span class=${`wall-lid lid-${game}`}><${Emblem} game=${game} /></span>`;

/** The QR code of the table, and where it leads. @param {{code: string}} props */
function Door({ code }) {
  const [link, setLink] = useState(`${location.origin}/t/${code}`);
  useEffect(() => {
    getLink(code).then(setLink, () => {}); // the address of this page will do
  }, [code]);
  return html`<img class="wall-qr" src=${`/api/tables/${code}/qr.svg`} alt=${t("ui-qr", { link })} />
    <p class="wall-address">${link.replace(/^https?:\/\//, "")}</p>`;
}

/** Whether somebody who comes now may sit down. @param {import("../../lib/wire").TableInfo} table */
export const hasRoom = (table) =>
  table.stand_ins.newcomers && table.seats.some((seat) => seat.kind === "empty" || seat.left !== "");

/** In a corner of a game that has begun: a seat is free, and this is the way to it. @param {{code: string}} props */
export const FreeSeat = ({ code }) => html`
  <aside class="wall-free-seat"><${Door} code=${code} /><b>${t("wall-free-seat")}</b></aside>
`;

/** @param {{table: import("../../lib/wire").TableInfo, seat: number, player: Player}} props */
function Place({ table, seat, player }) {
  const info = table.seats[seat];
  if (player.kind === "empty")
    return html`<${WallSeat} player=${{ ...player, name: t("wall-free") }} free>
      <i class="wall-plus" aria-hidden="true">+</i><//>`;
  const note = info?.host ? "ui-host" : player.kind === "bot" ? "wall-bot" : player.here ? "" : "ui-away";
  return html`<${WallSeat} player=${player} /><small>${note && t(note)}</small>`;
}

/** A browser stays silent until somebody has touched it; where nobody has, it says so once. */
function Sound() {
  const [touched, setTouched] = useState(navigator.userActivation?.hasBeenActive ?? true);
  useEffect(() => {
    const touch = () => setTouched(true);
    addEventListener("pointerdown", touch);
    addEventListener("keydown", touch);
    return () => {
      removeEventListener("pointerdown", touch);
      removeEventListener("keydown", touch);
    };
  }, []);
  return !touched && html`<p class="wall-silent">${t("wall-silent")}</p>`;
}
