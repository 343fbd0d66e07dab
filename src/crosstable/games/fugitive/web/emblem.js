/** The emblem: hideouts in a row, and somebody has walked along them. */
import { html } from "shell/lib/html.js";

export default function Fugitive() {
  const cards = [0, 1, 2, 3].map(
    (i) => html`<rect class=${i === 3 ? "a" : "c"} x=${2 + i * 30} y=${72 - i * 16} width="26" height="42" />`,
  );
  const steps = [0, 1, 2, 3, 4, 5].map(
    (i) => html`<ellipse class="b" cx=${12 + i * 16} cy=${57 - i * 8.5 + (i % 2 ? 7 : -3)} rx="7" ry="4"
      transform=${`rotate(-27 ${12 + i * 16} ${57 - i * 8.5 + (i % 2 ? 7 : -3)})`} />`,
  );
  return html`${cards}${steps}`;
}
