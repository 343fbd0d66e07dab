/** What is shown where nothing is. */
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";
import { TopBar } from "../../parts/topbar/topbar.js";

/** @param {{why: import("../../lib/wire").Sentence, title?: string}} props */
export const MissingPage = ({ why, title = t("ui-nothing-here") }) => html`
  <${TopBar} />
  <main id="main" class="page stack">
    <h1 class="page-title">${title}</h1>
    <p role="alert">${say(why)}</p>
    <p><a class="button main" href="/">${t("ui-to-start")}</a></p>
  </main>
`;
