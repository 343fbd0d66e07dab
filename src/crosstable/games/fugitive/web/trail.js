/** The road from 0 to 42: the row of hideouts lies on it, and the boat waits at its end. */
import { classes, html } from "shell/lib/html.js";
import { t, useTexts } from "shell/lib/texts.js";
import { Feet, feet } from "./cards.js";
import { Place } from "./place.js";
import { columns, GOAL, Road, Scale, stopAt, useStops } from "./road.js";

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

/** As many sprint cards as these have footprints under their number; more are told by their numbers alone. */
const FEW = 2;

/** The sprint cards under a hideout: their numbers, or only that they are there. */
/** @param {{cards: (number | null)[]}} props */
function Sprints({ cards }) {
  const known = cards.filter((card) => card !== null);
  const hidden = cards.length - known.length;
  return html`<span class="fug-under" aria-hidden="true">
    ${known.map(
      (card) => html`<i class="fug-sprint">
        ${card}${cards.length <= FEW && html`<${Feet} count=${feet(card)} />`}
      </i>`,
    )}
    ${hidden > 0 && html`<i class="fug-sprint-back">${hidden > 1 ? hidden : ""}<${Feet} count=${1} /></i>`}
  </span>`;
}

/** A card that lies face down: its back, and its number for who may know it. @param {{card: number | null}} props */
function Down({ card }) {
  const named = useTexts("fugitive-places");
  if (card === null) return html`<span class="fug-back"><${Place} card=${null} /></span>`;
  return html`<span class="fug-own"><b>${card}</b><small>${named && t("fugitive-place", { card })}</small></span>`;
}

/** @param {{hideout: Hideout, truth: Hideout | undefined, place: number, newest: boolean, style: string}} props */
function Stop({ hideout, truth, place, newest, style }) {
  const number = hideout.card ?? truth?.card ?? null;
  const sprints = hideout.sprints.map((card, i) => card ?? truth?.sprints[i] ?? null);
  const words = label(hideout, number, place);
  return html`
    <li class=${classes("fug-place", hideout.up ? "fug-up" : "fug-down", newest && "fug-newest")}
      style=${style} aria-label=${words} title=${words}>
      ${hideout.up ? html`<${Place} card=${number} />` : html`<${Down} card=${number} />`}
      ${sprints.length > 0 && html`<${Sprints} cards=${sprints} />`}
    </li>
  `;
}

/** A stop nobody has come to yet; the next one shows the card that is about to be laid there. */
/** @param {{card: number | null, style: string}} props */
const Free = ({ card, style }) => html`<li class="fug-free" style=${style} aria-hidden="true">
  <span>${card === null ? "" : `${card}?`}</span>
</li>`;

/** The boat at the end of the road, as long as nobody is aboard. @param {{style: string}} props */
const Boat = ({ style }) => html`<li class="fug-place" style=${style}><${Place} card=${GOAL} dim /></li>`;

/** What stands over the road. @param {{view: FugitiveView, left: number | null}} props left: steps to the boat */
const Caption = ({ view, left }) => html`
  <p class="fug-caption">
    <b>${
      view.outcome
        ? t("fugitive-route")
        : t("fugitive-hidden", { count: view.row.filter((hideout) => !hideout.up).length })
    }</b>
    ${left && html`<span>${t("fugitive-steps-left", { count: left })}</span>`}
    ${view.hot && !view.outcome && html`<strong>${t("fugitive-hot")}</strong>`}
    ${view.out.length > 0 && html`<span>${t("fugitive-out", { cards: view.out.join(", ") })}</span>`}
  </p>
`;

/** The row with its numbers, for who knows how it went on. @param {FugitiveView} view @param {FugitiveView} final */
const told = (view, final) => ({
  ...view,
  row: view.row.map((hideout, at) => ({ ...hideout, card: final.row[at]?.card ?? hideout.card })),
});

/**
 * @param {{view: FugitiveView, final: FugitiveView | null, staged?: number | null, picture?: boolean}} props
 *   in a replay the final view tells what lay there; a picture of the rules is no longer than what lies on it
 */
export function Trail({ view, final, staged = null, picture = false }) {
  const [place, stops] = useStops(picture);
  const laid = view.row.length;
  const last = view.row.at(-1);
  const running = !picture && !view.outcome && last?.card !== GOAL;
  const rows = Math.max(picture ? 1 : 2, Math.ceil((laid + (running ? 2 : 0)) / stops));
  const end = rows * stops - 1;
  return html`
    <section class=${classes("fug-trail", picture && "fug-picture")} aria-label=${t("fugitive-trail")} ref=${place}>
      <${Caption} view=${view} left=${running && last?.card ? GOAL - last.card : null} />
      <div class="fug-way">
        <${Road} stops=${stops} rows=${rows} />
        <ol class="fug-row" style=${`${columns(stops)};--rows:${rows};--per:${stops + 0.84}`}>
          ${view.row.map(
            (hideout, at) => html`<${Stop} key=${at} hideout=${hideout} truth=${final?.row[at]} place=${at}
              newest=${at === laid - 1 && at > 0} style=${stopAt(at, stops)} />`,
          )}
          ${
            running &&
            Array.from({ length: end - laid }, (_, i) => {
              const style = stopAt(laid + i, stops);
              return html`<${Free} key=${laid + i} card=${i ? null : staged} style=${style} />`;
            })
          }
          ${running && html`<${Boat} style=${stopAt(end, stops)} />`}
        </ol>
      </div>
      ${!picture && html`<${Scale} view=${final ? told(view, final) : view} />`}
    </section>
  `;
}
