/** The Fugitive's hand: tap a hideout, then its sprint cards; the reach is shown while you choose. */
import { useLayoutEffect, useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { feet } from "./cards.js";
import { Place } from "./place.js";

/** @typedef {import("./types").FugitiveView} FugitiveView */

/** The offers to lay a hideout, by its card. @param {FugitiveView} view */
function layings(view) {
  const found = new Map();
  for (const offer of view.offers)
    if (offer.action === "place") found.set(Number(offer.fields.card?.of[0]), offer.fields.sprints);
  return /** @type {Map<number, import("shell/lib/wire").SomeOf>} */ (found);
}

/**
 * How much further these sprint cards take him.
 * @param {import("shell/lib/wire").SomeOf} choice
 * @param {number[]} sprints
 */
const gain = (choice, sprints) =>
  sprints.reduce((sum, card) => sum + (choice.weights[choice.of.indexOf(card)] ?? 0), 0);

/** @param {{view: FugitiveView, sending: boolean, onAct: (action: import("./types").AnyAction) => void}} props */
export function Hand({ view, sending, onAct }) {
  const open = layings(view);
  const [hideout, setHideout] = useState(/** @type {number | null} */ (null));
  const [sprints, setSprints] = useState(/** @type {number[]} */ ([]));
  useLayoutEffect(() => {
    setHideout(null);
    setSprints([]);
  }, [view.turn, view.row.length, view.hand.length]);
  const choice = hideout === null ? undefined : open.get(hideout);
  const gained = choice ? gain(choice, sprints) : 0;
  const missing = choice ? Math.max(0, choice.weight - gained) : 0;
  /** @param {number} card */
  const tap = (card) => {
    if (card === hideout) {
      setHideout(null);
      setSprints([]);
    } else if (hideout === null) {
      if (open.has(card)) setHideout(card);
    } else if (sprints.includes(card)) setSprints(sprints.filter((other) => other !== card));
    else if (choice?.of.includes(card)) setSprints([...sprints, card]);
  };
  const can = (/** @type {string} */ action) => view.offers.some((offer) => offer.action === action);
  return html`
    <section class="fug-hand-place" aria-label=${t("fugitive-hand")}>
      ${
        open.size > 0 &&
        html`<p class="fug-hint" role="status">
          ${
            hideout === null
              ? t("fugitive-choose-hideout", { reach: view.farthest ?? 0 })
              : missing > 0
                ? t("fugitive-feet-missing", { card: hideout, missing })
                : t("fugitive-choose-sprints", { card: hideout, reach: (view.farthest ?? 0) + gained })
          }
        </p>`
      }
      <div class="fug-hand" style=${`--cards:${view.hand.length}`} role="group" aria-label=${t("fugitive-hand")}>
        ${view.hand.map(
          (card) => html`
            <button key=${card} type="button" aria-pressed=${card === hideout || sprints.includes(card)}
              disabled=${
                open.size === 0 || (hideout === null ? !open.has(card) : card !== hideout && !choice?.of.includes(card))
              }
              class=${classes(
                "fug-hold",
                card === hideout && "fug-chosen",
                sprints.includes(card) && "fug-sprinting",
                open.has(card) && hideout === null && "fug-possible",
              )}
              onClick=${() => tap(card)}>
              <${Place} card=${card} /><span class="sr">${t("fugitive-card", { feet: feet(card) })}</span>
              <small>
                ${card === hideout ? t("fugitive-as-hideout") : sprints.includes(card) ? t("fugitive-as-sprint") : ""}
              </small>
            </button>`,
        )}
      </div>
      <div class="row fug-buttons">
        ${
          hideout !== null &&
          html`
            <button class="button main" data-rule=${sprints.length ? "fugitive F12" : "fugitive F11"}
              disabled=${sending || missing > 0}
              onClick=${() => onAct({ type: "place", card: hideout, sprints: [...sprints].sort((a, b) => a - b) })}>
              ${t("fugitive-lay", { card: hideout, sprints: sprints.length, cards: sprints.join(" + ") })}
            </button>
            <button class="button" aria-keyshortcuts="Escape" onClick=${() => tap(hideout)}>
              ${t("fugitive-undo")}
            </button>`
        }
        ${
          hideout === null &&
          can("pass") &&
          html`
            <button class="button" data-rule="fugitive F15" aria-keyshortcuts="." disabled=${sending}
              onClick=${() => onAct({ type: "pass" })}>${t("fugitive-pass")}</button>`
        }
        ${
          hideout === null &&
          can("done") &&
          html`
            <button class="button" aria-keyshortcuts="." disabled=${sending} onClick=${() => onAct({ type: "done" })}>
              ${t(`fugitive-done-${view.phase}`)}
            </button>`
        }
      </div>
      ${view.seen.length > 0 && html`<p class="soft">${t("fugitive-seen", { cards: view.seen.join(", ") })}</p>`}
    </section>
  `;
}
