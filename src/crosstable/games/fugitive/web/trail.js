/** The road from 0 to 42: the row of hideouts lies on it, and the boat waits at its end. */
import { classes, html } from "shell/lib/html.js";
import { t, useTexts } from "shell/lib/texts.js";
import { Feet, feet } from "./cards.js";
import { Place } from "./place.js";

const GOAL = 42;

/** @typedef {import("./types").FugitiveView} FugitiveView */
/** @typedef {import("./types").HideoutView} Hideout */

/**
 * What a place is called by a screen reader.
 * @param {Hideout} hideout
 * @param {number | null} number
 * @param {number} place
 */
function label(hideout, number, place) {
  const state = hideout.up ? "up" : number === null ? "down" : "own";
  return t(`fugitive-place-${state}`, { place, number: number ?? 0, sprints: hideout.sprints.length });
}

/** A sprint card: its number and its footprints, or only that it is there. @param {{card: number | null}} props */
const Sprint = ({ card }) => html`
  <i class=${card === null ? "fug-sprint-back" : "fug-sprint"}>
    ${card === null ? html`<${Feet} count=${1} />` : html`${card}<${Feet} count=${feet(card)} />`}
  </i>
`;

/** A card that lies face down: its back, and its number for who may know it. @param {{card: number | null}} props */
function Down({ card }) {
  const named = useTexts("fugitive-places");
  if (card === null) return html`<span class="fug-back"><${Place} card=${null} /></span>`;
  return html`<span class="fug-own"><b>${card}</b><small>${named && t("fugitive-place", { card })}</small></span>`;
}

/** @param {{hideout: Hideout, truth: Hideout | undefined, place: number, newest: boolean}} props */
function Stop({ hideout, truth, place, newest }) {
  const number = hideout.card ?? truth?.card ?? null;
  const sprints = hideout.sprints.map((card, i) => card ?? truth?.sprints[i] ?? null);
  return html`
    <li class=${classes("fug-place", hideout.up ? "fug-up" : "fug-down", newest && "fug-newest")}
      aria-label=${label(hideout, number, place)}>
      ${hideout.up ? html`<${Place} card=${number} />` : html`<${Down} card=${number} />`}
      ${
        sprints.length > 0 &&
        html`<span class="fug-under" aria-hidden="true">
          ${sprints.map((card) => html`<${Sprint} card=${card} />`)}
        </span>`
      }
    </li>
  `;
}

/** The boat, as long as nobody is aboard. @param {{view: FugitiveView}} props */
function Boat({ view }) {
  const last = view.row.at(-1);
  if (!last || last.card === GOAL || view.row.length < 2) return null;
  return html`
    <li class="fug-place fug-boat">
      <${Place} card=${GOAL} dim />
      ${last.card !== null && html`<small>${t("fugitive-steps-left", { count: GOAL - last.card })}</small>`}
    </li>
  `;
}

/** @param {{view: FugitiveView, final: FugitiveView | null}} props in a replay the final view tells what lay there */
export function Trail({ view, final }) {
  const hidden = view.row.filter((hideout) => !hideout.up).length;
  return html`
    <section class="fug-trail" aria-label=${t("fugitive-trail")}>
      <p class="fug-caption">
        <b>${view.outcome ? t("fugitive-route") : t("fugitive-hidden", { count: hidden })}</b>
        ${view.hot && !view.outcome && html`<strong>${t("fugitive-hot")}</strong>`}
        ${view.out.length > 0 && html`<span>${t("fugitive-out", { cards: view.out.join(", ") })}</span>`}
      </p>
      <ol class="fug-row">
        ${view.row.map(
          (hideout, place) => html`<${Stop} key=${place} hideout=${hideout} truth=${final?.row[place]} place=${place}
            newest=${place === view.row.length - 1 && place > 0} />`,
        )}
        ${!view.outcome && html`<${Boat} view=${view} />`}
      </ol>
    </section>
  `;
}
