/** Set-ups with a name, and one's own, which this device remembers. */
import { useEffect, useId } from "preact/hooks";
import { html } from "../../lib/html.js";
import { followed } from "../../lib/options.js";
import { recall, remember } from "../../lib/settings.js";
import { t } from "../../lib/texts.js";
import { useWish } from "../../lib/use-wish.js";

/** @typedef {import("../../lib/wire").GameInfo} GameInfo */
/** @typedef {import("../../lib/wire").TableInfo} TableInfo */
/** @typedef {import("../../lib/options.js").Chosen} Chosen */

export const OWN = "own";

/** @param {GameInfo} game */
const place = (game) => `own-setup.${game.id}`;

/** Everything a set-up settles, for so many seats; null if so many cannot play it.
 * @param {GameInfo} game @param {string} id @param {number} seats @returns {Chosen | null} */
export function settledBy(game, id, seats) {
  const changed = id === OWN ? recall(place(game)) : game.presets.of.find((one) => one.id === id)?.seats[seats];
  if (!changed) return null;
  const settled = game.options.filter(({ name }) => game.presets.settle.includes(name));
  return Object.fromEntries(settled.map(({ name, default: usual }) => [name, changed[name] ?? usual]));
}

/** Which set-up a table has: the first that fits, or one's own. @param {GameInfo} game @param {TableInfo} table */
export function presetOf(game, table) {
  const chosen = followed(game.options, table.options);
  const fits = game.presets.of.find(({ id }) => {
    const settled = settledBy(game, id, table.seats.length);
    return settled && Object.entries(settled).every(([name, value]) => chosen[name] === value);
  });
  return fits?.id ?? OWN;
}

/** What a set-up is called, and what to expect of it. @param {GameInfo} game @param {string} id */
export const presetWords = (game, id) => {
  const key = id === OWN ? "ui-preset-own" : `${game.id}-preset-${id}`;
  return { name: t(key), hint: t(`${key}-hint`) };
};

/** @param {{game: GameInfo, table: TableInfo, onChoose: (options: Chosen | null) => unknown}} props
 *   null: one's own, and nothing is remembered yet */
export function Presets({ game, table, onChoose }) {
  const group = useId();
  const seats = table.seats.length;
  const [shown, choose] = useWish(presetOf(game, table), (id) => onChoose(settledBy(game, id, seats)));
  const now = JSON.stringify(table.options);
  useEffect(() => {
    if (presetOf(game, table) === OWN) remember(place(game), table.options);
  }, [now, seats]);
  const ids = [...game.presets.of.filter((one) => one.seats[seats]).map((one) => one.id), OWN];
  return html`
    <fieldset class="presets">
      <legend class="label">${t("ui-presets")}</legend>
      ${ids.map((id) => {
        const { name, hint } = presetWords(game, id);
        return html`<label key=${id} class="preset">
          <input type="radio" name=${group} checked=${id === shown} aria-describedby=${`${group}-${id}`}
            aria-label=${name} onChange=${() => choose(id)} />
          <strong>${name}</strong><span class="soft" id=${`${group}-${id}`}>${hint}</span>
        </label>`;
      })}
    </fieldset>
  `;
}
