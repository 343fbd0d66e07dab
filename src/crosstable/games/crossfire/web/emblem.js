/** The emblem: six people, and the lines of fire cross in the middle of the table. */
import { html } from "shell/lib/html.js";
import { ring } from "shell/parts/emblem/emblem.js";

export default function Crossfire() {
  const people = ring(6, 46);
  return html`
    ${[1, 2, 0].map(
      (i) => html`<line class=${i === 0 ? "shot hot" : "shot"} x1=${people[i]?.x} y1=${people[i]?.y}
        x2=${people[i + 3]?.x} y2=${people[i + 3]?.y} />`,
    )}
    ${people.map((p, i) => html`<circle class=${i === 0 ? "b" : "c"} cx=${p.x} cy=${p.y} r=${i === 0 ? 14 : 11} />`)}
    <circle class="bull" cx=${people[0]?.x} cy=${people[0]?.y} r="5" />
  `;
}
