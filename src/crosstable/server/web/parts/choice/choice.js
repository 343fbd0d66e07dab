/** One of a few, in a row: real radio buttons under a printed face. */
import { useId } from "preact/hooks";
import { html } from "../../lib/html.js";

/**
 * @template {import("../../lib/wire").Value} T
 * @param {{label: string, of: readonly T[], value: T, text: (value: T) => string, onChoose: (value: T) => void,
 *   disabled?: boolean}} props
 */
export function Choice({ label, of, value, text, onChoose, disabled = false }) {
  const group = useId();
  return html`
    <fieldset class="choice" disabled=${disabled}>
      <legend class="label">${label}</legend>
      <div>
        ${of.map(
          (one) => html`<label key=${String(one)}>
            <input type="radio" name=${group} value=${String(one)} checked=${one === value} onChange=${() => onChoose(one)} />
            <span>${text(one)}</span>
          </label>`,
        )}
      </div>
    </fieldset>
  `;
}
