/** Every step of the game in words, under its chapters. A click goes there. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { recordLooks } from "../../lib/faces.js";
import { classes, html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { Face } from "../../parts/face/face.js";
import { Verdict } from "./said.js";

/** @typedef {import("../../lib/wire").Spoken} Spoken */

/** A phrase in the reader's language, or the words of a line of the chat. @param {Spoken} line */
const words = (line) => (line.phrase ? t(line.phrase, { number: line.number ?? 0 }) : (line.text ?? ""));

/** What was said at the table between two steps. @param {{lines: Spoken[], names: readonly string[]}} props */
const Talk = ({ lines, names }) => html`
  <li class="steps-talk">${lines.map((line) => html`<p><b>${names[line.seat]}</b> ${words(line)}</p>`)}</li>
`;

/**
 * @param {{steps: import("./words.js").Step[], talk: Spoken[], names: readonly string[],
 *   said: import("../../lib/wire").Judged[], at: number, goTo: (n: number) => void}} props
 */
export function Steps({ steps, talk, names, said, at, goTo }) {
  const looks = useMemo(() => recordLooks(names), [names]);
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => {
    const [box, now] = [list.current, list.current?.querySelector("[aria-current]")];
    if (box && now instanceof HTMLElement) box.scrollTop = now.offsetTop - box.clientHeight / 2;
  }, [at, steps]);
  return html`
    <ol class="steps" ref=${list} aria-label=${t("ui-review-steps")} tabindex="0">
      ${steps.map((step, i) => {
        const judged = said.find((one) => one.n === step.n && one.verdict !== "opinion");
        const lines = talk.filter((line) => line.after === step.n);
        const alone = said.filter((one) => one.n === step.n).length === 1;
        return html`
          ${
            step.chapter &&
            step.chapter !== steps[i - 1]?.chapter &&
            html`<li class="steps-chapter" key=${`c${i}`}>
              <h3>${step.chapter}</h3>
            </li>`
          }
          <li key=${i}>
            <button type="button" class=${classes("step", step.n === at && "step-now")}
              aria-current=${step.n === at ? "step" : null} style=${step.ink ? `--who:${step.ink}` : null}
              onClick=${() => goTo(step.n)}><small>${step.n}</small>
              ${looks[step.seat ?? -1] ? html`<${Face} of=${looks[step.seat ?? 0]} size=${22} />` : html`<i></i>`}
              <span>${step.words}</span>
              ${judged && alone && html`<${Verdict} judged=${judged} short />`}</button>
          </li>
          ${lines.length > 0 && html`<${Talk} key=${`t${i}`} lines=${lines} names=${names} />`}`;
      })}
    </ol>
  `;
}
