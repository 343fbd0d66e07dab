/**
 * The conversation at the table: what was said in the game and in the chat, in the order of time. The last lines are
 * always in sight; the rest is one tap away.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { classes, html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { Face } from "../face/face.js";
import { Log } from "../log/log.js";

/**
 * A line of the conversation. `seq`: its place in time. `doubt`: what speaks against it. `gone`: its speaker has taken
 * it back. `note`: more to show under it.
 * @typedef {{seq: number, seat: number, words: string, doubt?: string, gone?: boolean, note?: any}} Line
 */

/** Lines that are in sight while the conversation is closed. */
const LAST = 3;

/**
 * Statements and lines of the chat as one. A statement stands where its event stood.
 * @param {Omit<Line, "seq">[]} said in the order of time
 * @param {{past: readonly import("../../lib/table-props").Kind[][], pastAt?: number[], chat?: Line[]}} heard
 * @param {(event: any) => boolean} isSaid whether an event is one of the statements
 * @returns {Line[]}
 */
export function conversation(said, { past, pastAt = [], chat = [] }, isSaid) {
  const when = past.flatMap((events, i) => events.filter(isSaid).map(() => pastAt[i] ?? 0));
  const unheard = said.length - when.length; // said before this reader's memory begins
  const lines = said.map((line, i) => ({ ...line, seq: when[i - unheard] ?? 0 }));
  return [...lines, ...chat].sort((a, b) => a.seq - b.seq);
}

/** @typedef {import("../../lib/table-props").LogLine} LogLine */

/**
 * @param {{lines: Line[], players: import("../../lib/table-props").Player[], log?: LogLine[], children?: any}} props
 *   children: what one can say, shown under the lines while all of them are
 */
export function Tray({ lines, players, log = [], children }) {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState(/** @type {"talk" | "log"} */ ("talk"));
  const [read, setRead] = useState(lines.length);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const handle = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const all = open || handle.current?.offsetParent === null; // beside the table there is no handle
    if (all && tab === "talk") setRead(lines.length);
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [open, tab, lines.length]);
  const fresh = open && tab === "talk" ? 0 : lines.length - read;
  return html`
    <section class=${classes("tray", open && "tray-open", tab === "log" && "tray-logging")} aria-label=${t("ui-talk")}>
      <button type="button" class="tray-handle" ref=${handle} aria-expanded=${open} onClick=${() => setOpen(!open)}>
        <span>${t(open ? "ui-talk-less" : "ui-talk")}</span>
        ${!open && html`<${Fresh} count=${fresh} />`}
      </button>
      <div class="tray-tabs" role="group" aria-label=${t("ui-talk-which")}>
        ${
          /** @type {const} */ (["talk", "log"]).map(
            (one) => html`<button type="button" key=${one} aria-pressed=${tab === one}
              onClick=${() => setTab(one)}>${t(`ui-${one}`)}
              ${one === "talk" && tab === "log" && html` <${Fresh} count=${fresh} />`}</button>`,
          )
        }
      </div>
      ${tab === "log" && html`<${Log} lines=${log} />`}
      <ol class="tray-lines" ref=${list} tabindex=${open ? "0" : null}>
        ${(open ? lines : lines.slice(-LAST)).map(
          (
            line,
            i,
            shown,
          ) => html`<li key=${`${line.seq} ${i}`} class=${classes(i === shown.length - 1 && "tray-newest")}>
            ${players[line.seat] && html`<${Face} of=${players[line.seat]?.face} size=${28} />`}
            <span><b>${players[line.seat]?.name}</b> <${Words} of=${line} />
              ${line.doubt && html`<${Doubt} words=${line.doubt} open=${open} />`}${open && line.note}</span>
          </li>`,
        )}
        ${lines.length === 0 && html`<li class="soft">${t("ui-talk-none")}</li>`}
      </ol>
      <div class="tray-say">${children}</div>
    </section>
  `;
}

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
