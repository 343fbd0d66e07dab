/** The options of any game, drawn from what /api/games says about them. */
import { html } from "../../lib/html.js";
import { optionText, say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { Choice } from "../../parts/choice/choice.js";

/**
 * A row for each option.
 * @param {{game: string, fields: readonly import("../../lib/wire").OptionField[],
 *   chosen: Record<string, import("../../lib/wire").Value>, disabled?: boolean,
 *   onChoose: (name: string, value: import("../../lib/wire").Value) => unknown}} props
 */
export const OptionRows = ({ game, fields, chosen, disabled = false, onChoose }) =>
  fields.map(
    (field) => html`<${Choice} key=${field.name} label=${t(`${game}-option-${field.name}`)} of=${field.of}
      value=${chosen[field.name] ?? field.default} disabled=${disabled}
      text=${(/** @type {any} */ value) => optionText(game, field.name, value)}
      onChoose=${(/** @type {any} */ value) => onChoose(field.name, value)} />`,
  );

/** @param {import("./lobby.js").LobbyProps} props */
export function Options({ store, table, game }) {
  const [problem, ask] = useAsk();
  /** @param {string} name @param {import("../../lib/wire").Value} value */
  const choose = (name, value) => ask(store.ask({ do: "set_options", options: { [name]: value } }));
  if (!game.options.length) return null;
  return html`
    <section class="stack options" aria-labelledby="options">
      <h2 id="options">${t("ui-options")}</h2>
      <${OptionRows} game=${game.id} fields=${game.options} chosen=${table.options}
        disabled=${!store.you.value.host} onChoose=${choose} />
      ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
    </section>
  `;
}
