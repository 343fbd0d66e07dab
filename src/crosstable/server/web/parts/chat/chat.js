/**
 * What people say to each other at a table: a button that counts what is new, and the sheet it opens. Where the
 * conversation stands at the table itself, it is read and written there, and there is no button.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { play } from "../../lib/cues.js";
import { html } from "../../lib/html.js";
import { markRead, readUpTo } from "../../lib/read.js";
import { namesAt } from "../../lib/seat-name.js";
import { chatMuted } from "../../lib/settings.js";
import { audible, wordsOf } from "../../lib/speakers.js";
import { t } from "../../lib/texts.js";
import { useKey } from "../keys/keys.js";
import { ChatSheet } from "./sheet.js";

/** @typedef {import("../../lib/table-store.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function Chat({ store }) {
  const [read, setRead] = useState(() => readUpTo(store.code));
  const lines = audible(store.chat.value);
  const newest = lines.at(-1);
  const last = newest?.seq ?? 0;
  const heard = useRef(last);
  useEffect(() => {
    if (last > heard.current && !newest?.own && !chatMuted.peek()) play("talk");
    heard.current = last;
  }, [last]);
  const fresh = chatMuted.value ? [] : lines.filter((line) => !line.own && line.seq > read);
  const said = fresh.at(-1);
  const words = said && wordsOf(said, namesAt(store));
  return html`
    ${
      store.docks.value === 0 &&
      html`<${ChatButton} store=${store} count=${fresh.length} last=${last} onRead=${setRead} />`
    }
    <span class="sr" role="status">${words && (said?.by ? `${said.name}: ${words}` : words)}</span>
  `;
}

/** @param {{store: TableStore, count: number, last: number, onRead: (last: number) => void}} props */
function ChatButton({ store, count, last, onRead }) {
  const [open, setOpen] = useState(false);
  useKey("/", t("ui-key-chat"), () => setOpen(true));
  useEffect(() => {
    if (!open) return;
    markRead(store.code, last);
    onRead(last);
  }, [open, last]);
  const fresh = open ? 0 : count;
  return html`
    <button class="icon chat-button" type="button" aria-label=${t("ui-chat-button", { count: fresh })}
      aria-keyshortcuts="/"
      onClick=${() => setOpen(true)}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 4h18v13H11l-5 4v-4H3Z" /></svg>
      ${fresh > 0 && html`<b class="chat-count" aria-hidden="true">${fresh}</b>`}
    </button>
    ${open && html`<${ChatSheet} store=${store} onClose=${() => setOpen(false)} />`}
  `;
}
