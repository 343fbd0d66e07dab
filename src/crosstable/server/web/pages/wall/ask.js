/** Which table? Typed with a remote control or a keyboard, and nothing else to do here. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { go } from "../../lib/router.js";
import { t } from "../../lib/texts.js";
import { Wall } from "../../parts/wall/wall.js";

/** What a code looks like. */
const LIKE = "BCDFGHJ";

/** @param {{problem?: string, code?: string}} props */
export function AskCode({ problem = "", code = "" }) {
  const [typed, setTyped] = useState(code);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => field.current?.focus(), []);
  /** @param {Event} event */
  const open = (event) => {
    event.preventDefault();
    if (typed.trim()) go(`/tv/${encodeURIComponent(typed.trim().toUpperCase())}`);
  };
  return html`
    <${Wall} title="Crosstable" code="TV" night words=${t("wall-ask")} line=${problem || t("wall-ask-line")}>
      <form class="wall-ask" onSubmit=${open}>
        <label><span class="sr">${t("wall-code")}</span>
          <input type="text" name="code" value=${typed} maxlength="20" autocomplete="off" autocapitalize="characters"
            spellcheck=${false} ref=${field} placeholder=${LIKE}
            style=${{ "--letters": Math.max(typed.length, LIKE.length) }}
            onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} /></label>
        <button type="submit">${t("wall-open")}</button>
      </form>
    <//>
  `;
}
