/**
 * The six sides: bands with numbers. 1, 3, 5 are solid and 2, 4, 6 are open, so that each three is seen at a glance.
 */
import { html } from "shell/lib/html.js";
import { badge, band, boardOf, columnLabel, edgeRows, hexagon, rowLabel } from "../geometry.js";

const SIDES = [0, 1, 2, 3, 4, 5];

/** Where a side says tick or cross: beside its number. @param {number} size @param {number} side */
const trialAt = (size, side) => {
  const { x, y } = badge(size, side, 1.25);
  return `translate(${x.toFixed(3)} ${y.toFixed(3)})`;
};

/** @param {number} side */
const pattern = (side) => (side % 2 ? "open" : "solid");

/** @typedef {{reached: ReadonlySet<number>, lost: ReadonlySet<number>}} Trial what a stone would reach, and lose by */

/** @param {number} side @param {Trial | null} [trial] */
const tried = (side, trial) => {
  if (!trial?.reached.has(side)) return "";
  return trial.lost.has(side) ? " tried-lost" : " tried";
};

/**
 * @param {{size: number, lit: readonly number[], colour: import("../types").Colour | null, decided: boolean,
 *   trial?: Trial | null}} props which sides shine, and in whose colour
 */
export const Sides = ({ size, lit, colour, decided, trial = null }) => html`
  <g class=${`sides${decided ? " sides-decided" : ""}`} aria-hidden="true">
    ${SIDES.map((side) => {
      const at = badge(size, side);
      const shine = lit.includes(side) && colour ? ` lit lit-${colour}` : "";
      const would = tried(side, trial);
      const sign = would === " tried" ? "M-.3 0-.08.24.34-.24" : "M-.26-.26.26.26M.26-.26-.26.26";
      return html`<g key=${side} class=${`side side-${pattern(side)}${would || shine}`}>
        <polygon class="band" points=${band(size, side)} />
        <polygon class="badge" points=${hexagon(at, 0.76)} />
        <text class="badge-number" x=${at.x} y=${at.y}>${side + 1}</text>
        ${would && html`<path class="trial" d=${sign} transform=${trialAt(size, side)} />`}
      </g>`;
    })}
  </g>
`;

/**
 * Letters for the rows, numbers for the cells.
 * @param {{size: number, lit: readonly number[], colour: import("../types").Colour | null}} props
 */
export function Coordinates({ size, lit, colour }) {
  const board = boardOf(size);
  const edge = size - 1;
  /** What a letter is printed on. @param {number} side @param {number} [row] */
  const ground = (side, row) => {
    if (row === edge) return "corner";
    return lit.includes(side) && colour ? colour : pattern(side);
  };
  return html`
    <g class="coordinates" aria-hidden="true">
      ${board.rows.map((row, r) => {
        const [first, last] = [row[0], row.at(-1)];
        if (!first || !last) return null;
        const left = rowLabel(size, first, -1);
        const right = rowLabel(size, last, 1);
        return html`
          <text class=${`on-${ground(r < edge ? 5 : 4, r)}`} x=${left.x} y=${left.y}>${first.name[0]}</text>
          <text class=${`on-${ground(r < edge ? 1 : 2, r)}`} x=${right.x} y=${right.y}>${row.length}</text>`;
      })}
      ${edgeRows(board).map((cell) => {
        const at = columnLabel(size, cell);
        return html`<text class=${`on-${ground(cell.r < 0 ? 0 : 3)}`} x=${at.x} y=${at.y}>${cell.column + 1}</text>`;
      })}
    </g>
  `;
}
