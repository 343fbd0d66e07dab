/**
 * The conversation at the table: what was said in the game and in the chat, in the order of time. The last lines are
 * always in sight; the rest is one tap away.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { classes, html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { Face } from "../face/face.js";

/**
 * A line of the conversation. `seq`: its place in time. `doubt`: what speaks against it. `note`: more to show under it.
 * @typedef {{seq: number, seat: number, words: string, doubt?: string, note?: any}} Line
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

/**
 * @param {{lines: Line[], players: import("../../lib/table-props").Player[], children?: any}} props children: what one
 *   can say, shown above the lines while all of them are
 */
export function Tray({ lines, players, children }) {
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(lines.length);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (open) setRead(lines.length);
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [open, lines.length]);
  const fresh = open ? 0 : lines.length - read;
  return html`
    <section class=${classes("tray", open && "tray-open")} aria-label=${t("ui-talk")}>
      <button type="button" class="tray-handle" aria-expanded=${open} onClick=${() => setOpen(!open)}>
        <span>${t(open ? "ui-talk-less" : "ui-talk")}</span>
        ${fresh > 0 && html`<b class="tray-count">${fresh}<span class="sr"> ${t("ui-talk-new")}</span></b>`}
      </button>
      <ol class="tray-lines" ref=${list} tabindex=${open ? "0" : null}>
        ${(open ? lines : lines.slice(-LAST)).map(
          (
            line,
            i,
            shown,
          ) => html`<li key=${`${line.seq} ${i}`} class=${classes(i === shown.length - 1 && "tray-newest")}>
            ${players[line.seat] && html`<${Face} of=${players[line.seat]?.face} size=${28} />`}
            <span><b>${players[line.seat]?.name}</b> <span dir="auto">${line.words}</span>
              ${line.doubt && html`<${Doubt} words=${line.doubt} open=${open} />`}${open && line.note}</span>
          </li>`,
        )}
        ${lines.length === 0 && html`<li class="soft">${t("ui-talk-none")}</li>`}
      </ol>
      <div class="tray-say">${children}</div>
    </section>
  `;
}

/** A zigzag at what cannot be true, and why, where there is room. @param {{words: string, open: boolean}} props */
const Doubt = ({ words, open }) => html`
  <svg class="tray-doubt" viewBox="0 0 24 12" role="img" aria-label=${words}><path d="M1 9 6 3l5 6 5-6 5 6" /></svg>
  ${open && html`<small>${words}</small>`}
`;
