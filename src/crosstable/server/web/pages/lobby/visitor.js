/** Somebody who opened the link and has no seat: sit down, or watch. */
import { joinTable } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { seatNames } from "../../lib/seat-name.js";
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
  const seated = await joinTable(store.code, name, seat);
  store.sitDown(seated.token);
}

/**
 * @param {{store: import("../../lib/table-store.js").TableStore, table: import("../../lib/wire").TableInfo,
 *   open: boolean}} props
 */
export function Visitor({ store, table, open }) {
  const [problem, ask] = useAsk();
  return html`
    <section class="visitor" aria-label=${t("ui-visitor")}>
      <p><strong>${t("ui-visitor")}</strong> ${t(open ? "ui-visitor-open" : "ui-visitor-full")}</p>
      ${open && html`<button class="button main" onClick=${() => ask(takeSeat(store, null))}>${t("ui-take-seat")}</button>`}
      ${problem && html`<p class="problem" role="alert">${say(problem, seatNames(table))}</p>`}
    </section>
  `;
}
