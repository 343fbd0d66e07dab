/**
 * Who one is, on a whole screen that looks the same for everybody: the card is covered until the large hexagon is held.
 * Everybody has to look for as long before going on, whoever he is.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { classes, html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { vibrate } from "../../lib/vibrate.js";
import { Face } from "../face/face.js";
import { Eye, useHold } from "./hold.js";

/** So long a card has to be looked at before one can say that one knows it. */
const LOOK = 1500;

/** @typedef {(open: boolean) => any} Drawn draws something open or covered */

/**
 * `looked`: how many know already. Where there are several parts, each has its number, `title`, `line` and way on;
 * `blind` is one without anything of one's own to look at, `least` how long one has to look, in milliseconds.
 * @param {{name: string, face: import("../face/recipe.js").Look, card: Drawn, known: Drawn, looked?: string,
 *   onDone: () => void, part?: number, title?: string, line?: string, done?: string, blind?: boolean, least?: number,
 *   class?: string}} props
 */
export function Reveal({ name, face, card, known, looked = "", onDone, part = 0, blind = false, ...more }) {
  const { title = t("ui-reveal-title"), line = t("ui-reveal-line"), done = t("ui-reveal-done"), least = LOOK } = more;
  const [seen, setSeen] = useState(-1);
  const { open, held } = useHold(() => {
    vibrate(20);
    if (!least) setSeen(part);
  });
  const hold = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // Before anything is painted: the table must not be seen first, however busy the device is.
  useLayoutEffect(() => {
    const dialog = ref.current;
    // A browser's own way to close it (twice Escape, a swipe back) leads nowhere: the card has to be seen first.
    const show = () => dialog && !dialog.open && dialog.showModal();
    show();
    dialog?.addEventListener("close", show);
    return () => {
      dialog?.removeEventListener("close", show);
      dialog?.close();
    };
  }, []);
  useEffect(() => {
    if (!open || !least) return undefined;
    const timer = setTimeout(() => setSeen(part), least);
    return () => clearTimeout(timer);
  }, [open, part]);
  useEffect(() => {
    if (part > 0) hold.current?.focus(); // the way on is shut again
  }, [part]);
  return html`
    <dialog ref=${ref} class=${classes("reveal", more.class)} aria-label=${title} closedby="none"
      onCancel=${(/** @type {Event} */ event) => event.preventDefault()}>
      <header class="reveal-head">
        <h2>${title}</h2><${Face} of=${face} size=${40} /><b>${name}</b>
      </header>
      <p class="reveal-line">${line} ${looked}</p>
      <div class="reveal-card" role="status">${card(open)}</div>
      <div class="reveal-known">${known(open)}</div>
      <div class="reveal-foot">
        <button type="button" class="hold-big" ref=${hold} autofocus aria-expanded=${open} disabled=${blind}
          ...${held}>
          <${Eye} /><span>${t(open ? "ui-hold-keep" : "ui-hold-look")}</span>
        </button>
        <button type="button" class="button reveal-done" disabled=${!blind && seen !== part} onClick=${onDone}>
          ${done}
        </button>
      </div>
    </dialog>
  `;
}
