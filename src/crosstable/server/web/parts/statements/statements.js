/** Rules statement by statement; what we decided ourselves is marked. */
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

/**
 * With `anchors` each has its name and can be linked to, as on the rules page; elsewhere only the words matter.
 * @param {{game: string, rules: readonly string[], anchors?: boolean}} props
 */
export const Statements = ({ game, rules, anchors = false }) =>
  anchors
    ? html`<dl class="statements">
        ${rules.map(
          (rule) => html`<div key=${rule} id=${rule}>
            <dt>${rule}</dt><dd><${Statement} game=${game} rule=${rule} /></dd>
          </div>`,
        )}
      </dl>`
    : html`<ul class="statements">
        ${rules.map((rule) => html`<li key=${rule}><${Statement} game=${game} rule=${rule} /></li>`)}
      </ul>`;
