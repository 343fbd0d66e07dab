/** The door to the guided first game: a table with easy bots and the simplest set-up. */
import { useState } from "preact/hooks";
import { Failure } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { openTable } from "../name/open-table.js";

/** @returns {never} */
function unreachable() {
  throw new Failure({ key: "ui-no-server" }, 0);
}

/** @param {string} game */
async function openGuided(game) {
  const { beginGuide, guideBook } = await import("./guide.js").catch(unreachable);
  const book = await guideBook(game).catch(unreachable);
  await openTable(
    { game, options: book.options, seats: book.seats, bots: { level: "easy", seconds: 1 }, start: true },
    beginGuide,
  );
}

/** @param {{game: string, look?: string}} props */
export function FirstGame({ game, look = "plain" }) {
  const [problem, ask] = useAsk();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    await ask(openGuided(game)).finally(() => setBusy(false));
  };
  return html`
    <button class=${look} disabled=${busy} onClick=${begin}>${t("ui-first-game")}</button>
    ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
  `;
}
