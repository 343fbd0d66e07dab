/** One's own face: a button that shows it and lets one choose another of those on offer. The table is told. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { face } from "../../lib/settings.js";
import { t } from "../../lib/texts.js";
import { Dialog } from "../dialog/dialog.js";
import { Face } from "./face.js";
import { faceOf, OFFERED } from "./recipe.js";

/** @typedef {import("../../lib/table-store.js").TableStore} TableStore */

/** Tell the table which face was chosen here: when one sits down, and when one chooses. @param {TableStore} store */
export function useOwnFace(store) {
  const { seat } = store.you.value;
  const known = store.table.value !== null;
  useEffect(() => {
    if (seat !== null && known && (store.table.peek()?.seats[seat]?.face ?? 0) !== face.value)
      void store.ask({ do: "choose_face", face: face.value });
  }, [seat === null, known, face.value]);
}

/** @param {{name: string, children: any}} props children: the face as it is */
export function PickFace({ name, children }) {
  const [open, setOpen] = useState(false);
  return html`
    <button type="button" class="face-pick" aria-label=${t("ui-face-change")} title=${t("ui-face-change")}
      onClick=${() => setOpen(true)}>${children}</button>
    ${
      open &&
      html`<${Dialog} title=${t("ui-face-title")} onClose=${() => setOpen(false)}>
        <div class="face-offers">
          ${Array.from(
            { length: OFFERED },
            (_, i) => html`<button key=${i} type="button" aria-pressed=${face.value === i}
              aria-label=${t("ui-face-number", { number: i + 1 })} class="face-offer"
              onClick=${() => {
                face.value = i;
                setOpen(false);
              }}><${Face} of=${faceOf(name, i).look} size=${72} /></button>`,
          )}
        </div>
        <p class="soft">${t("ui-face-line")}</p>
      <//>`
    }
  `;
}
