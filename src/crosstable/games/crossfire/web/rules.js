/** The rules of Crossfire. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Banner } from "shell/parts/banner/banner.js";
import { Face } from "./card.js";

const FIRST = ["aim", "deal", "talk", "shot"];
const LAST = ["sniper", "special", "series"];
const ROLES = [
  "vip", "agent", "assassin", "decoy", "red_decoy", "blue_decoy", "bystander", "enforcer", "bodyguard", "bomber",
  "peace_keeper", "protester", "supporter", "sniper",
]; // prettier-ignore

/** @param {{part: string}} props */
const Part = ({ part }) => html`
  <section class="rules-section">
    <div><h2>${t(`crossfire-rules-${part}`)}</h2><p>${t(`crossfire-rules-${part}-text`)}</p></div>
  </section>
`;

export default function Rules() {
  return html`
    <${Banner} game="crossfire" title=${t("crossfire-name")}><p>${t("crossfire-rules-lead")}</p><//>
    ${FIRST.map((part) => html`<${Part} part=${part} />`)}
    <section class="rules-section cf-table cf-rules-roles">
      <div>
        <h2>${t("crossfire-rules-roles")}</h2>
        <ul>${ROLES.map((role) => html`<li><${Face} role=${role} /><span>${t("crossfire-goal", { role })}</span></li>`)}</ul>
      </div>
    </section>
    ${LAST.map((part) => html`<${Part} part=${part} />`)}
  `;
}
