/** The rules of a game, in words and pictures. The game's own module writes the page. */
import { useEffect, useState } from "preact/hooks";
import { hasFile, loadGame } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { hasText, t, useTexts } from "../../lib/texts.js";
import { FirstGame } from "../../parts/guide/first-game.js";
import { Loading } from "../../parts/later/later.js";
import { learnPart } from "../../parts/statements/statements.js";
import { TopBar } from "../../parts/topbar/topbar.js";
import { MissingPage } from "../missing/missing.js";

/** @param {{game: string}} props */
export default function RulesPage({ game }) {
  const [Rules, setRules] = useState(/** @type {any} */ (null));
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (hasText(`${game}-name`)) document.title = `${t("ui-rules")}: ${t(`${game}-name`)} · Crosstable`;
    loadGame(game, "rules").then(
      (found) => (found ? setRules(() => found) : setMissing(true)),
      () => setMissing(true),
    );
  }, [game]);
  if (missing) return html`<${MissingPage} why=${{ key: "ui-no-rules" }} />`;
  return html`<${TopBar} /><main id="main" class="rules">
    ${Rules ? html`<${Told} game=${game} Rules=${Rules} />` : html`<${Loading} />`}
  </main>`;
}

/** The page itself, once its words are here. @param {{game: string, Rules: any}} props */
function Told({ game, Rules }) {
  const told = useTexts(learnPart(game));
  useEffect(() => {
    if (told) seek(decodeURIComponent(location.hash.slice(1)));
  }, [told]);
  if (!told) return html`<${Loading} />`;
  return html`<${Rules} />
    <div class="rules-go row">
      ${hasFile(game, "guide.js") && html`<${FirstGame} game=${game} look="button main" />`}
      ${hasFile(game, "puzzles.json") && html`<a class="button" href=${`/puzzles/${game}`}>${t("ui-puzzles")}</a>`}
      <a class="button" href="/">${t("ui-all-games")}</a>
    </div>`;
}

/** Go to a statement or a part by its name, and open what it is folded into. @param {string} name */
function seek(name) {
  const found = name ? document.getElementById(name) : null;
  const folded = found?.closest("details");
  if (folded) folded.open = true;
  found?.classList.add("sought");
  found?.scrollIntoView({ block: "center" });
}
