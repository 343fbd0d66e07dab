/** The row of hideouts: wraps like a trail, so that a long one is read at a glance on a phone. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Face } from "./cards.js";

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

/** @param {{hideout: Hideout, truth: Hideout | undefined, place: number, newest: boolean}} props */
function Place({ hideout, truth, place, newest }) {
  const number = hideout.card ?? truth?.card ?? null;
  const sprints = hideout.sprints.map((card, i) => card ?? truth?.sprints[i] ?? null);
  return html`
    <li class=${classes("fug-place", hideout.up ? "fug-up" : "fug-down", newest && "fug-newest")}
      aria-label=${label(hideout, number, place)}>
      <${Face} card=${number} dim=${!hideout.up && number !== null} />
      ${
        sprints.length > 0 &&
        html`<span class="fug-under" aria-hidden="true">
          ${sprints.map((card) => html`<i class=${card === null ? "fug-sprint-back" : "fug-sprint"}>${card ?? ""}</i>`)}
        </span>`
      }
    </li>
  `;
}

/** @param {{view: FugitiveView, final: FugitiveView | null}} props in a replay the final view tells what lay there */
export function Trail({ view, final }) {
  const hidden = view.row.filter((hideout) => !hideout.up).length;
  return html`
    <section class="fug-trail" aria-label=${t("fugitive-trail")}>
      <ol class="fug-row">
        ${view.row.map(
          (hideout, place) => html`<${Place} key=${place} hideout=${hideout} truth=${final?.row[place]} place=${place}
            newest=${place === view.row.length - 1 && place > 0} />`,
        )}
      </ol>
      <p class="fug-caption">
        ${view.outcome ? t("fugitive-route") : t("fugitive-hidden", { count: hidden })}
        ${view.hot && !view.outcome && html`<strong>${t("fugitive-hot")}</strong>`}
        ${view.out.length > 0 && html`<span>${t("fugitive-out", { cards: view.out.join(", ") })}</span>`}
      </p>
    </section>
  `;
}
