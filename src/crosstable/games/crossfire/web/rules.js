/** The rules of Crossfire, with pictures. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Section } from "shell/pages/rules/section.js";
import { Banner } from "shell/parts/banner/banner.js";
import { Face } from "./card.js";
import book from "./rulebook.js";
import { DealPicture, ShotPicture } from "./rules-pictures.js";

const ROLES = [
  "vip",
  "agent",
  "assassin",
  "decoy",
  "red_decoy",
  "blue_decoy",
  "bystander",
  "enforcer",
  "bodyguard",
  "bomber",
  "peace_keeper",
  "protester",
  "supporter",
  "sniper",
];

/** @param {string} role @param {string} mode */
const goal = (role, mode) => t("crossfire-goal", { role, mode });

/** Every card with what it wants, in both modes. */
const Goals = () => html`
  <ul class="cf-table cf-rules-roles">
    ${ROLES.map(
      (role) => html`<li><${Face} role=${role} />
        <span>${goal(role, "crossfire")}
          ${
            goal(role, "sniper") !== goal(role, "crossfire") &&
            html`<br /><strong>${t("crossfire-rules-in-sniper")}</strong>${" "}
          ${goal(role, "sniper")}`
          }</span></li>`,
    )}
  </ul>
`;

/** @type {Record<string, any>} */
const PICTURES = { deal: html`<${DealPicture} />`, shot: html`<${ShotPicture} />` };

export default function Rules() {
  return html`
    <${Banner} game="crossfire" title=${t("crossfire-name")}><p>${t("crossfire-rules-lead")}</p><//>
    ${Object.entries(book.chapters).map(
      ([part, rules]) => html`
        <${Section} key=${part} game="crossfire" part=${part} rules=${rules} picture=${PICTURES[part]}>
          ${part === "roles" && html`<${Goals} />`}
        <//>`,
    )}
  `;
}
