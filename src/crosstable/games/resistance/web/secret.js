/** One's own secret card: hidden until one holds a finger (or a key) on it, with what one knows beside it. */
import { useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { offered } from "./choosing.js";
import { cardName, characterName, knownText, sideOf } from "./words.js";

/** @typedef {import("./types").Props} Props */

/** @param {Props & {onBlame: () => void}} props */
export function Secret({ view, players, onBlame }) {
  const [open, setOpen] = useState(false);
  const mine = view.mine;
  if (!mine) return null;
  const names = players.map((player) => player.name);
  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      setOpen(event.type === "keydown");
    }
  };
  const played = mine.cards.flatMap((card, i) => (card ? [`${i + 1}: ${cardName(card)}`] : []));
  return html`
    <div class="res-secret">
      <button type="button" class=${classes("res-mycard", open && "res-mycard-open", open && `res-is-${sideOf(mine.character)}`)}
        aria-label=${open ? characterName(mine.character) : t("resistance-hold")}
        onPointerDown=${(/** @type {PointerEvent} */ event) => {
          /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
          show();
        }} onPointerUp=${hide} onPointerCancel=${hide} onLostPointerCapture=${hide} onBlur=${hide}
        onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()} onKeyDown=${key} onKeyUp=${key}>
        ${open
          ? html`<strong>${characterName(mine.character)}</strong>
              <span>${t(`resistance-side-${sideOf(mine.character)}`)}</span>
              <span>${t(`resistance-about-${mine.character}`)}</span>
              ${mine.knows.length > 0 && html`<ul>${mine.knows.map((known) => html`<li>${knownText(known, names)}</li>`)}</ul>`}
              ${mine.knows.length === 0 && html`<span>${t("resistance-know-nothing")}</span>`}
              ${played.length > 0 && html`<span>${t("resistance-know-cards", { cards: played.join(" · ") })}</span>`}`
          : html`<strong>${t("resistance-hold")}</strong>`}
      </button>
      ${offered(view, "blame") && html`<button class="plain res-blame" onClick=${onBlame}>${t("resistance-blame")}</button>`}
      <div class="sr" role="status">${open ? mine.knows.map((known) => knownText(known, names)).join(" ") : ""}</div>
    </div>
  `;
}
