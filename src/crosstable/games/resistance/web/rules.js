/** The rules of The Resistance. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Banner } from "shell/parts/banner/banner.js";

const PARTS = /** @type {const} */ ([
  "aim", "round", "mission", "end", "talk", "options", "plots", "hunter", "accusation", "investigation", "characters",
  "blame", "inquisitor", "reverser",
]);

export default function Rules() {
  return html`
    <${Banner} game="resistance" title=${t("resistance-name")}><p>${t("resistance-rules-lead")}</p><//>
    ${PARTS.map((part) => html`
      <section class="rules-section" key=${part}>
        <div><h2>${t(`resistance-rules-${part}`)}</h2><p>${t(`resistance-rules-${part}-text`)}</p></div>
      </section>`)}
  `;
}
