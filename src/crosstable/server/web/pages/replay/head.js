/** The head of the review, one row: through whose eyes, what can be done with the game, and the way back. */
import { useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { Dialog } from "../../parts/dialog/dialog.js";
import { Waiting } from "../../parts/later/later.js";
import { TopBar } from "../../parts/topbar/topbar.js";

/** The way out of the review: words where there is room, an arrow on a phone. @param {any} props */
export const Back = ({ text, ...way }) => html`
  <${way.href ? "a" : "button"} class="plain review-back" aria-label=${text} ...${way}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M20 12H5M11 5l-7 7 7 7" /></svg><span>${text}</span>
  <//>
`;

/** The page until the game is there. @param {{back: any}} props */
export const Coming = ({ back }) => html`
  <${TopBar}>${back}<//>
  <${Waiting} />
`;

/** @param {{eyes: any, tools: any, back: any}} props tools: on a phone they open with a button */
export function Head({ eyes, tools, back }) {
  const [open, setOpen] = useState(false);
  return html`
    <${TopBar}>
      ${eyes}
      <div class="review-tools">${tools}</div>
      ${back}
      <button class="icon review-more" type="button" aria-label=${t("ui-review-more")} onClick=${() => setOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12h2M11 12h2M18 12h2" /></svg>
      </button>
    <//>
    ${
      open &&
      html`<${Dialog} title=${t("ui-review-more")} onClose=${() => setOpen(false)}>
        <div class="stack" onClick=${() => setOpen(false)}>${tools}</div>
      <//>`
    }
  `;
}
