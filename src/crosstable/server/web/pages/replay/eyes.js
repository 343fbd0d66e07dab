/** Through whose eyes the game is looked at. */
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";

/** @typedef {import("../../lib/wire").Eyes} Eyes */

/** As it stands in an address: seats count from 1 there. @param {Eyes} eyes */
export const eyesWritten = (eyes) => (typeof eyes === "number" ? String(eyes + 1) : eyes);

/** @param {string | null} written @param {number} [seats] @returns {Eyes} */
export function eyesRead(written, seats = 10) {
  if (written === "watch") return "watch";
  const seat = Number(written) - 1;
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : "open";
}

/** @param {{eyes: Eyes, names: readonly string[], onChoose: (eyes: Eyes) => void}} props */
export const EyesChoice = ({ eyes, names, onChoose }) => html`
  <label class="eyes">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 12q10-13 20 0q-10 13-20 0Z" />
      <circle cx="12" cy="12" r="3" /></svg>
    <span class="sr">${t("ui-review-eyes")}</span>
    <select class="pick" value=${eyesWritten(eyes)}
      onChange=${(/** @type {any} */ event) => onChoose(eyesRead(event.currentTarget.value))}>
      <option value="open" selected=${eyes === "open"}>${t("ui-review-eyes-open")}</option>
      ${names.map(
        (name, seat) => html`<option key=${seat} value=${String(seat + 1)} selected=${eyes === seat}>
          ${t("ui-review-eyes-seat", { seat: seat + 1, name })}
        </option>`,
      )}
      <option value="watch" selected=${eyes === "watch"}>${t("ui-review-eyes-watch")}</option>
    </select>
  </label>
`;
