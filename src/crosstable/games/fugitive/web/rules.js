/** The rules of Fugitive, with pictures. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Section } from "shell/pages/rules/section.js";
import { Banner } from "shell/parts/banner/banner.js";
import book from "./rulebook.js";
import { Trail } from "./trail.js";

/** @typedef {import("./types").HideoutView} Hideout */

/** @param {number} card @param {number[]} [sprints] @param {boolean} [up] @returns {Hideout} */
const laid = (card, sprints = [], up = true) => ({ card, sprints, up, reach: 0 });

/** A face-down hideout. @param {number} sprints @returns {Hideout} */
const hidden = (sprints) => ({ card: null, sprints: Array.from({ length: sprints }, () => null), up: false, reach: 0 });

/** @type {{part: string, row: Hideout[]}[]} */
const PARTS = [
  { part: "row", row: [laid(0), laid(2, [], false), laid(5, [], false)] },
  { part: "sprint", row: [laid(0), laid(3, [], false), laid(9, [4, 1], false)] },
  { part: "piles", row: [] },
  { part: "guess", row: [laid(0), hidden(0), laid(8, [2]), hidden(1)] },
  { part: "end", row: [laid(0), laid(3), hidden(1), laid(26, [4, 10]), hidden(0), laid(42)] },
];

/** The event deck, as in `data.py`. @type {[string, string[]][]} */
const DECK = [
  ["fugitive", ["borrowed_moped", "street_parade", "night_bus", "nest_egg", "open_notebook", "crackling_radio"]],
  ["marshal", ["bakery_gossip", "toll_booth", "wet_paint", "torn_pocket", "stubbed_toe", "overtime"]],
  ["drawer", ["lucky_penny", "green_wave", "traffic_jam", "pickpocket", "change_of_wind"]],
];

/** @param {Hideout[]} row */
const picture = (row) => /** @type {any} */ ({ row, outcome: null, hot: false, out: [] });

export default function Rules() {
  return html`
    <${Banner} game="fugitive" title=${t("fugitive-name")}><p>${t("fugitive-rules-lead")}</p><//>
    ${PARTS.map(
      ({ part, row }) => html`
        <${Section} game="fugitive" part=${part} rules=${book.chapters[part]}
          picture=${row.length > 0 && html`<${Trail} view=${picture(row)} final=${null} picture />`} />`,
    )}
    <${Section} game="fugitive" part="events" rules=${book.chapters.events}>
      ${DECK.map(
        ([helps, events]) => html`<h3>${t(`fugitive-helps-${helps}`)}</h3>
        <dl class="fug-deck">
          ${events.map(
            (event) => html`<dt>${t(`fugitive-event-${event}`)}</dt><dd>${t(`fugitive-event-${event}-text`)}</dd>`,
          )}
        </dl>`,
      )}
    <//>
    <${Section} game="fugitive" part="match" />
  `;
}
