/** The emblem: everybody in one ring; some are not what they seem. */
import { html } from "shell/lib/html.js";
import { path, ring } from "shell/parts/emblem/emblem.js";

export default function Resistance() {
  const seats = ring(7, 42);
  const spies = [1, 3, 6];
  return html`
    <circle class="ring" cx="60" cy="60" r="42" />
    ${seats.map((p, i) => html`<circle class=${spies.includes(i) ? "a" : "c"} cx=${p.x} cy=${p.y} r="13" />`)}
    ${spies.map(
      (i) => html`<line class="slash" x1=${(seats[i]?.x ?? 0) - 7} y1=${(seats[i]?.y ?? 0) + 7}
        x2=${(seats[i]?.x ?? 0) + 7} y2=${(seats[i]?.y ?? 0) - 7} />`,
    )}
    <polygon class="a" points=${path(ring(3, 15))} />
  `;
}
