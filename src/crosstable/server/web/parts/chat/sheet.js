/** The sheet of the chat: what was said at the table or among spectators, and what you may say. */
import { useEffect, useRef, useState } from "preact/hooks";
import { tableLooks } from "../../lib/faces.js";
import { heardAt } from "../../lib/heard.js";
import { classes, html } from "../../lib/html.js";
import { audible } from "../../lib/speakers.js";
import { useTableLog, withTalk } from "../../lib/table-log.js";
import { t } from "../../lib/texts.js";
import { Dialog } from "../dialog/dialog.js";
import { Face } from "../face/face.js";
import { faceOf } from "../face/recipe.js";
import { Log } from "../log/log.js";
import { Manage } from "./manage.js";
import { Ready } from "./ready.js";
import { Murmur, Write } from "./write.js";

/** How far from the end, in pixels, a reader still counts as reading the newest line. */
const NEAR = 40;

/** @typedef {import("../../lib/heard.js").HeardLine} HeardLine */
/** @typedef {import("../../lib/table-store.js").TableStore} TableStore */
/** @typedef {"table" | "watchers" | "log"} Tab */
/** @typedef {{key: string, name: string, own: boolean, words: string, look?: import("../face/recipe.js").Look}} Said
 *   without a name the table says it */

/** @param {Said} props */
const OneLine = ({ name, own, words, look }) => html`
  <p class=${classes("chat-line", own && "chat-own")}>
    ${look && html`<${Face} of=${look} size=${28} />`}
    ${name && html`<b>${name}${own && html` <small>(${t("ui-you")})</small>`}</b>`}<span dir="auto">${words}</span>
  </p>
`;

/** What spectators say among themselves. @param {TableStore} store @returns {Said[]} */
export const murmursAt = (store) =>
  audible(store.murmurs.value).map(({ n, name, own, text }) => ({ key: `m${n}`, name, own, words: text }));

/** The face of who said it, who may sit elsewhere by now. @param {TableStore} store @param {HeardLine} line */
function lookOf(store, line) {
  const seats = store.table.value?.seats ?? [];
  return seats[line.seat]?.name === line.name ? tableLooks(seats)[line.seat] : faceOf(line.name).look;
}

/** @param {{store: TableStore, onClose: () => void}} props */
export function ChatSheet({ store, onClose }) {
  const watching = store.you.value.seat === null;
  const murmurs = murmursAt(store);
  const apart = watching || murmurs.length > 0;
  const [tab, setTab] = useState(/** @type {Tab} */ ("table"));
  const log = useTableLog(store);
  const logged = log !== null && store.past.value.length > 0;
  const [managing, setManaging] = useState(false);
  const among = apart && tab === "watchers";
  /** @type {Said[]} */
  const said = among
    ? murmurs
    : heardAt(store).map((line) => ({ ...line, look: line.by ? lookOf(store, line) : undefined }));
  return html`
    <${Dialog} title=${t("ui-chat")} onClose=${onClose}>
      <div class="chat stack">
        ${
          (apart || logged) &&
          html`<div class="chat-tabs" role="group" aria-label=${t("ui-chat-which")}>
            ${
              /** @type {Tab[]} */ (["table", ...(apart ? ["watchers"] : []), ...(logged ? ["log"] : [])]).map(
                (one) => html`<button key=${one} type="button" class="chat-tab" aria-pressed=${tab === one}
                  onClick=${() => setTab(one)}>${t(`ui-chat-at-${one}`, { count: store.watching.value })}</button>`,
              )
            }
          </div>`
        }
        ${
          managing
            ? html`<${Manage} store=${store} />`
            : logged && tab === "log"
              ? html`<${Log} lines=${withTalk(store, log)} />`
              : html`
              <${Lines} key=${tab} said=${said} empty=${t(among ? "ui-murmur-none" : "ui-chat-none")} />
              ${!watching && !among && html`<${Ready} store=${store} onSign=${onClose} /><${Write} store=${store} />`}
              ${
                watching &&
                (among
                  ? html`<${Murmur} store=${store} />`
                  : html`<p class="soft">
                    ${t("ui-chat-watching")}
                  </p>`)
              }
            `
        }
        <div class="chat-foot">
          <small class="soft">
            ${t(among ? "ui-murmur-line" : store.table.value?.talk.keep ? "ui-chat-kept" : "ui-chat-not-kept")}
          </small>
          <button type="button" class="plain" aria-expanded=${managing} onClick=${() => setManaging(!managing)}>
            ${t(managing ? "ui-chat-back" : "ui-chat-manage")}
          </button>
        </div>
      </div>
    <//>
  `;
}

/** @param {{said: Said[], empty: string}} props */
export function Lines({ said, empty }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const atEnd = useRef(true);
  const newest = said.at(-1);
  /** Show the newest line; who reads older ones is not disturbed. @param {boolean} [anyway] */
  const toEnd = (anyway) => {
    const box = list.current;
    if (box && (atEnd.current || anyway)) box.scrollTop = box.scrollHeight;
  };
  useEffect(() => toEnd(newest?.own), [newest?.key]);
  useRoom(toEnd);
  /** @param {{currentTarget: HTMLElement}} event */
  const scrolled = ({ currentTarget: box }) => {
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  return html`
    <div class="chat-lines" ref=${list} role="log" aria-live="polite" tabindex="0" aria-label=${t("ui-chat-lines")}
      onScroll=${scrolled}>
      ${said.map((one) => html`<${OneLine} ...${one} key=${one.key} />`)}
      ${said.length === 0 && html`<p class="soft">${empty}</p>`}
    </div>
  `;
}

/** Tell the style sheet how much room a phone's keyboard leaves. @param {() => void} changed */
function useRoom(changed) {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const root = document.documentElement.style;
    const measure = () => {
      root.setProperty("--room", `${seen.height}px`);
      changed();
    };
    measure();
    seen.addEventListener("resize", measure);
    return () => {
      seen.removeEventListener("resize", measure);
      root.removeProperty("--room");
    };
  }, []);
}
