/** A visitor who opened the link and has no seat: join, or watch. */
import { joinTable } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { seatNames } from "../../lib/seat-name.js";
import { tokenOf } from "../../lib/seats.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { askName } from "../../parts/name/name.js";

/**
 * @param {import("../../lib/table-store.js").TableStore} store
 * @param {number | null} seat
 */
export async function takeSeat(store, seat) {
  const name = await askName();
  if (!name) return;
  const seated = await joinTable(store.code, name, seat, tokenOf(store.code));
  store.sitDown(seated.token);
}

/** @param {{store: import("../../lib/table-store.js").TableStore, table: import("../../lib/wire").TableInfo}} props */
export function Visitor({ store, table }) {
  const [problem, ask] = useAsk();
  const seat = table.seats.findIndex((info) => info.kind === "empty" || info.left !== "");
  const open = seat >= 0 && table.stand_ins.newcomers;
  const left = table.seats[seat]?.left ?? "";
  const line = open
    ? left
      ? "ui-visitor-seat"
      : "ui-visitor-open"
    : seat >= 0
      ? "ui-visitor-locked"
      : "ui-visitor-full";
  return html`
    <section class="visitor" aria-label=${t("ui-visitor")}>
      <p><strong>${t("ui-visitor")}</strong> ${t(line, { name: left })}</p>
      ${
        open &&
        html`<button class="button main" onClick=${() => ask(takeSeat(store, null))}>
          ${t(left ? "ui-take-over-seat" : "ui-take-seat")}</button>`
      }
      ${problem && html`<p class="problem" role="alert">${say(problem, seatNames(table))}</p>`}
    </section>
  `;
}
