/** The people of a puzzle: bots by their names, and oneself among them. */
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { BOTS } from "../../parts/face/bots.js";
import { Face } from "../../parts/face/face.js";
import { looksAt } from "../../parts/face/recipe.js";

/**
 * What everybody is called, by seat.
 * @param {number} count
 * @param {number} me
 */
export const namesOf = (count, me) =>
  Array.from({ length: count }, (_, seat) => (seat === me ? t("ui-puzzle-you") : (Object.keys(BOTS)[seat] ?? "")));

/**
 * Somebody with face and name.
 * @param {{names: string[], seat: number, me: number, size?: number, bare?: boolean}} props bare: the face alone
 */
export function Person({ names, seat, me, size = 34, bare = false }) {
  const looks = looksAt(names.map((name, at) => ({ kind: at === me ? "person" : "bot", name })));
  return html`<span class="puzzle-person">
    <${Face} of=${looks[seat]} size=${size} />${bare ? html`<span class="sr">${names[seat]}</span>` : names[seat]}
  </span>`;
}
