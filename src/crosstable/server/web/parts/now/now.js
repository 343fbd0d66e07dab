/** What applies now: the statements that matter at this moment of the game, one tap away. */
import { useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { useRuleBook } from "../../lib/rulebook.js";
import { t, useTexts } from "../../lib/texts.js";
import { Dialog } from "../dialog/dialog.js";
import { learnPart, Statements } from "../statements/statements.js";

/** @param {{game: string, view: any, seat: number | null}} props */
export function Now(props) {
  const [open, setOpen] = useState(false);
  return html`
    <button class="icon now-button" type="button" aria-label=${t("ui-now")} title=${t("ui-now")}
      onClick=${() => setOpen(true)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 6q-3-3-9-2v14q6-1 9 2 3-3 9-2V4q-6-1-9 2zm0 0v14" />
      </svg>
    </button>
    ${open && html`<${Sheet} ...${props} onClose=${() => setOpen(false)} />`}
  `;
}

/** @param {{game: string, view: any, seat: number | null, onClose: () => void}} props */
function Sheet({ game, view, seat, onClose }) {
  const book = useRuleBook(game);
  const told = useTexts(learnPart(game));
  return html`
    <${Dialog} title=${t("ui-now")} onClose=${onClose}>
      ${book && told && html`<${Statements} game=${game} rules=${book.applying(view, seat)} />`}
      <p><a class="plain" href=${`/rules/${game}`} target="_blank">${t("ui-all-rules")}</a></p>
    <//>
  `;
}
