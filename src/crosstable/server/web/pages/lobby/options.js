/** The options of any game, drawn from what /api/games says about them. */
import { useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { followed, standing } from "../../lib/options.js";
import { useRuleBook } from "../../lib/rulebook.js";
import { seatName } from "../../lib/seat-name.js";
import { addStyle } from "../../lib/style.js";
import { gameText, hasText, optionText, say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { Choice } from "../../parts/choice/choice.js";
import { Deck } from "./deck.js";
import { Pace } from "./pace.js";
import { OWN, Presets, presetOf } from "./presets.js";
import { StandIns } from "./stand-ins.js";
import { Summary } from "./summary.js";

void addStyle("/web/pages/lobby/setup.css");

/** @typedef {import("../../lib/wire").OptionField} OptionField */
/** @typedef {import("../../lib/wire").Value} Value */

/**
 * Each option with how deep it stands, right below the one it hangs on.
 * @param {readonly OptionField[]} all @param {Record<string, Value>} chosen
 */
function nested(all, chosen) {
  const fields = standing(all, chosen);
  const now = followed(all, chosen);
  /** Of several it can hang on, one that is there. @param {OptionField} field */
  const parent = ({ under }) =>
    under && fields.find(({ name }) => under.parents.includes(name) && under.values.includes(now[name] ?? ""));
  /** @param {OptionField | undefined} above @param {number} depth
   * @returns {{field: OptionField, depth: number}[]} */
  const below = (above, depth) =>
    fields
      .filter((field) => parent(field) === above)
      .flatMap((field) => [{ field, depth }, ...below(field, depth + 1)]);
  return below(undefined, 0);
}

/**
 * A row for each option; what hangs on another stands under it, and only while that is there.
 * @param {{game: string, fields: readonly OptionField[], chosen: Record<string, Value>,
 *   ruleOf?: (name: string) => string | undefined, players?: readonly [number, string][],
 *   onChoose: (name: string, value: Value) => unknown}} props players: who can be named, by the number of the seat
 */
export const OptionRows = ({ game, fields, chosen, ruleOf, players, onChoose }) =>
  nested(fields, chosen).map(({ field, depth }) => {
    const names = field.seat && players ? new Map(players) : null;
    return html`<div key=${field.name} class="option" style=${`--depth:${depth}`}>
      <${Choice} rule=${ruleOf?.(field.name)} label=${t(`${game}-option-${field.name}`)}
        of=${names ? [0, ...names.keys()] : field.of}
        hint=${hasText(`${game}-option-${field.name}-hint`) ? t(`${game}-option-${field.name}-hint`) : ""}
        value=${chosen[field.name] ?? field.default}
        text=${(/** @type {any} */ value) => names?.get(value) ?? optionText(game, field.name, value)}
        onChoose=${(/** @type {any} */ value) => onChoose(field.name, value)} />
    </div>`;
  });

/** How many games may belong together; as many as players: then everybody has dealt, or led, once.
 * @param {import("./lobby.js").LobbyProps} props */
function lengths({ table, game }) {
  const usual = game.seats.length > 1 ? [...game.games.of, table.seats.length] : game.games.of;
  return /** @type {number[]} */ ([...new Set([...usual, table.games])]).sort((a, b) => a - b);
}

/** @param {import("./lobby.js").LobbyProps} props */
export const Options = (props) => html`
  <section class="stack options" aria-labelledby="options">
    <h2 id="options">${t("ui-options")}</h2>
    ${props.store.you.value.host ? html`<${Choosing} ...${props} />` : html`<${Summary} ...${props} />`}
  </section>
`;

/** @param {import("./lobby.js").LobbyProps} props */
function Choosing(props) {
  const { store, table, game } = props;
  const [problem, ask] = useAsk();
  const book = useRuleBook(game.id);
  const named = game.presets.of.length > 0;
  const [open, setOpen] = useState(named && presetOf(game, table) === OWN);
  /** @param {string} name */
  const ruleOf = (name) => book?.options[name] && `${game.id} ${book.options[name]}`;
  /** @param {Record<string, Value>} options */
  const set = (options) => ask(store.ask({ do: "set_options", options }));
  const players = /** @type {[number, string][]} */ (
    table.seats.flatMap((info, i) => (info.kind === "empty" ? [] : [[i + 1, seatName(info, i)]]))
  );
  const rows = html`<${OptionRows} game=${game.id} fields=${game.options} chosen=${table.options} ruleOf=${ruleOf}
    players=${players}
    onChoose=${(/** @type {string} */ name, /** @type {Value} */ value) => set({ [name]: value })} />`;
  return html`
    ${
      named &&
      html`<${Presets} game=${game} table=${table}
        onChoose=${(/** @type {Record<string, Value> | null} */ options) =>
          options ? set(options) : setOpen(true)} />`
    }
    <${Deck} game=${game.id} deck=${table.deck ?? []} />
    <${Choice} label=${t("ui-series-length")} of=${lengths(props)} value=${table.games}
      hint=${gameText(table.game, "series-length-hint")}
      text=${(/** @type {number} */ count) => gameText(table.game, "series-count", { count })}
      onChoose=${(/** @type {number} */ count) => ask(store.ask({ do: "set_games", count }))} />
    ${
      named
        ? html`<details class="fold" open=${open} onToggle=${(/** @type {any} */ event) => setOpen(event.target.open)}>
            <summary>${t("ui-options-own")}</summary>${rows}</details>`
        : rows
    }
    <details class="fold">
      <summary>${t("ui-options-table")}</summary>
      <${Pace} store=${store} table=${table} />
      <${StandIns} store=${store} table=${table} game=${game} />
    </details>
    ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
  `;
}
