/** The options of any game, drawn from what /api/games says about them. */
import { html } from "../../lib/html.js";
import { useRuleBook } from "../../lib/rulebook.js";
import { hasText, optionText, say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { Choice } from "../../parts/choice/choice.js";
import { Pace } from "./pace.js";
import { StandIns } from "./stand-ins.js";

/**
 * A row for each option.
 * @param {{game: string, fields: readonly import("../../lib/wire").OptionField[],
 *   chosen: Record<string, import("../../lib/wire").Value>, disabled?: boolean,
 *   ruleOf?: (name: string) => string | undefined,
 *   onChoose: (name: string, value: import("../../lib/wire").Value) => unknown}} props
 */
export const OptionRows = ({ game, fields, chosen, disabled = false, ruleOf, onChoose }) =>
  fields.map(
    (field) => html`<${Choice} key=${field.name} rule=${ruleOf?.(field.name)} label=${t(`${game}-option-${field.name}`)}
      of=${field.of}
      hint=${hasText(`${game}-option-${field.name}-hint`) ? t(`${game}-option-${field.name}-hint`) : ""}
      value=${chosen[field.name] ?? field.default} disabled=${disabled}
      text=${(/** @type {any} */ value) => optionText(game, field.name, value)}
      onChoose=${(/** @type {any} */ value) => onChoose(field.name, value)} />`,
  );

/** @param {import("./lobby.js").LobbyProps} props */
export function Options({ store, table, game }) {
  const [problem, ask] = useAsk();
  const book = useRuleBook(game.id);
  /** @param {string} name */
  const ruleOf = (name) => book?.options[name] && `${game.id} ${book.options[name]}`;
  /** @param {string} name @param {import("../../lib/wire").Value} value */
  const choose = (name, value) => ask(store.ask({ do: "set_options", options: { [name]: value } }));
  // As many games as players: then everybody has dealt, or led, once.
  const lengths = game.seats.length > 1 ? [...game.games.of, table.seats.length] : game.games.of;
  const games = /** @type {number[]} */ ([...new Set([...lengths, table.games])]).sort((a, b) => a - b);
  return html`
    <section class="stack options" aria-labelledby="options">
      <h2 id="options">${t("ui-options")}</h2>
      <${Choice} label=${t("ui-series-length")} of=${games} value=${table.games} disabled=${!store.you.value.host}
        text=${(/** @type {number} */ count) => t("ui-series-count", { count })}
        onChoose=${(/** @type {number} */ count) => ask(store.ask({ do: "set_games", count }))} />
      <${OptionRows} game=${game.id} fields=${game.options} chosen=${table.options} ruleOf=${ruleOf}
        disabled=${!store.you.value.host} onChoose=${choose} />
      <${Pace} store=${store} table=${table} />
      <${StandIns} store=${store} table=${table} game=${game} />
      ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
    </section>
  `;
}
