/** Take these cards from the box: a list to tick off. */
import { classes, html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";
import { note, session } from "./session.js";

/** @param {{items: import("./wire").Item[], onDone: () => void}} props */
export function Cards({ items, onDone }) {
  const { taken } = session.value;
  /** @param {number} i */
  const toggle = (i) => note({ taken: taken.includes(i) ? taken.filter((one) => one !== i) : [...taken, i] });
  const left = items.length - taken.length;
  const counted = items.some((item) => item.count);
  return html`
    <section class="stack com-cards" aria-labelledby="com-cards">
      <h2 id="com-cards">${t("ui-companion-take")}</h2>
      <ul>
        ${items.map(
          (item, i) => html`<li key=${i}>
            <label class=${classes("com-item", counted && "com-counted", taken.includes(i) && "com-item-taken")}>
              <input type="checkbox" checked=${taken.includes(i)} onChange=${() => toggle(i)} />
              ${counted && html`<span class="com-count">${item.count ? `${item.count}×` : ""}</span>`}
              <span>${say(item.what)}</span>
            </label>
          </li>`,
        )}
      </ul>
    </section>
    <div class="start-bar">
      <p role="status">${t("ui-companion-left", { count: left })}</p>
      <button class="button main" onClick=${onDone}>${t("ui-companion-to-opening")}</button>
    </div>
  `;
}
