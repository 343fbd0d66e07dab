/** How the others get here: link, table code, QR code. */
import { useEffect, useState } from "preact/hooks";
import { getLink } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { canShare, copyLink, shareLink } from "../../lib/share.js";
import { t } from "../../lib/texts.js";
import { ShowOnTv } from "../wall/show.js";

/** @param {{table: import("../../lib/wire").TableInfo}} props */
export function Invite({ table }) {
  const [link, setLink] = useState(`${location.origin}/t/${table.code}`);
  useEffect(() => {
    getLink(table.code).then(setLink, () => {}); // the address of this page will do
  }, [table.code]);
  const title = table.title || t(`${table.game}-name`);
  return html`
    <section class="invite" aria-labelledby="invite">
      <div class="invite-words stack">
        <h2 id="invite">${t("ui-invite")}</h2>
        <p class="invite-code" style=${{ "--letters": table.code.length }}>
          <span class="label">${t("ui-code")}</span><strong>${table.code}</strong></p>
        <p class="invite-link"><a href=${link}>${link.replace(/^https?:\/\//, "")}</a></p>
        <div class="row">
          <button class="button small" onClick=${() => copyLink(link)}>${t("ui-copy-link")}</button>
          ${
            canShare() &&
            html`<button class="button small" onClick=${() => shareLink(link, title)}>${t("ui-share")}</button>`
          }
          <${ShowOnTv} code=${table.code} />
        </div>
      </div>
      <img class="qr" src=${`/api/tables/${table.code}/qr.svg`} alt=${t("ui-qr", { link })} width="160" height="160" />
    </section>
  `;
}
