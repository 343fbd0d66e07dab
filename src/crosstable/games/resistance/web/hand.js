/**
 * A secret choice of a card. Everybody gets the same cards in the same order, whatever his character may play, and they
 * turn face down as soon as one is picked: a glance at the screen tells a neighbour nothing.
 */
import { useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { useUntilNews } from "shell/lib/use-ask.js";
import { isSign, Sign } from "./signs.js";

/**
 * @param {{cards: string[], allowed: string[], name: (card: string) => string, disabled: boolean, lay: string,
 *   onPlay: (card: string) => void}} props `lay` says what the button does that plays the card
 */
export function Hand({ cards, allowed, name, disabled, lay, onPlay }) {
  const [picked, pick] = useState(/** @type {string | null} */ (null));
  const [refused, refuse] = useUntilNews(false);
  /** @param {string | null} card */
  const take = (card) => {
    pick(card);
    refuse(false);
  };
  const play = () => {
    if (picked !== null && allowed.includes(picked)) onPlay(picked);
    else refuse(true);
    pick(null);
  };
  return html`
    <div class="res-hand">
      ${cards.map((card) =>
        picked === null
          ? html`<button type="button" key=${card} class="res-handcard" data-card=${card} disabled=${disabled}
            onClick=${() => take(card)}>
            ${isSign(card) && html`<${Sign} of=${card} />`}<span>${name(card)}</span></button>`
          : html`<span key=${card} class="res-handcard res-card-back" aria-hidden="true" />`,
      )}
    </div>
    ${
      picked !== null &&
      html`
        <button type="button" class="button main res-lay" disabled=${disabled} autofocus onClick=${play}>${lay}</button>
        <button type="button" class="button res-back" onClick=${() => take(null)}>${t("resistance-hand-back")}</button>`
    }
    ${refused && html`<p class="problem" role="alert">${t("resistance-hand-refused")}</p>`}
  `;
}
