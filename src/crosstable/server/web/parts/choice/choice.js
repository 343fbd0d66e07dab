/** One of a few, in a row: real radio buttons under a printed face. */
import { useId } from "preact/hooks";
import { classes, html } from "../../lib/html.js";
import { useWish } from "../../lib/use-wish.js";

/** Letters of four values that stand in one row of a phone. */
const ROW = 24;

/**
 * @template {import("../../lib/wire").Value} T
 * @param {{label: string, of: readonly T[], value: T | null, text: (value: T) => string,
 *   onChoose: (value: T) => unknown, disabled?: boolean, hint?: string, rule?: string | undefined}} props
 *   rule: game and statement, for a tip
 */
export function Choice({ label, rule, of, value, text, onChoose, disabled = false, hint = "" }) {
  const group = useId();
  const [shown, choose] = useWish(value, onChoose);
  const pairs = of.length === 4 && of.map(text).join("").length > ROW; // none of them stands alone in a second row
  return html`
    <fieldset class=${classes("choice", pairs && "choice-pairs")} disabled=${disabled}
      aria-describedby=${hint ? `${group}-hint` : null}>
      <legend class="label">${rule ? html`<span data-rule=${rule}>${label}</span>` : label}</legend>
      ${hint && html`<p class="soft choice-hint" id=${`${group}-hint`}>${hint}</p>`}
      <div>
        ${of.map(
          (one) => html`<label key=${String(one)}>
            <input type="radio" name=${group} value=${String(one)} checked=${one === shown}
              onChange=${() => choose(one)} />
            <span>${text(one)}</span>
          </label>`,
        )}
      </div>
    </fieldset>
  `;
}
