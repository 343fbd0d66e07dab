/** The cards that will be dealt, drawn as they are. */
import { useEffect, useState } from "preact/hooks";
import { gameModule } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";

/** @param {{game: string, deck: readonly import("../../lib/wire").Pile[]}} props */
export function Deck({ game, deck }) {
  const [drawn, setDrawn] = useState(/** @type {import("../../lib/table-props").DrawnCards | null} */ (null));
  useEffect(() => void gameModule(game, "cards").then(setDrawn, () => {}), [game]);
  if (!drawn || !deck.length) return null;
  return html`
    <section class="stack deck" aria-labelledby="deck">
      <h3 id="deck" class="label">${t("ui-deck")}</h3>
      <ul>
        ${deck.map(
          ({ card, count, side }) => html`<li key=${card} data-card=${card} data-count=${count}>
            <div class="deck-pile" aria-hidden="true">
              <${drawn.Card} card=${card} side=${side} />
              ${count > 1 && html`<b>×${count}</b>`}
            </div>
            <span>${drawn.name(card)}<span class="sr"> ${t("ui-deck-count", { count })}</span></span>
          </li>`,
        )}
      </ul>
    </section>
  `;
}
