/** Yes or no: a box to tick. */
import { html } from "../../lib/html.js";
import { useWish } from "../../lib/use-wish.js";

/** @param {{label: string, value: boolean, onChoose: (on: boolean) => unknown}} props */
export function Tick({ label, value, onChoose }) {
  const [shown, choose] = useWish(value, onChoose);
  return html`
    <label class="tick">
      <input type="checkbox" checked=${shown} onChange=${(/** @type {any} */ event) => choose(event.target.checked)} />
      <span>${label}</span>
    </label>
  `;
}
