/** What the Fugitive is about to lay: a hideout, its sprint cards, and how far that takes him. */
import { useLayoutEffect, useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Place } from "./place.js";

/** @typedef {import("./types").FugitiveView} FugitiveView */
/** @typedef {import("shell/lib/wire").SomeOf} SomeOf */

/** The offers to lay a hideout, by its card. @param {FugitiveView} view */
function layings(view) {
  const found = new Map();
  for (const offer of view.offers)
    if (offer.action === "place") found.set(Number(offer.fields.card?.of[0]), offer.fields.sprints);
  return /** @type {Map<number, SomeOf>} */ (found);
}

/** How much further these sprint cards take him. @param {SomeOf} choice @param {number[]} sprints */
const gain = (choice, sprints) =>
  sprints.reduce((sum, card) => sum + (choice.weights[choice.of.indexOf(card)] ?? 0), 0);

/** The cards chosen so far; a tap chooses the hideout first, then sprint cards. @param {FugitiveView} view */
export function useStaging(view) {
  const open = layings(view);
  const [hideout, setHideout] = useState(/** @type {number | null} */ (null));
  const [sprints, setSprints] = useState(/** @type {number[]} */ ([]));
  const clear = () => {
    setHideout(null);
    setSprints([]);
  };
  useLayoutEffect(clear, [view.turn, view.row.length, view.hand.length]);
  const choice = hideout === null ? undefined : open.get(hideout);
  const gained = choice ? gain(choice, sprints) : 0;
  /** @param {number} card */
  const can = (card) => (hideout === null ? open.has(card) : card === hideout || Boolean(choice?.of.includes(card)));
  /** @param {number} card */
  const tap = (card) => {
    if (card === hideout) clear();
    else if (hideout === null) setHideout(card);
    else if (sprints.includes(card)) setSprints(sprints.filter((other) => other !== card));
    else setSprints([...sprints, card]);
  };
  return { open, hideout, sprints, gained, missing: Math.max(0, (choice?.weight ?? 0) - gained), can, tap, clear };
}

/** @typedef {ReturnType<typeof useStaging>} Staging */

/**
 * Before anything is chosen it says what to do, and it has its height then, so that the hand never moves.
 * @param {{view: FugitiveView, staging: Staging, children: any}} props
 */
export function Staged({ view, staging, children }) {
  const { hideout, sprints, gained, missing } = staging;
  const from = view.row.at(-1)?.card ?? 0;
  const free = view.farthest ?? 0;
  if (hideout === null)
    return html`<div class="fug-staged">
      <div>${children}<p class="fug-hint" role="status">${t("fugitive-choose-hideout", { reach: free })}</p></div>
    </div>`;
  return html`
    <div class="fug-staged">
      <span class="fug-staged-card" aria-hidden="true"><${Place} card=${hideout} /></span>
      ${
        sprints.length > 0 &&
        html`<span class="fug-staged-under" aria-hidden="true">
          ${sprints.map((card) => html`<span key=${card}><${Place} card=${card} /></span>`)}
        </span>`
      }
      <p class="fug-hint" role="status">
        <b>${t("fugitive-staged", { from, card: hideout, steps: hideout - from })}</b>
        ${
          missing > 0
            ? t("fugitive-feet-missing", { card: hideout, missing })
            : t("fugitive-choose-sprints", { card: hideout, reach: free + gained })
        }
      </p>
    </div>
  `;
}
