/** A hideout card as a place on the road: its number in the corner and large, a picture, a name, its footprints. */
import { classes, html } from "shell/lib/html.js";
import { addStyle } from "shell/lib/style.js";
import { t, useTexts } from "shell/lib/texts.js";
import { CardBack } from "shell/parts/card/card.js";
import { Feet, feet } from "./cards.js";
import { placeArt } from "./places.js";

void addStyle("/games/fugitive/web/place.css");

/**
 * The card, or its back for null. A narrow one loses its name, and its number grows.
 * @param {{card: number | null, width?: string, dim?: boolean}} props width: any CSS length
 */
export function Place({ card, width, dim = false }) {
  const named = useTexts("fugitive-places");
  if (card === null) return html`<${CardBack} width=${width} />`;
  return html`
    <span class=${classes("place", dim && "place-dim")} style=${width ? `--card:${width}` : null}>
      <svg class="place-art" viewBox="0 0 100 72" preserveAspectRatio="none" aria-hidden="true"
        dangerouslySetInnerHTML=${{ __html: placeArt(card) }} />
      <span class="place-index" aria-hidden="true">${card}</span>
      ${feet(card) > 0 && html`<${Feet} count=${feet(card)} />`}
      <b>${card}</b>
      <small>${named && t("fugitive-place", { card })}</small>
    </span>
  `;
}
