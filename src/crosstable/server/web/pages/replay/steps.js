/** Every step of the game in words, under its chapters. A click goes there. */
import { useEffect, useRef } from "preact/hooks";
import { classes, html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { Verdict } from "./said.js";

/**
 * @param {{steps: import("./words.js").Step[], said: import("../../lib/wire").Judged[], at: number, goTo: (n: number) => void}} props
 */
export function Steps({ steps, said, at, goTo }) {
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => {
    const [box, now] = [list.current, list.current?.querySelector("[aria-current]")];
    if (box && now instanceof HTMLElement) box.scrollTop = now.offsetTop - box.clientHeight / 2;
  }, [at, steps]);
  return html`
    <ol class="steps" ref=${list} aria-label=${t("ui-review-steps")} tabindex="0">
      ${steps.map((step, i) => {
        const judged = said.find((one) => one.n === step.n && one.verdict !== "opinion");
        const alone = said.filter((one) => one.n === step.n).length === 1;
        return html`
          ${step.chapter && step.chapter !== steps[i - 1]?.chapter && html`<li class="steps-chapter" key=${`c${i}`}><h3>${step.chapter}</h3></li>`}
          <li key=${i}>
            <button type="button" class=${classes("step", step.n === at && "step-now")} aria-current=${step.n === at ? "step" : null}
              onClick=${() => goTo(step.n)}><small>${step.n}</small><span>${step.words}</span>${judged && alone && html`<${Verdict} judged=${judged} short />`}</button>
          </li>`;
      })}
    </ol>
  `;
}
