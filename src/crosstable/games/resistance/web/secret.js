/** One's own secret card: hidden until one holds a finger (or a key) on it, with what one knows beside it. */
import { useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { offered } from "shell/lib/offers.js";
import { say, t } from "shell/lib/texts.js";
import { cardName, characterName, loyaltyName, sideOf } from "./words.js";

/** @typedef {import("./types").Props} Props */

/**
 * Something that shows only while it is held.
 * @param {{label: string, kind?: string, mark?: boolean, onOpen?: () => void, children: any}} props
 */
export function Hold({ label, kind = "", mark = false, onOpen, children }) {
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    onOpen?.();
  };
  const hide = () => setOpen(false);
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (event.type === "keydown") show();
    else hide();
  };
  return html`
    <div class="res-hold">
      <button type="button" class="res-mycard" aria-expanded=${open}
        onPointerDown=${(/** @type {PointerEvent} */ event) => {
          /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
          show();
        }} onPointerUp=${hide} onPointerCancel=${hide} onLostPointerCapture=${hide} onBlur=${hide}
        onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()} onKeyDown=${key} onKeyUp=${key}>
        <strong>${label}</strong>${mark && html`<span class="res-new">${t("resistance-hold-new")}</span>`}
      </button>
      <div class=${classes("res-face", open && kind)} role="status" hidden=${!open}>${open && children}</div>
    </div>
  `;
}

/** Everybody gets the button for Blame while it is the time, or it would name the Deep Agent (H22).
 * @param {Props & {onBlame: () => void}} props */
export function Secret({ view, players, you, onBlame }) {
  const shown = view.looks.filter((look) => look.viewer === you.seat).length;
  const [seen, setSeen] = useState(shown);
  const mine = view.mine;
  if (!mine) return null;
  const side = sideOf(view, mine.character);
  const names = players.map((player) => player.name);
  const played = mine.cards.flatMap((card, i) =>
    card ? [t("resistance-know-card", { mission: view.missions[i]?.mission ?? 0, card: cardName(card) })] : [],
  );
  return html`
    <div class="res-secret">
      <${Hold} label=${t("resistance-hold")} kind=${`res-is-${side}`} mark=${shown > seen}
        onOpen=${() => setSeen(shown)}>
        <strong>${characterName(mine.character)}</strong>
        <em>${t(`resistance-side-${side}`)}</em>
        <p>${t(`resistance-about-${mine.character}`)}</p>
        ${now(view)}
        <h3>${t("resistance-what-i-know")}</h3>
        ${
          mine.told.length > 0
            ? html`<ul>${mine.told.map((told, i) => html`<li key=${i}>${say(told, names)}</li>`)}</ul>`
            : html`<p>${t("resistance-know-nothing")}</p>`
        }
        ${played.length > 0 && html`<p>${t("resistance-know-cards", { cards: played.join(" · ") })}</p>`}
      <//>
      ${
        view.time_to_blame &&
        html`<button type="button" class="plain res-blame" onClick=${onBlame}>
          ${t("resistance-blame")}
        </button>`
      }
    </div>
  `;
}

/** What one may do now and nobody else may know. @param {Props["view"]} view */
function now(view) {
  const cards = offered(view, "play_card")?.fields.card?.of.map((card) => cardName(String(card)));
  const loyalty = offered(view, "show_loyalty")?.fields.card?.of.map((card) => loyaltyName(String(card)));
  if (cards) return html`<p class="res-may">${t("resistance-may-play", { cards: cards.join(", ") })}</p>`;
  if (loyalty) return html`<p class="res-may">${t("resistance-may-show", { cards: loyalty.join(", ") })}</p>`;
  if (view.phase === "early")
    return html`<p class="res-may">
      ${t(offered(view, "accuse") ? "resistance-may-accuse" : "resistance-may-not-accuse")}
    </p>`;
  return (
    view.mine?.card && html`<p class="res-may">${t("resistance-may-played", { card: cardName(view.mine.card) })}</p>`
  );
}
