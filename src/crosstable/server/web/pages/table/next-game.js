/** The next game: guests say that they are ready, the host begins it. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { useTick } from "../../lib/use-tick.js";

/** Milliseconds everybody has to say so, once the host has asked. */
const CHECK = 15_000;

/** Seconds that are left of a question, if one is open. @param {boolean} asked */
function useLeft(asked) {
  const [since, setSince] = useState(0);
  useEffect(() => setSince(asked ? performance.now() : 0), [asked]);
  useTick(asked ? 500 : null);
  return Math.max(0, Math.ceil((since ? since + CHECK - performance.now() : CHECK) / 1000));
}

/**
 * @param {{store: import("../../lib/table-store.js").TableStore, table: import("../../lib/wire").TableInfo,
 *   text: string, ask: (asked: Promise<unknown>) => Promise<boolean>}} props text: what the host's button says
 */
export function NextGame({ store, table, text, ask }) {
  const { seat, host } = store.you.value;
  const asked = table.ready_check === "asked";
  const left = useLeft(asked);
  const people = table.seats.flatMap((one, i) => (one.kind === "person" ? [i] : []));
  const waiting = people.filter((i) => !table.seats[i]?.host && !table.ready.includes(i)).length;
  if (seat === null) return null;
  const ready = table.ready.includes(seat);
  const count = { count: people.length - waiting, of: people.length };
  const begins = table.seats.find((one) => one.host)?.name ?? "";
  return html`
    ${
      host
        ? html`<button class="button main" disabled=${store.sending.value || (asked && waiting > 0)}
          onClick=${() => ask(store.ask({ do: "rematch" }))}>
          ${waiting && table.ready_check === "over" ? t("ui-next-anyway", { count: waiting }) : text}</button>`
        : html`<button class="button main" aria-pressed=${ready} disabled=${store.sending.value}
          onClick=${() => ask(store.ask({ do: "ready", round: table.round, on: !ready }))}>
          ${t(ready ? "ui-ready-yes" : "ui-ready-say")}</button>`
    }
    ${
      people.length > 1 &&
      html`<span class="soft" role="status">${
        waiting || host ? t("ui-ready-count", count) : t("ui-ready-guest", { name: begins })
      }${asked && html` <span aria-hidden="true">· ${left} s</span>`}</span>`
    }
  `;
}
