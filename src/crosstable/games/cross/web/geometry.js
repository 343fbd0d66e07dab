/** Where things lie on the board. Only for drawing: what is allowed comes from the server.
 *
 * One unit is the side of a cell. Cells stand on a point; rows run from left to right, `a` at the top.
 */

export const ROOT3 = Math.sqrt(3);

/** How far the bands lie from the middle of the outermost cells, and how thick they are. */
const GAP = 1.1;
export const BAND = 0.95;
/** How much of the band is left free at each corner. */
const NOTCH = 0.46;

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{name: string, place: number, row: number, column: number, q: number, r: number} & Point} Cell */

/**
 * @typedef {object} Board
 * @property {number} size
 * @property {Cell[]} cells
 * @property {Map<string, Cell>} byName
 * @property {Cell[][]} rows
 */

/** @type {Map<number, Board>} */
const made = new Map();

/** @param {number} size @returns {Board} */
export function boardOf(size) {
  const known = made.get(size);
  if (known) return known;
  const edge = size - 1;
  /** @type {Cell[][]} */
  const rows = [];
  let place = 0;
  for (let r = -edge; r <= edge; r++) {
    const first = Math.max(-edge, -edge - r);
    const last = Math.min(edge, edge - r);
    const row = r + edge;
    rows.push(
      Array.from({ length: last - first + 1 }, (_, column) => {
        const q = first + column;
        const name = `${String.fromCharCode(97 + row)}${column + 1}`;
        return { name, place: place++, row, column, q, r, x: ROOT3 * (q + r / 2), y: 1.5 * r };
      }),
    );
  }
  const cells = rows.flat();
  const board = { size, cells, rows, byName: new Map(cells.map((cell) => [cell.name, cell])) };
  made.set(size, board);
  return board;
}

/**
 * The sides of the board a cell lies at: none inside, one at an edge, two in a corner.
 * @param {number} size
 * @param {Cell} cell
 */
export function sidesAt(size, { q, r }) {
  const edge = size - 1;
  return [r === -edge, q === edge, q + r === edge, r === edge, q === -edge, q + r === -edge].flatMap((here, side) =>
    here ? [side] : [],
  );
}

/** Corners of a cell of this radius round a point, as SVG wants them. @param {Point} at @param {number} [radius] */
export const hexagon = ({ x, y }, radius = 1) =>
  Array.from({ length: 6 }, (_, i) => {
    const turn = (Math.PI / 3) * i + Math.PI / 6;
    return `${(x + radius * Math.cos(turn)).toFixed(3)},${(y + radius * Math.sin(turn)).toFixed(3)}`;
  }).join(" ");

/** The direction in which a side of the board lies; 0 is the top, then clockwise. @param {number} side */
const outward = (side) => {
  const turn = (Math.PI / 3) * side - Math.PI / 2;
  return { x: Math.cos(turn), y: Math.sin(turn) };
};

/** A point beside a side: so far out, so far along. @param {number} side @param {number} out @param {number} along */
function beside(side, out, along) {
  const away = outward(side);
  return { x: away.x * out - away.y * along, y: away.y * out + away.x * along };
}

/** From the middle of the board to the near edge of the bands. @param {number} size */
const inner = (size) => 1.5 * (size - 1) + GAP;

/** The band of a side, as a polygon. @param {number} size @param {number} side */
export function band(size, side) {
  const near = inner(size);
  const far = near + BAND;
  /** @param {number} out @param {number} sign */
  const corner = (out, sign) => beside(side, out, sign * (out / ROOT3 - NOTCH));
  return [corner(near, -1), corner(near, 1), corner(far, 1), corner(far, -1)]
    .map((p) => `${p.x.toFixed(3)},${p.y.toFixed(3)}`)
    .join(" ");
}

/** The ground the cells lie on. @param {number} size */
export const ground = (size) =>
  [0, 1, 2, 3, 4, 5]
    .map((side) => beside(side, inner(size) - 0.1, (inner(size) - 0.1) / ROOT3))
    .map((p) => `${p.x.toFixed(3)},${p.y.toFixed(3)}`)
    .join(" ");

/**
 * Where the number of a side stands: outside, at its middle, or so far along.
 * @param {number} size
 * @param {number} side
 * @param {number} [along]
 */
export const badge = (size, side, along = 0) => beside(side, inner(size) + BAND + 0.72, along);

/**
 * Where a row's letter (left) or last number (right) stands: in the band.
 * @param {number} size
 * @param {Cell} cell
 * @param {-1 | 1} sign
 */
export function rowLabel(size, cell, sign) {
  const out = inner(size) + BAND / 2;
  const inCorner = cell.r === 0 ? 0.14 : 0;
  return { x: sign * (((out - 0.5 * Math.abs(cell.y)) * 2) / ROOT3 - inCorner), y: cell.y };
}

/** Where the numbers of the first and the last row stand. @param {number} size @param {Cell} cell */
export const columnLabel = (size, cell) => ({ x: cell.x, y: Math.sign(cell.r) * (inner(size) + BAND / 2) });

/** The part of the plane that is drawn. @param {number} size */
export function viewBox(size) {
  const out = inner(size) + BAND;
  const half = { x: (2 * out) / ROOT3 - NOTCH + 0.12, y: out + 1.5 };
  return [-half.x, -half.y, 2 * half.x, 2 * half.y].map((n) => n.toFixed(2)).join(" ");
}

/** Two cells side by side? @param {Cell} one @param {Cell} other */
export const touching = (one, other) => {
  const q = other.q - one.q;
  const r = other.r - one.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
};

/** The cells that have a number at the upper or lower edge. @param {Board} board */
export const edgeRows = (board) => [...(board.rows[0] ?? []), ...(board.rows.at(-1) ?? [])];

/**
 * The next cell in a direction; the board's edge stops.
 * @param {Board} board
 * @param {Cell} from
 * @param {number} right
 * @param {number} down
 */
export function step(board, from, right, down) {
  const row = board.rows[from.row + down];
  if (!row) return from;
  if (!down) return row[from.column + right] ?? from;
  return row.reduce((best, cell) => (Math.abs(cell.x - from.x) < Math.abs(best.x - from.x) ? cell : best));
}
