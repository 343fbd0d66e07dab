/** Whether the connection to the table is up: a lamp with a word. */
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";

/** @param {{store: import("../../lib/table-store.js").TableStore}} props */
export const Link = ({ store }) => html`
  <span class=${`lamp lamp-${store.link.value}`} role="img" title=${t(`ui-link-${store.link.value}`)}
    aria-label=${t(`ui-link-${store.link.value}`)}></span>
`;
