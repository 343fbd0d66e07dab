/** A guess is a held breath: the numbers stand there, nobody moves, then the cards turn over. */
import { useEffect } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { vibrate } from "shell/lib/vibrate.js";
import { Place } from "./place.js";

/** @typedef {import("./types").AnyEvent} AnyEvent */
/** @typedef {import("./types").Props} Props */
/** @typedef {{guess: import("./types").Guessed, told: boolean, found: import("./types").TurnedUp[]}} Breath */

/**
 * The table as it may be shown now: as it was before, while a guess is not answered.
 * @param {Props} props
 * @returns {{view: Props["view"], breath: Breath | null}}
 */
export function useTheatre({ view, stage }) {
  const guess = stage?.events.find((event) => event.type === "guessed");
  const told = stage && guess ? stage.events.indexOf(guess) < stage.told : false;
  useEffect(() => {
    if (told && view.seat !== null) vibrate(guess?.hit ? 60 : [20, 20, 20]);
  }, [told]);
  if (!stage || !guess) return { view, breath: null };
  const found = stage.events.filter((event) => event.type === "turned_up");
  return { view: told ? view : (stage.before ?? view), breath: { guess, told, found } };
}

/** The guess on the stage. @param {{breath: Breath, name: string, onSkip: () => void}} props */
export function Breath({ breath, name, onSkip }) {
  const { guess, told, found } = breath;
  const hit = guess.hit ? "yes" : "no";
  const state = told ? (guess.hit ? "fug-found" : "fug-wrong") : "fug-held";
  return html`
    <button class=${classes("fug-breath", state)} type="button" aria-label=${t("fugitive-breath-skip")}
      onClick=${onSkip}>
      ${!told && html`<i class="fug-ring" aria-hidden="true"></i>`}
      <span class="fug-breath-cards" aria-hidden="true">
        ${guess.numbers.map((number) => {
          const one = found.find((up) => up.card === number);
          return html`<span key=${number} class="fug-breath-card">
            <${Place} card=${told && guess.hit ? number : null} />
            ${!(told && guess.hit) && html`<b class="fug-breath-number">${number}</b>`}
            ${
              told &&
              one &&
              one.sprints.length > 0 &&
              html`<span class="fug-breath-sprints">
                ${one.sprints.map((card) => html`<span key=${card}><${Place} card=${card} /></span>`)}
              </span>`
            }
          </span>`;
        })}
      </span>
      <strong>${
        told
          ? t("fugitive-breath-told", { hit })
          : t("fugitive-breath", { name, numbers: guess.numbers.join(" + "), count: guess.numbers.length })
      }</strong>
    </button>
  `;
}
