/**
 * Who one is, on a whole screen that looks the same for everybody: the card is covered until the large hexagon is held.
 * Everybody has to look for as long before going on, whoever he is.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { Face } from "../face/face.js";
import { Eye, useHold } from "./hold.js";

/** So long a card has to be looked at before one can say that one knows it. */
const LOOK = 1500;

/** @typedef {(open: boolean) => any} Drawn draws something open or covered */

/**
 * @param {{name: string, face: import("../face/recipe.js").Look, card: Drawn, known: Drawn, looked: string,
 *   onDone: () => void}} props `looked`: how many know already
 */
export function Reveal({ name, face, card, known, looked, onDone }) {
  const [ready, setReady] = useState(false);
  const { open, held } = useHold();
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // Before anything is painted: the table must not be seen first, however busy the device is.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => setReady(true), LOOK);
    return () => clearTimeout(timer);
  }, [open]);
  return html`
    <dialog ref=${ref} class="reveal" aria-label=${t("ui-reveal-title")}
      onCancel=${(/** @type {Event} */ event) => event.preventDefault()}>
      <header class="reveal-head">
        <h2>${t("ui-reveal-title")}</h2><${Face} of=${face} size=${40} /><b>${name}</b>
      </header>
      <p class="reveal-line">${t("ui-reveal-line")} ${looked}</p>
      <div class="reveal-card" role="status">${card(open)}</div>
      <div class="reveal-known">${known(open)}</div>
      <div class="reveal-foot">
        <button type="button" class="hold-big" autofocus aria-expanded=${open} ...${held}>
          <${Eye} /><span>${t(open ? "ui-hold-keep" : "ui-hold-look")}</span>
        </button>
        <button type="button" class="button reveal-done" disabled=${!ready} onClick=${onDone}>
          ${t("ui-reveal-done")}
        </button>
      </div>
    </dialog>
  `;
}
