/** The sheet of the chat: what was said, and for who sits at the table a line to write. */
import { useEffect, useRef } from "preact/hooks";
import { classes, html } from "../../lib/html.js";
import { chatMuted } from "../../lib/settings.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { Dialog } from "../dialog/dialog.js";
import { Tick } from "../tick/tick.js";

const LONGEST_LINE = 300;
/** How far from the end, in pixels, one still counts as reading the newest line. */
const NEAR = 40;
const touch = matchMedia("(pointer: coarse)").matches;

/** @typedef {import("../../lib/wire").Line} Line */
/** @typedef {import("../../lib/table-store.js").TableStore} TableStore */
/** @typedef {[string, (change: (now: string) => string) => void]} Draft what is typed and not sent yet */

/** @param {{line: Line}} props */
const Said = ({ line }) => html`
  <p class=${classes("chat-line", line.own && "chat-own")}>
    <b>${line.name}${line.own && html` <small>(${t("ui-you")})</small>`}</b><span dir="auto">${line.text}</span>
  </p>
`;

/** @param {{store: TableStore, lines: Line[], draft: Draft, onClose: () => void}} props */
export function ChatSheet({ store, lines, draft, onClose }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const atEnd = useRef(true);
  const newest = lines.at(-1);
  /** Show the newest line; who reads older ones is not disturbed. @param {boolean} [anyway] */
  const toEnd = (anyway) => {
    const box = list.current;
    if (box && (atEnd.current || anyway)) box.scrollTop = box.scrollHeight;
  };
  useEffect(() => toEnd(newest?.own), [newest?.seq]);
  useRoom(toEnd);
  /** @param {{currentTarget: HTMLElement}} event */
  const scrolled = ({ currentTarget: box }) => {
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  return html`
    <${Dialog} title=${t("ui-chat")} onClose=${onClose}>
      <div class="chat stack">
        <div class="chat-lines" ref=${list} role="log" aria-live="polite" tabindex="0" aria-label=${t("ui-chat-lines")} onScroll=${scrolled}>
          ${lines.map((line) => html`<${Said} key=${line.seq} line=${line} />`)}
          ${lines.length === 0 && html`<p class="soft">${t("ui-chat-none")}</p>`}
        </div>
        ${store.you.value.seat === null
          ? html`<p class="soft">${t("ui-chat-watching")}</p>`
          : html`<${Write} store=${store} draft=${draft} />`}
        <${Tick} label=${t("ui-chat-mute")} value=${chatMuted.value}
          onChoose=${(/** @type {boolean} */ on) => void (chatMuted.value = on)} />
      </div>
    <//>
  `;
}

/** @param {{store: TableStore, draft: Draft}} props */
function Write({ store, draft: [typed, setTyped] }) {
  const [problem, ask] = useAsk();
  /** @param {Event} event */
  async function send(event) {
    event.preventDefault();
    if (!typed.trim()) return;
    setTyped(() => "");
    const sent = await ask(store.ask({ do: "chat", text: typed }));
    if (!sent) setTyped((now) => now || typed); // nothing that was typed is lost
  }
  return html`
    <form class="chat-write" onSubmit=${send}>
      <label class="field"><span class="sr">${t("ui-chat-say")}</span>
        <input type="text" autofocus=${!touch} maxlength=${LONGEST_LINE} autocomplete="off" enterkeyhint="send"
          placeholder=${t("ui-chat-say")} value=${typed}
          onInput=${(/** @type {any} */ event) => setTyped(() => event.target.value)} />
      </label>
      <button class="button main small" disabled=${!typed.trim()}>${t("ui-chat-send")}</button>
    </form>
    ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
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
