/** The emblems of the four games, all from one vocabulary: thick strokes, discs, cards and the hexagon. */
import { html } from "../../lib/html.js";

/**
 * Points on a circle round the middle of the picture, the first at the top.
 * @param {number} count
 * @param {number} radius
 */
const ring = (count, radius) =>
  Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI * i) / count - Math.PI / 2;
    return { x: 60 + radius * Math.cos(turn), y: 60 + radius * Math.sin(turn) };
  });

/** @param {{x: number, y: number}[]} points */
const path = (points) => points.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(" ");

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

/** CROSS: a chain that reaches three sides of the hexagon. */
function Cross() {
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

/** Fugitive: hideouts in a row, and somebody has walked along them. */
function Fugitive() {
  const cards = [0, 1, 2, 3].map(
    (i) => html`<rect class=${i === 3 ? "a" : "card"} x=${2 + i * 30} y=${72 - i * 16} width="26" height="42" />`,
  );
  const steps = [0, 1, 2, 3, 4, 5].map(
    (i) => html`<ellipse class="b" cx=${12 + i * 16} cy=${57 - i * 8.5 + (i % 2 ? 7 : -3)} rx="7" ry="4"
      transform=${`rotate(-27 ${12 + i * 16} ${57 - i * 8.5 + (i % 2 ? 7 : -3)})`} />`,
  );
  return html`${cards}${steps}`;
}

/** The Resistance: everybody in one ring; some are not what they seem. */
function Resistance() {
  const seats = ring(7, 42);
  const spies = [1, 3, 6];
  return html`
    <circle class="ring" cx="60" cy="60" r="42" />
    ${seats.map((p, i) => html`<circle class=${spies.includes(i) ? "a" : "card"} cx=${p.x} cy=${p.y} r="13" />`)}
    ${spies.map(
      (i) => html`<line class="slash" x1=${(seats[i]?.x ?? 0) - 7} y1=${(seats[i]?.y ?? 0) + 7}
        x2=${(seats[i]?.x ?? 0) + 7} y2=${(seats[i]?.y ?? 0) - 7} />`,
    )}
    <polygon class="a" points=${path(ring(3, 15))} />
  `;
}

/** Crossfire: six people, and the lines of fire cross in the middle of the table. */
function Crossfire() {
  const people = ring(6, 46);
  return html`
    ${[1, 2, 0].map(
      (i) => html`<line class=${i === 0 ? "shot hot" : "shot"} x1=${people[i]?.x} y1=${people[i]?.y}
        x2=${people[i + 3]?.x} y2=${people[i + 3]?.y} />`,
    )}
    ${people.map((p, i) => html`<circle class=${i === 0 ? "b" : "card"} cx=${p.x} cy=${p.y} r=${i === 0 ? 14 : 11} />`)}
    <circle class="bull" cx=${people[0]?.x} cy=${people[0]?.y} r="5" />
  `;
}

/** @type {Record<string, () => any>} */
const DRAWN = { cross: Cross, fugitive: Fugitive, resistance: Resistance, crossfire: Crossfire };

/** @param {{game: string}} props */
export function Emblem({ game }) {
  const Drawing = DRAWN[game];
  return html`<svg class=${`emblem emblem-${game}`} viewBox="0 0 120 120" aria-hidden="true">
    ${Drawing && html`<${Drawing} />`}
  </svg>`;
}
