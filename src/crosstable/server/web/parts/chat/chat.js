/** What people say to each other at a table: a button that counts what is new, and the sheet it opens. */
import { useEffect, useRef, useState } from "preact/hooks";
import { play } from "../../lib/cues.js";
import { html } from "../../lib/html.js";
import { namesAt } from "../../lib/seat-name.js";
import { chatMuted } from "../../lib/settings.js";
import { audible, wordsOf } from "../../lib/speakers.js";
import { t } from "../../lib/texts.js";
import { useKey } from "../keys/keys.js";
import { markRead, readUpTo } from "./read.js";
import { ChatSheet } from "./sheet.js";

/** @param {{store: import("../../lib/table-store.js").TableStore}} props */
export function Chat({ store }) {
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(() => readUpTo(store.code));
  const draft = useState("");
  const lines = audible(store.chat.value);
  const newest = lines.at(-1);
  const last = newest?.seq ?? 0;
  const heard = useRef(last);
  useKey("/", t("ui-key-chat"), () => setOpen(true));
  useEffect(() => {
    if (!open) return;
    markRead(store.code, last);
    setRead(last);
  }, [open, last]);
  useEffect(() => {
    if (last > heard.current && !newest?.own && !chatMuted.peek()) play("talk");
    heard.current = last;
  }, [last]);
  const fresh = open || chatMuted.value ? [] : lines.filter((line) => !line.own && line.seq > read);
  const said = fresh.at(-1);
  const words = said && wordsOf(said, namesAt(store));
  return html`
    <button class="icon chat-button" type="button" aria-label=${t("ui-chat-button", { count: fresh.length })}
      aria-keyshortcuts="/"
      onClick=${() => setOpen(true)}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 4h18v13H11l-5 4v-4H3Z" /></svg>
      ${fresh.length > 0 && html`<b class="chat-count" aria-hidden="true">${fresh.length}</b>`}
    </button>
    <span class="sr" role="status">${words && (said?.by ? `${said.name}: ${words}` : words)}</span>
    ${open && html`<${ChatSheet} store=${store} lines=${lines} draft=${draft} onClose=${() => setOpen(false)} />`}
  `;
}
