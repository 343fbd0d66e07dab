/** A link to the moment that is shown. */
import { getLink } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { canShare, copyLink, shareLink } from "../../lib/share.js";
import { t } from "../../lib/texts.js";

/** @param {{address: string, place: string}} props where the review lies, and where this moment does */
export function Share({ address, place }) {
  const give = async () => {
    const table = await getLink(address.split("/")[2] ?? "").catch(() => location.origin);
    const link = new URL(place, table).href;
    return canShare() ? shareLink(link, document.title) : copyLink(link);
  };
  return html`<button class="plain" onClick=${give}>${t("ui-review-share")}</button>`;
}
