/** The Fugitive's hand, at the thumb: a fan in which every number can be read, and what can be done with it. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { feet } from "./cards.js";
import { Place } from "./place.js";
import { Staged } from "./staging.js";

/** @typedef {import("./types").FugitiveView} FugitiveView */
/** @typedef {import("./staging.js").Staging} Staging */

/** A fan with more cards than this would have some a thumb cannot hit; they are held in tiers instead. */
const FAN = 7;

/** The cards in tiers, as even as can be. @param {number[]} hand */
function tiers(hand) {
  const count = Math.max(1, Math.ceil(hand.length / FAN));
  const each = Math.ceil(hand.length / count);
  return Array.from({ length: count }, (_, i) => hand.slice(i * each, (i + 1) * each));
}

/**
 * @typedef {{view: FugitiveView, staging: Staging, sending: boolean, children?: any,
 *   onAct: (action: import("./types").AnyAction) => void}} Props
 */

/** @param {Props} props */
export const Hand = (props) => html`
  <section class="fug-hand-place" aria-label=${t("fugitive-hand")}>
    ${props.staging.open.size > 0 && html`<${Staged} ...${props}>${props.children}<//>`}
    <div class="fug-hand" style=${`--all:${props.view.hand.length}`} role="group" aria-label=${t("fugitive-hand")}>
      ${tiers(props.view.hand).map(
        (cards) => html`<div class="fug-fan" style=${`--tier:${cards.length}`}>
          ${cards.map(
            (card, at) => html`<${Held} key=${card} card=${card} turn=${at - (cards.length - 1) / 2}
              staging=${props.staging} />`,
          )}
        </div>`,
      )}
    </div>
    <${Buttons} ...${props} />
    <${Seen} cards=${props.view.seen} />
  </section>
`;

/** The Marshal's cards he was shown. @param {{cards: number[]}} props */
const Seen = ({ cards }) =>
  cards.length > 0 && html`<p class="soft">${t("fugitive-seen", { cards: cards.join(", ") })}</p>`;

/**
 * A card of the hand; one that is staged leaves its place empty.
 * @param {{card: number, turn: number, staging: Staging}} props
 */
function Held({ card, turn, staging }) {
  const { hideout, sprints, open, can, tap } = staging;
  const chosen = card === hideout;
  const sprinting = sprints.includes(card);
  const idle = open.size > 0 && !can(card);
  return html`
    <button type="button" aria-pressed=${chosen || sprinting} disabled=${!can(card)} style=${`--turn:${turn}`}
      class=${classes(
        "fug-hold",
        chosen && "fug-chosen",
        sprinting && "fug-sprinting",
        idle && "fug-idle",
        hideout === null && can(card) && "fug-possible",
      )}
      onClick=${() => tap(card)}>
      <${Place} card=${card} /><span class="sr">${t("fugitive-card", { feet: feet(card) })}</span>
      ${
        (chosen || sprinting) &&
        html`<small class="fug-staged-as">${t(chosen ? "fugitive-as-hideout" : "fugitive-as-sprint")}</small>`
      }
    </button>
  `;
}

/** @param {Props} props */
function Buttons({ view, staging, sending, onAct }) {
  const { hideout, sprints, missing } = staging;
  const can = (/** @type {string} */ action) => view.offers.some((offer) => offer.action === action);
  if (hideout !== null)
    return html`<div class="row fug-buttons">
      <button class="button main" data-rule=${sprints.length ? "fugitive F12" : "fugitive F11"}
        disabled=${sending || missing > 0}
        onClick=${() => onAct({ type: "place", card: hideout, sprints: [...sprints].sort((a, b) => a - b) })}>
        ${t("fugitive-lay", { card: hideout, sprints: sprints.length, cards: sprints.join(" + ") })}
      </button>
      <button class="button" aria-keyshortcuts="Escape" onClick=${staging.clear}>${t("fugitive-undo")}</button>
    </div>`;
  return html`<div class="row fug-buttons">
    ${
      can("pass") &&
      html`<button class="button" data-rule="fugitive F15" aria-keyshortcuts="." disabled=${sending}
        onClick=${() => onAct({ type: "pass" })}>${t("fugitive-pass")}</button>`
    }
    ${
      can("done") &&
      html`<button class="button" aria-keyshortcuts="." disabled=${sending} onClick=${() => onAct({ type: "done" })}>
        ${t(`fugitive-done-${view.phase}`)}</button>`
    }
  </div>`;
}
