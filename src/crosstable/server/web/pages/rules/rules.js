/** The rules of a game, in words and pictures. The game's own module writes the page. */
import { useEffect, useState } from "preact/hooks";
import { loadGame } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { hasText, t, useTexts } from "../../lib/texts.js";
import { TopBar } from "../../parts/topbar/topbar.js";
import { MissingPage } from "../missing/missing.js";

/** @param {{game: string}} props */
export function RulesPage({ game }) {
  const [Rules, setRules] = useState(/** @type {any} */ (null));
  const [missing, setMissing] = useState(false);
  const told = useTexts(`${game}-learn`);
  useEffect(() => {
    if (hasText(`${game}-name`)) document.title = `${t("ui-rules")}: ${t(`${game}-name`)} · Crosstable`;
    loadGame(game, "rules").then((found) => setRules(() => found), () => setMissing(true));
  }, [game]);
  if (missing) return html`<${MissingPage} why=${{ key: "ui-no-rules" }} />`;
  return html`<${TopBar} /><main id="main" class="rules">${Rules && told && html`<${Rules} />
    <p class="rules-go"><a class="button main" href="/">${t("ui-play-bots")}</a></p>`}</main>`;
}
