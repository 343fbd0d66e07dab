/** The three piles: what they hold, how many are left, and drawing from them. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";

/**
 * @param {{view: import("./types").FugitiveView, sending: boolean, onDraw: (pile: number) => void}} props
 */
export function Piles({ view, sending, onDraw }) {
  const drawing = view.offers.find((offer) => offer.action === "draw");
  const open = drawing?.fields.pile?.of ?? [];
  return html`
    <div class=${classes("fug-piles", drawing && "fug-piles-open")} role="group" aria-label=${t("fugitive-piles")}>
      ${view.piles.map((pile, number) => {
        const words = t("fugitive-pile", {
          name: "ABC"[number] ?? "",
          low: pile.low,
          high: pile.high,
          count: pile.count,
        });
        return html`
          <button key=${number} type="button" class="fug-pile" data-rule="fugitive F2" title=${words}
            aria-keyshortcuts=${String(number + 1)} disabled=${sending || !open.includes(number)}
            onClick=${() => onDraw(number)}>
            <span class="sr">${words}</span>
            <span class="fug-pile-name" aria-hidden="true">${"ABC"[number]}</span>
            <span class="fug-pile-range" aria-hidden="true">${pile.low}–${pile.high}</span>
            <span class="fug-pile-count" aria-hidden="true">${pile.count}</span>
          </button>`;
      })}
    </div>
  `;
}
