/** Your seat on another device: a private link and its QR code, shown only to the holder of the seat. */
import { useState } from "preact/hooks";
import { getPrivateLink, newKey } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { tokenOf } from "../../lib/seats.js";
import { canShare, copyLink, shareLink } from "../../lib/share.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";

/** @typedef {import("../../lib/wire").PrivateLink} PrivateLink */

/** @param {{store: import("../../lib/table-store.js").TableStore}} props */
export function HandOver({ store }) {
  const [problem, ask] = useAsk();
  const [link, setLink] = useState(/** @type {PrivateLink | null} */ (null));
  const [renewed, setRenewed] = useState(false);
  const show = () => ask(getPrivateLink(store.code, tokenOf(store.code) ?? "").then(setLink));
  async function renew() {
    const worked = await ask(store.renewKey(() => newKey(store.code, tokenOf(store.code) ?? "")));
    if (worked) await show();
    setRenewed(worked);
  }
  return html`
    <section class="stack hand-over" aria-labelledby="hand-over">
      <h3 id="hand-over">${t("ui-hand-over")}</h3>
      <p class="soft">${t("ui-hand-over-line")}</p>
      ${!link && html`<p><button class="button small" onClick=${show}>${t("ui-hand-over-show")}</button></p>`}
      ${
        link &&
        html`
          <div class="hand-over-link">
            <svg class="qr" viewBox=${`0 0 ${link.size} ${link.size}`} role="img" aria-label=${t("ui-hand-over-qr")}
              shape-rendering="crispEdges"><rect width=${link.size} height=${link.size} fill="#fff" />
              <path d=${link.path} fill="#000" /></svg>
            <div class="stack">
              <p>${t("ui-hand-over-keep")}</p>
              <div class="row">
                <button class="button small" onClick=${() => copyLink(link.url)}>${t("ui-copy-private")}</button>
                ${
                  canShare() &&
                  html`<button class="button small" onClick=${() => shareLink(link.url, "Crosstable")}>
                    ${t("ui-share")}
                  </button>`
                }
                <button class="plain" onClick=${renew}>${t("ui-hand-over-renew")}</button>
              </div>
              ${renewed && html`<p role="status">${t("ui-hand-over-renewed")}</p>`}
            </div>
          </div>`
      }
      ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
    </section>
  `;
}
