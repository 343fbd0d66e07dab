/** The chat as a part of the conversation at the table: where one writes, beside what is said in the game. */
import { useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { markRead } from "../../lib/read.js";
import { audible } from "../../lib/speakers.js";
import { t } from "../../lib/texts.js";
import { SIGNS, Sign } from "../sign/sign.js";
import { Manage } from "./manage.js";
import { Ready } from "./ready.js";
import { Lines, murmursAt } from "./sheet.js";
import { Murmur, Write } from "./write.js";

/** @typedef {import("../../lib/table-store.js").TableStore} TableStore */

/**
 * What a conversation at the table needs of the chat.
 * @param {TableStore} store
 * @returns {import("../../lib/at-table.js").Talk}
 */
export const talkAt = (store) => ({
  write: html`<${Writing} store=${store} />`,
  apart: (store.you.value.seat === null || store.murmurs.value.length > 0) && html`<${Apart} store=${store} />`,
  docks: store.docks,
  read: store.read,
  seen: () => markRead(store.code, audible(store.chat.peek()).at(-1)?.seq ?? 0),
});

/** A line, and behind a button signs, ready-made sentences and whom one hears. @param {{store: TableStore}} props */
function Writing({ store }) {
  const [more, setMore] = useState(/** @type {"" | "signs" | "manage"} */ (""));
  const kept = store.table.value?.talk.keep;
  if (store.you.value.seat === null) return html`<p class="soft">${t("ui-chat-watching")}</p>`;
  return html`
    <div class="chat-docked">
      <button type="button" class="chat-sign" aria-expanded=${more === "signs"} aria-label=${t("ui-signs")}
        onClick=${() => setMore(more ? "" : "signs")}><${Sign} of=${SIGNS[1] ?? ""} /></button>
      <${Write} store=${store} still />
    </div>
    ${more === "signs" && html`<${Ready} store=${store} onSign=${() => setMore("")} />`}
    ${more === "manage" && html`<${Manage} store=${store} />`}
    ${
      (more || kept) &&
      html`<div class="chat-foot">
        <small class="soft">${t(kept ? "ui-chat-kept" : "ui-chat-not-kept")}</small>
        <button type="button" class="plain" aria-expanded=${more === "manage"}
          onClick=${() => setMore(more === "manage" ? "" : "manage")}>${t("ui-chat-manage")}</button>
      </div>`
    }
  `;
}

/** What spectators say among themselves. @param {{store: TableStore}} props */
const Apart = ({ store }) => html`
  <div class="chat-apart">
    <${Lines} said=${murmursAt(store)} empty=${t("ui-murmur-none")} />
    ${store.you.value.seat === null && html`<${Murmur} store=${store} still />`}
    <small class="soft">${t("ui-murmur-line")}</small>
  </div>
`;
