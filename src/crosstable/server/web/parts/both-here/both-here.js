/** "Both on this device": a button; the questions come when somebody wants it. */
import { useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";

/** @param {{game: string}} props */
export function BothHere({ game }) {
  const [Begin, setBegin] = useState(/** @type {any} */ (null));
  const open = () =>
    void import("../../pages/one-device/begin.js").then(({ BeginDialog }) => setBegin(() => BeginDialog));
  return html`
    <button class="plain" onClick=${open}>${t("ui-one-device")}</button>
    ${Begin && html`<${Begin} game=${game} onClose=${() => setBegin(null)} />`}
  `;
}
