/** A page that is not part of the first load: its module is fetched when somebody goes there. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { TopBar } from "../topbar/topbar.js";

/** Where something will be. */
export const Loading = () => html`<p class="waiting" role="status"><span class="sr">${t("ui-loading")}</span></p>`;

/** Where the page will be. */
export const Waiting = () => html`<main id="main"><${Loading} /></main>`;

/** @param {{load: () => Promise<{default: any}>, with?: any}} props `with` is handed to the page */
export function Later({ load, with: given }) {
  const [Page, setPage] = useState(/** @type {any} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    load().then(
      (module) => setPage(() => module.default),
      () => setFailed(true),
    );
  }, []);
  if (Page) return html`<${Page} ...${given} />`;
  const problem = failed && html`<p class="problem page" role="alert">${t("ui-no-server")}</p>`;
  return html`<${TopBar} />${problem || html`<${Waiting} />`}`;
}
