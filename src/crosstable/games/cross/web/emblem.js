/** The emblem: a chain that reaches three sides of the hexagon. */
import { html } from "shell/lib/html.js";

/**
 * The middle of side k of the hexagon and beyond: a stroke from the centre.
 * @param {number} side
 * @param {number} radius
 */
const towards = (side, radius) => {
  const turn = (Math.PI / 3) * side - Math.PI / 2;
  return { x: 60 + radius * Math.cos(turn), y: 60 + radius * Math.sin(turn) };
};

/** Corners of a hexagon whose sides lie at top and bottom. @param {number} radius */
const hexagon = (radius) =>
  Array.from({ length: 6 }, (_, i) => {
    const turn = (Math.PI / 3) * i - (2 * Math.PI) / 3;
    return { x: 60 + radius * Math.cos(turn), y: 60 + radius * Math.sin(turn) };
  });

export default function Cross() {
  const corners = hexagon(54);
  const sides = corners.map((from, i) => {
    const to = corners[(i + 1) % 6] ?? from;
    return html`<line x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} class=${i % 2 ? "thin" : "thick"} />`;
  });
  const stones = [0, 2, 4].flatMap((side) => [17, 34].map((far) => towards(side, far)));
  return html`
    <g class="sides">${sides}</g>
    ${[0, 2, 4].map(
      (side) => html`<line class="link" x1="60" y1="60" x2=${towards(side, 34).x} y2=${towards(side, 34).y} />`,
    )}
    ${[{ x: 60, y: 60 }, ...stones].map((p) => html`<circle class="b" cx=${p.x} cy=${p.y} r="8" />`)}
  `;
}
