/** Two names, one device: opens a table and takes both seats. */
import { useState } from "preact/hooks";
import { joinTable, makeTable } from "../../lib/api.js";
import { gameInfo } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { keepPair } from "../../lib/pairs.js";
import { go } from "../../lib/router.js";
import { keepToken } from "../../lib/seats.js";
import { name, recall, remember } from "../../lib/settings.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { Dialog } from "../../parts/dialog/dialog.js";
import { LONGEST_NAME } from "../../parts/name/name.js";

/** @param {string} game @param {string} first @param {string} second */
async function sitDown(game, first, second) {
  const one = await makeTable({ game, name: first });
  const two = await joinTable(one.code, second, null);
  keepToken(one.code, one.token);
  keepPair(one.code, { tokens: [one.token, two.token], cover: !gameInfo(game)?.open });
  name.value = first;
  remember("second-name", second);
  go(`/t/${one.code}`);
}

/** @param {{game: string, onClose: () => void}} props */
export function BeginDialog({ game, onClose }) {
  const [problem, ask] = useAsk();
  const [busy, setBusy] = useState(false);
  const [first, setFirst] = useState(name.peek());
  const [second, setSecond] = useState(/** @type {string} */ (recall("second-name") ?? ""));
  const [a, b] = [first.trim(), second.trim()];
  /** @param {Event} event */
  async function begin(event) {
    event.preventDefault();
    if (!a || !b || a === b) return;
    setBusy(true);
    await ask(sitDown(game, a, b));
    setBusy(false);
  }
  /** @param {string} label @param {string} value @param {(value: string) => void} set */
  const field = (label, value, set) => html`
    <label class="field"><span>${label}</span>
      <input type="text" maxlength=${LONGEST_NAME} autocomplete="off" value=${value}
        onInput=${(/** @type {any} */ event) => set(event.target.value)} />
    </label>`;
  return html`
    <${Dialog} title=${t("ui-one-device-title")} onClose=${onClose}>
      <form class="stack" onSubmit=${begin}>
        <p class="soft">${t("ui-one-device-line")}</p>
        ${field(t("ui-one-device-first"), first, setFirst)}
        ${field(t("ui-one-device-second"), second, setSecond)}
        ${a && a === b && html`<p class="problem" role="alert">${t("ui-one-device-same")}</p>`}
        ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
        <button class="button main" disabled=${busy || !a || !b || a === b}>${t("ui-one-device-go")}</button>
      </form>
    <//>
  `;
}
