/**
 * The conversation at the table: what was said in the game and in the chat, in the order of time. The last lines are
 * always in sight; the rest is one tap away.
 */
import { signal } from "@preact/signals";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { AtTableContext } from "../../lib/at-table.js";
import { recordLooks } from "../../lib/faces.js";
import { satThen } from "../../lib/heard.js";
import { classes, html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { Face } from "../face/face.js";
import { useKey } from "../keys/keys.js";
import { Log } from "../log/log.js";
import { Acts } from "./acts.js";

/**
 * A line of the conversation. `seq`: its place in time. `name`: who said it, if somebody else may
 * sit there now. `doubt`: what speaks against it. `gone`: its speaker has taken
 * it back. `note`: more to show under it. `own`: its reader has said it. `read`: before the page was opened.
 * @typedef {{seq: number, seat: number, words: string, name?: string, doubt?: string, gone?: boolean, note?: any,
 *   key?: string, own?: boolean, read?: boolean}} Line
 */

/**
 * Who said a line: who sits there, or who sat there then.
 * @param {Line} line @param {import("../../lib/table-props").Player[]} players
 */
function speakerOf({ seat, name }, players) {
  const now = players[seat];
  return now && name && name !== now.name ? { name, face: recordLooks([name])[0] } : now;
}

/** Lines that are in sight while the conversation is closed. */
const LAST = 3;

/**
 * Statements and lines of the chat as one. A statement stands where its event stood.
 * @param {Omit<Line, "seq">[]} said in the order of time
 * @param {{past: readonly import("../../lib/table-props").Kind[][], pastAt?: number[], chat?: Line[],
 *   sat?: import("../../lib/table-props").Sat[], you?: {seat: number | null}}} heard
 * @param {(event: any) => boolean} isSaid whether an event is one of the statements
 * @returns {Line[]}
 */
export function conversation(said, { past, pastAt = [], chat = [], sat = [], you }, isSaid) {
  const when = past.flatMap((events, i) => events.filter(isSaid).map(() => pastAt[i] ?? 0));
  const unheard = said.length - when.length; // said before this reader's memory begins
  const lines = said.map((line, i) => {
    const seq = when[i - unheard] ?? 0;
    const name = seq ? satThen(sat, line.seat, seq) : undefined;
    return { ...line, seq, key: `${i} ${seq}`, own: line.seat === you?.seat && !name, name };
  });
  return [...lines, ...chat].sort((a, b) => a.seq - b.seq);
}

/** @typedef {import("../../lib/table-props").LogLine} LogLine */

/**
 * What nobody here has read yet of what others say; all of it is read while `reading`.
 * @param {Line[]} lines @param {import("../../lib/at-table.js").Talk | null} talk @param {() => boolean} reading
 */
function useUnread(lines, talk, reading) {
  const own = useRef(signal(/** @type {Set<string> | null} */ (null)));
  const read = talk?.read ?? own.current;
  const keys = lines.map((line) => line.key ?? "");
  useEffect(() => {
    const [before, all] = [read.peek(), reading()];
    const known = all ? keys : before ? [] : keys.filter((_, i) => lines[i]?.read !== false);
    if (before && known.every((key) => before.has(key))) return;
    read.value = new Set(known);
    if (all) talk?.seen();
  });
  return lines.filter((line) => !line.own && read.value?.has(line.key ?? "") === false).length;
}

/** Whether this element is not shown, now and whenever that changes. @param {{current: HTMLElement | null}} of */
function useHidden(of) {
  const [hidden, setHidden] = useState(false);
  useLayoutEffect(() => {
    if (!of.current) return undefined;
    const look = () => setHidden(of.current?.offsetParent === null);
    const sizes = new ResizeObserver(look);
    look();
    sizes.observe(of.current);
    return () => sizes.disconnect();
  }, []);
  return hidden;
}

/**
 * @param {{lines: Line[], players: import("../../lib/table-props").Player[], log?: LogLine[], more?: any,
 *   children?: any}} props
 *   more: what else there is to read about what was said; children: what one can say in the game. Both are shown under
 *   the lines while all of them are; on a phone it is behind the pen what one can say
 */
export function Tray({ lines, players, log = [], more, children }) {
  const [opened, setOpen] = useState(false);
  const [writing, setWriting] = useState(false);
  const [tab, setTab] = useState(/** @type {"talk" | "log" | "apart"} */ ("talk"));
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const handle = useRef(/** @type {HTMLElement | null} */ (null));
  const { talk } = useContext(AtTableContext);
  const beside = useHidden(handle); // beside the table there is no handle: all of it is open
  const open = opened || beside;
  const fresh = useUnread(lines, talk, () => tab === "talk" && open);
  useDock(talk, () => {
    setTab("talk");
    setOpen(true);
    setTimeout(() =>
      /** @type {HTMLElement | null | undefined} */ (
        list.current?.parentElement?.querySelector(".chat-docked input")
      )?.focus(),
    );
  });
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [open, tab, lines.length]);
  const tabs = /** @type {const} */ (["talk", "log", "apart"]).filter((one) => one !== "apart" || talk?.apart);
  return html`
    <section class=${classes("tray", open && "tray-open", tab !== "talk" && "tray-logging")} aria-label=${t("ui-talk")}>
      <button type="button" class="tray-handle" ref=${handle} aria-expanded=${open} onClick=${() => setOpen(!opened)}>
        <span>${t(open ? "ui-talk-less" : "ui-talk")}</span>
        ${!open && html`<${Fresh} count=${fresh} />`}
      </button>
      <div class="tray-tabs" role="group" aria-label=${t("ui-talk-which")}>
        ${tabs.map(
          (one) => html`<button type="button" key=${one} aria-pressed=${tab === one}
              onClick=${() => setTab(one)}>${t(`ui-${one}`)}
              ${one === "talk" && tab !== "talk" && html` <${Fresh} count=${fresh} />`}</button>`,
        )}
      </div>
      ${tab === "log" && html`<${Log} lines=${log} />`}
      ${tab === "apart" && talk?.apart}
      <ol class="tray-lines" ref=${list} tabindex=${open ? "0" : null}>
        ${(open ? lines : lines.slice(-LAST)).map(
          (
            line,
            i,
            shown,
          ) => html`<li key=${line.key ?? `${line.seq} ${i}`} class=${classes(i === shown.length - 1 && "tray-newest")}>
            <${Speaker} of=${speakerOf(line, players)} />
            <span><b>${speakerOf(line, players)?.name}</b>
              ${line.doubt && !open && html` <${Doubt} words=${line.doubt} open=${false} />`} <${Words} of=${line} />
              ${line.doubt && open && html`<${Doubt} words=${line.doubt} open />`}${open && line.note}</span>
          </li>`,
        )}
        ${lines.length === 0 && html`<li class="soft">${t("ui-talk-none")}</li>`}
      </ol>
      <div class="tray-say">
        ${more}
        ${(beside || writing) && html`<${Acts}>${children}<//>`}
        ${children && !beside && html`<${Pen} open=${writing} onTap=${() => setWriting(!writing)} />`}
        ${talk?.write}
      </div>
    </section>
  `;
}

/**
 * While it stands here the conversation is nowhere else, and the key for it opens this one.
 * @param {import("../../lib/at-table.js").Talk | null} talk @param {() => void} open
 */
function useDock(talk, open) {
  useKey("/", t("ui-key-chat"), open);
  useEffect(() => {
    if (!talk) return undefined;
    talk.docks.value += 1;
    return () => {
      talk.docks.value -= 1;
    };
  }, [talk?.docks]);
}

/** @param {{of: ReturnType<typeof speakerOf>}} props */
const Speaker = ({ of }) => of && html`<${Face} of=${of.face} size=${28} />`;

/** What opens the statements of the game. @param {{open: boolean, onTap: () => void}} props */
const Pen = ({ open, onTap }) => html`
  <button type="button" class="tray-pen" aria-expanded=${open} aria-label=${t("ui-talk-state")} onClick=${onTap}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20l1-5L16 4l4 4L9 19z M13 7l4 4" /></svg>
  </button>`;

/** What was said, struck through once it is taken back. @param {{of: Line}} props */
const Words = ({ of: { words, gone } }) => html`
  <span dir="auto">${gone ? html`<s>${words}</s> <small>(${t("ui-taken-back")})</small>` : words}</span>`;

/** How much was said that nobody here has read. @param {{count: number}} props */
const Fresh = ({ count }) =>
  count > 0 && html`<b class="tray-count">${count}<span class="sr"> ${t("ui-talk-new")}</span></b>`;

/** A zigzag at what cannot be true, and why, where there is room. @param {{words: string, open: boolean}} props */
export const Doubt = ({ words, open }) => html`
  <svg class="tray-doubt" viewBox="0 0 24 12" role="img" aria-label=${words}><path d="M1 9 6 3l5 6 5-6 5 6" /></svg>
  ${open && html`<small>${words}</small>`}
`;
