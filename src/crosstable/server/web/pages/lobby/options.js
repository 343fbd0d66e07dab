/** The options of any game, drawn from what /api/games says about them. */
import { html } from "../../lib/html.js";
import { useRuleBook } from "../../lib/rulebook.js";
import { optionText, say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { Choice } from "../../parts/choice/choice.js";

/** @param {import("./lobby.js").LobbyProps} props */
export function Options({ store, table, game }) {
  const [problem, ask] = useAsk();
  const book = useRuleBook(game.id);
  /** @param {string} name @param {import("../../lib/wire").Value} value */
  const choose = (name, value) => ask(store.ask({ do: "set_options", options: { [name]: value } }));
  if (!game.options.length) return null;
  return html`
    <section class="stack options" aria-labelledby="options">
      <h2 id="options">${t("ui-options")}</h2>
      ${game.options.map(
        (field) => html`<${Choice} key=${field.name} rule=${book?.options[field.name] && `${game.id} ${book.options[field.name]}`} label=${t(`${game.id}-option-${field.name}`)} of=${field.of}
          value=${table.options[field.name] ?? field.default} disabled=${!store.you.value.host}
          text=${(/** @type {any} */ value) => optionText(game.id, field.name, value)}
          onChoose=${(/** @type {any} */ value) => choose(field.name, value)} />`,
      )}
      ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
    </section>
  `;
}
