/** What happened while nobody looked at this page: who comes back reads it in order, with one tap. */
import { useRef } from "preact/hooks";
import { html } from "../../lib/html.js";
import { useTableLog } from "../../lib/table-log.js";
import { t } from "../../lib/texts.js";

/** @param {{store: import("../../lib/table-store.js").TableStore}} props */
export function MeanwhileBar({ store }) {
  const { missed } = store.stage;
  const lines = useTableLog(store) ?? [];
  const seen = useRef(lines.length);
  if (lines.length < seen.current) seen.current = 0; // another game
  if (!missed.value) {
    if (!document.hidden) seen.current = lines.length;
    return null;
  }
  return html`
    <details class="room-bar room-missed room-meanwhile">
      <summary role="status">${t("ui-meanwhile", { count: missed.value })}</summary>
      <div class="room-sheet">
        <ol>${lines.slice(seen.current).map((line) => html`<li key=${line.key} dir="auto">${line.words}</li>`)}</ol>
        <button class="button small" onClick=${() => (missed.value = 0)}>${t("ui-ok")}</button>
      </div>
    </details>
  `;
}
