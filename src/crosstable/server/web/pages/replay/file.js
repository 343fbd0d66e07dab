/** A game from a file: drop it, or pick it. */
import { useState } from "preact/hooks";
import { readRecord } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { TopBar } from "../../parts/topbar/topbar.js";
import { Player } from "./player.js";

export function FilePage() {
  const [replay, setReplay] = useState(/** @type {import("../../lib/wire").Replay | null} */ (null));
  const [over, setOver] = useState(false);
  const [problem, ask] = useAsk();

  /** @param {File | undefined} file */
  const open = (file) => (file ? ask(readRecord(file).then(setReplay)) : undefined);

  if (replay)
    return html`
      <${TopBar}><button class="plain" onClick=${() => setReplay(null)}>${t("ui-load-other")}</button><//>
      <main id="main"><${Player} replay=${replay} record=${null} /></main>
    `;
  return html`
    <${TopBar} />
    <main id="main" class="page stack">
      <h1 class="page-title">${t("ui-load-record")}</h1>
      <label class=${`drop${over ? " drop-over" : ""}`}
        onDragOver=${(/** @type {DragEvent} */ event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave=${() => setOver(false)}
        onDrop=${(/** @type {DragEvent} */ event) => {
          event.preventDefault();
          setOver(false);
          open(event.dataTransfer?.files[0]);
        }}>
        <input class="sr" type="file"
          onChange=${(/** @type {any} */ event) => open(event.target.files[0])?.then(() => (event.target.value = ""))} />
        <span class="button main">${t("ui-pick-file")}</span>
        <span>${t("ui-drop-file")}</span>
      </label>
      ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
      <p class="soft">${t("ui-record-line")}</p>
    </main>
  `;
}
