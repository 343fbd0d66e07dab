/** A window over the page. The browser keeps the focus inside and closes it on Escape. Notices lie over it, too. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { Notice } from "../notice/notice.js";

/** @param {{title: string, onClose: () => void, children?: any}} props */
export function Dialog({ title, onClose, children }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return html`
    <dialog ref=${ref} class="dialog" aria-label=${title} onClose=${() => ref.current && onClose()}
      onClick=${(/** @type {MouseEvent} */ event) => event.target === ref.current && onClose()}>
      <div class="dialog-sheet">
        <div class="dialog-head"><h2>${title}</h2>
          <button class="icon" type="button" aria-label=${t("ui-close")} onClick=${onClose}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5 19 19M19 5 5 19" /></svg>
          </button>
        </div>
        ${children}
      </div>
      <${Notice} />
    </dialog>
  `;
}
