/** One sentence at the foot of the page that goes away by itself: "link copied", a refusal, … */
import { signal } from "@preact/signals";
import { html } from "../../lib/html.js";
import { say } from "../../lib/texts.js";

/** @type {import("@preact/signals").Signal<import("../../lib/wire").Sentence | null>} */
const shown = signal(null);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {import("../../lib/wire").Sentence} sentence */
export function notify(sentence) {
  shown.value = sentence;
  clearTimeout(timer);
  timer = setTimeout(() => (shown.value = null), 5000);
}

export const Notice = () => html`
  <div class="notice-place" role="status">${shown.value && html`<p class="notice rise">${say(shown.value)}</p>`}</div>
`;
