/** "Show on the TV": how a table gets onto a large screen. */
import { useEffect, useState } from "preact/hooks";
import { getLink } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { language } from "../../lib/settings.js";
import { copyLink } from "../../lib/share.js";
import { t } from "../../lib/texts.js";
import { Dialog } from "../../parts/dialog/dialog.js";

/** @typedef {import("../../lib/table-store.js").TableStore} TableStore */

/** A button, and behind it the two ways: open it here, or type a short address there. @param {{code: string}} props */
export function ShowOnTv({ code }) {
  const [open, setOpen] = useState(false);
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    if (open)
      getLink(code).then(
        (link) => setOrigin(new URL(link).origin),
        () => {},
      ); // the address of this page will do
  }, [open, code]);
  const link = `${origin}/tv/${code}`;
  return html`
    <button class="button small" type="button" onClick=${() => setOpen(true)}>${t("ui-show-on-tv")}</button>
    ${
      open &&
      html`<${Dialog} title=${t("ui-show-on-tv")} onClose=${() => setOpen(false)}>
        <p>${t("ui-tv-line")}</p>
        <p class="tv-address"><strong>${origin.replace(/^https?:\/\//, "")}/tv</strong><br />
          <span class="label">${t("ui-code")}</span> <strong>${code}</strong></p>
        <div class="row">
          <a class="button main" href=${`/tv/${code}`} target="_blank" rel="noopener">${t("ui-tv-here")}</a>
          <button class="button" type="button" onClick=${() => copyLink(link)}>${t("ui-copy-link")}</button>
        </div>
        <p class="soft">${t("ui-tv-hint")}</p>
      <//>`
    }
  `;
}

/** A room screen speaks as its host reads: tell it when the host chooses another language. @param {TableStore} store */
export function useRoomLanguage(store) {
  const code = language.value;
  const other = store.you.value.host && store.screens.value > 0 && store.hostReads.value !== code;
  useEffect(() => {
    if (other) store.greetAgain();
  }, [other, code]);
}
