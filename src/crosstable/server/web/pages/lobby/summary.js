/** What the host has chosen, for everybody else: to read, not to switch. */
import { html } from "../../lib/html.js";
import { standing } from "../../lib/options.js";
import { seatName } from "../../lib/seat-name.js";
import { gameText, optionText, t } from "../../lib/texts.js";
import { Deck } from "./deck.js";
import { presetOf, presetWords } from "./presets.js";

/** @typedef {import("../../lib/wire").OptionField} OptionField */

/** A value in words; a player by name. @param {import("./lobby.js").LobbyProps} props @param {OptionField} field */
function valueText({ game, table }, field) {
  const value = table.options[field.name] ?? field.default;
  const seat = field.seat ? table.seats[Number(value) - 1] : undefined;
  return seat ? seatName(seat, Number(value) - 1) : optionText(game.id, field.name, value);
}

/** @param {import("./lobby.js").LobbyProps} props */
export function Summary(props) {
  const { table, game } = props;
  const named = game.presets.of.length > 0;
  const preset = named ? presetOf(game, table) : "";
  const words = named ? presetWords(game, preset) : null;
  // A set-up with a name says by it what it settles.
  const told = standing(game.options, table.options).filter(
    ({ name }) => preset === "" || preset === "own" || !game.presets.settle.includes(name),
  );
  return html`
    ${words && html`<p class="summary-preset"><strong>${words.name}</strong> ${preset !== "own" && words.hint}</p>`}
    <${Deck} game=${game.id} deck=${table.deck ?? []} />
    <dl class="summary">
      ${told.map(
        (field) => html`<div key=${field.name}>
          <dt>${t(`${game.id}-option-${field.name}`)}</dt><dd>${valueText(props, field)}</dd></div>`,
      )}
      <div><dt>${t("ui-series-length")}</dt>
        <dd>${gameText(table.game, "series-count", { count: table.games })}</dd></div>
      <div><dt>${t("ui-pace")}</dt><dd>${t("ui-pace-value", { pace: table.pace })}</dd></div>
    </dl>
  `;
}
