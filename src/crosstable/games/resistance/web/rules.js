/** The rules of The Resistance, with pictures. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Section } from "shell/pages/rules/section.js";
import { Banner } from "shell/parts/banner/banner.js";
import book from "./rulebook.js";
import { PICTURES } from "./rules-pictures.js";

export default function Rules() {
  return html`
    <${Banner} game="resistance" title=${t("resistance-name")}><p>${t("resistance-rules-lead")}</p><//>
    ${Object.entries(book.chapters).map(
      ([part, rules]) => html`
        <${Section} key=${part} game="resistance" part=${part} rules=${rules} picture=${PICTURES[part]?.()} />`,
    )}
  `;
}
