/** A line of text that the server keeps: what is being typed stays local until the server has answered. */
import { useState } from "preact/hooks";
import { html } from "../../lib/html.js";

/**
 * @param {{label: string, value: string, longest: number, onSave: (typed: string) => unknown, hint?: string,
 *   complete?: string}} props `onSave` may answer false: then the text stays, to be corrected
 */
export function Draft({ label, value, longest, onSave, hint = "", complete = "off" }) {
  const [draft, setDraft] = useState(/** @type {string | null} */ (null));
  async function save() {
    if (draft === null || (await onSave(draft.trim())) === false) return;
    setDraft((now) => (now === draft ? null : now)); // somebody may have typed on meanwhile
  }
  return html`
    <label class="field"><span>${label}</span>
      <input type="text" maxlength=${longest} value=${draft ?? value} placeholder=${hint} autocomplete=${complete}
        onInput=${(/** @type {any} */ event) => setDraft(event.target.value)} onChange=${save} />
    </label>
  `;
}
