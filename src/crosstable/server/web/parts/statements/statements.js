/** Rules statement by statement, each with its name; what we decided ourselves is marked. */
import { html } from "../../lib/html.js";
import { beside, t } from "../../lib/texts.js";

/** @param {string} game @param {string} rule */
export const ruleKey = (game, rule) => `${game}-rule-${rule}`;

/** The part of the texts in which a game's statements are. @param {string} game */
export const learnPart = (game) => `${game}-learn`;

/** @param {{game: string, rule: string}} props */
export function Statement({ game, rule }) {
  const key = ruleKey(game, rule);
  const ours = beside(key, "ours");
  return html`${t(key)} ${ours && html`<span class="ours"><b>${t("ui-ours")}</b> ${ours}</span>`}`;
}

/** @param {{game: string, rules: readonly string[], anchors?: boolean}} props */
export const Statements = ({ game, rules, anchors = false }) => html`
  <dl class="statements">
    ${rules.map(
      (rule) => html`<div key=${rule} id=${anchors ? rule : undefined}>
        <dt>${rule}</dt><dd><${Statement} game=${game} rule=${rule} /></dd>
      </div>`,
    )}
  </dl>
`;
