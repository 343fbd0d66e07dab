/** The door to the guided first game: a table with easy bots and the simplest set-up. */
import { useState } from "preact/hooks";
import { Failure, makeTable } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { go } from "../../lib/router.js";
import { keepToken } from "../../lib/seats.js";
import { say, t } from "../../lib/texts.js";
import { askName } from "../name/name.js";
import { beginGuide, guideBook } from "./guide.js";

/** @param {{game: string, look?: string}} props */
export function FirstGame({ game, look = "plain" }) {
  const [problem, setProblem] = useState(/** @type {import("../../lib/wire").Sentence | null} */ (null));
  const [busy, setBusy] = useState(false);
  async function begin() {
    const name = await askName();
    if (!name) return;
    setBusy(true);
    try {
      const { options, seats } = await guideBook(game);
      const seated = await makeTable({ game, name, options, seats, bots: { level: "easy", seconds: 1 }, start: true });
      keepToken(seated.code, seated.token);
      beginGuide(seated.code);
      go(`/t/${seated.code}`);
    } catch (error) {
      setProblem(error instanceof Failure ? error.why : { key: "ui-no-server" });
    } finally {
      setBusy(false);
    }
  }
  return html`
    <button class=${look} disabled=${busy} onClick=${begin}>${t("ui-first-game")}</button>
    ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
  `;
}
