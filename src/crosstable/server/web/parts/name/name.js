/** The player's name: asked once, when it is first needed. */
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { name } from "../../lib/settings.js";
import { t } from "../../lib/texts.js";
import { Dialog } from "../dialog/dialog.js";

export const LONGEST_NAME = 24;

/** @type {import("@preact/signals").Signal<((name: string | null) => void) | null>} */
const asking = signal(null);

/** What the button to go on says. */
const goes = signal("ui-name-go");

/**
 * The name, asked for if there is none yet; null if the person declines.
 * @param {string} [go] the text of the button that goes on
 * @returns {Promise<string | null>}
 */
export function askName(go = "ui-name-go") {
  if (name.value) return Promise.resolve(name.value);
  goes.value = go;
  return new Promise((resolve) => (asking.value = resolve));
}

/** @param {string | null} answer */
function answered(answer) {
  const resolve = asking.value;
  asking.value = null;
  if (answer) name.value = answer;
  resolve?.(answer);
}

/** Stands at the end of the page and shows itself when somebody asks. */
export function NameDialog() {
  const [typed, setTyped] = useState("");
  if (!asking.value) return null;
  const chosen = typed.trim().slice(0, LONGEST_NAME);
  return html`
    <${Dialog} title=${t("ui-name-title")} onClose=${() => answered(null)}>
      <form class="stack" onSubmit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        if (chosen) answered(chosen);
      }}>
        <label class="field"><span>${t("ui-name-label")}</span>
          <input type="text" autofocus maxlength=${LONGEST_NAME} autocomplete="nickname" value=${typed}
            onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} />
        </label>
        <p class="soft">${t("ui-name-why")}</p>
        <button class="button main" disabled=${!chosen}>${t(goes.value)}</button>
      </form>
    <//>
  `;
}
