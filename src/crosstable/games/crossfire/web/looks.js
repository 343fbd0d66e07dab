/** What one saw: the cards in the order of the deal, to be read again at any time. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Face } from "./card.js";

/** @typedef {import("./types").CrossfireView} CrossfireView */

/**
 * Who is beside one in the circle: one passes to the left and gets from the right.
 * @param {CrossfireView} view
 * @param {number} seat
 */
export function neighbours(view, seat) {
  const place = view.circle.indexOf(seat);
  const size = view.circle.length;
  return { left: view.circle[(place + 1) % size] ?? 0, right: view.circle[(place + size - 1) % size] ?? 0 };
}

/** @param {CrossfireView} view @param {number} seat @param {string} stage @param {readonly string[]} names */
export function lookWords(view, seat, stage, names) {
  const beside = neighbours(view, seat);
  return t(`crossfire-ui-look-${stage}`, { left: names[beside.left] ?? "", right: names[beside.right] ?? "" });
}

/**
 * @param {{view: CrossfireView, seat: number, looks: import("./types").Look[], names: readonly string[],
 *   title: string}} props
 */
export const Looks = ({ view, seat, looks, names, title }) => html`
  <section class="cf-looks" aria-label=${title}>
    <h2>${title}</h2>
    <ol>
      ${looks.map(
        (look, i) => html`<li class=${i === looks.length - 1 ? "cf-final" : ""}>
          <${Face} role=${look.role} small /><small>${lookWords(view, seat, look.stage, names)}</small>
        </li>`,
      )}
    </ol>
  </section>
`;
