/** One part of a rules page: words, a picture, and the statements behind them. */
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { Statements } from "../../parts/statements/statements.js";

/** Their names: all of a few, the first and the last of many. @param {readonly string[]} rules */
const span = (rules) => (rules.length < 5 ? rules.join(", ") : `${rules[0]} … ${rules.at(-1)}`);

/**
 * @param {{game: string, part: string, rules?: readonly string[], picture?: any, children?: any}} props
 *   children stand between the words and the statements
 */
export const Section = ({ game, part, rules = [], picture, children }) => html`
  <section class="rules-section" id=${part}>
    <div>
      <h2>${t(`${game}-rules-${part}`)}</h2>
      <p>${t(`${game}-rules-${part}-text`)}</p>
      ${children}
      ${
        rules.length > 0 &&
        html`<details class="rules-exact">
          <summary>${t("ui-statements", { rules: span(rules) })}</summary>
          <${Statements} game=${game} rules=${rules} anchors />
        </details>`
      }
    </div>
    ${picture && html`<figure>${picture}</figure>`}
  </section>
`;
