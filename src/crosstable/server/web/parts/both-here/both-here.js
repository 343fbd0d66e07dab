/** "Both on this device": one tap, and two people play. */
import { useState } from "preact/hooks";
import { Failure } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";

/** @param {import("../../lib/wire").GameInfo} game */
async function begin(game) {
  const { beginHere } = await import("../../pages/one-device/begin.js").catch(() => {
    throw new Failure({ key: "ui-no-server" }, 0);
  });
  await beginHere(game);
}

/** @param {{game: import("../../lib/wire").GameInfo}} props */
export function BothHere({ game }) {
  const [problem, ask] = useAsk();
  const [busy, setBusy] = useState(false);
  const sitDown = async () => {
    setBusy(true);
    await ask(begin(game)).finally(() => setBusy(false));
  };
  return html`
    <button class="plain" disabled=${busy} onClick=${sitDown}>${t("ui-one-device")}</button>
    ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
  `;
}
