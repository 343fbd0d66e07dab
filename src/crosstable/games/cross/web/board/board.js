/** The board of CROSS, in SVG. It draws a view; what is tapped it only reports. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { boardOf, ground, hexagon, sidesAt, touching, viewBox } from "../geometry.js";
import { Candidates } from "./candidates.js";
import { Coordinates, Sides } from "./sides.js";
import { STONE_RADIUS, Stone } from "./stone.js";

/** @typedef {import("../types").CrossView} CrossView */
/** @typedef {import("../types").Colour} Colour */
/** @typedef {import("../geometry.js").Cell} Cell */

/** @type {Record<string, Colour | undefined>} */
const COLOURS = { y: "yellow", r: "red" };

/** The colour of the stone on a cell. @param {CrossView} view @param {Cell} cell */
export const stoneAt = (view, cell) => COLOURS[view.stones[cell.place] ?? "."] ?? null;

/** The chain a cell belongs to. @param {CrossView} view @param {string | null} name */
export const chainAt = (view, name) => (name && view.chains.find((chain) => chain.cells.includes(name))) || null;

/**
 * The sides a stone of this colour would reach from a cell.
 * @param {CrossView} view
 * @param {Cell} cell
 * @param {Colour} colour
 */
export function reachOf(view, cell, colour) {
  const board = boardOf(view.size);
  const beside = board.cells.filter((other) => touching(cell, other) && stoneAt(view, other) === colour);
  return new Set([...sidesAt(view.size, cell), ...beside.flatMap((other) => chainAt(view, other.name)?.sides ?? [])]);
}

/**
 * @typedef {object} BoardProps
 * @property {CrossView} view
 * @property {string | null} [ghost] the cell of a stone that is not sent yet
 * @property {Colour | null} [ghostColour]
 * @property {string | null} [shown] the cell whose chain is shown
 * @property {string | null} [pointed] a cell somebody points at, from the list of moves
 * @property {string} [cursor] the cell the keyboard is on
 * @property {ReadonlySet<string>} [free] the cells a stone may be placed on now
 * @property {import("shell/lib/wire").ThoughtAt | null} [thought]
 * @property {string | null} [tried] the cell somebody thinks about: its sides light up
 * @property {(name: string, by: string) => void} [onTap]
 * @property {(name: string | null) => void} [onPoint]
 * @property {(name: string, seen: boolean) => void} [onCursor] seen: by somebody who uses the keyboard
 * @property {(event: KeyboardEvent) => void} [onKey]
 * @property {boolean} [still] a picture, not a board to play on
 * @property {string} [label]
 */

/** @param {BoardProps} props */
export function Board(props) {
  const { view, shown = null, still = false } = props;
  const board = boardOf(view.size);
  const chain = view.deciding ?? chainAt(view, shown);
  const owner = chain && board.byName.get(chain.cells[0] ?? "");
  const colour = owner ? stoneAt(view, owner) : null;
  const decided = view.deciding !== null;
  const swapped = view.moves.at(-1) === "swap";
  return html`
    <svg class=${classes("board", decided && "board-decided", swapped && "board-swapped")} viewBox=${viewBox(view.size)}
      role=${still ? "img" : "grid"} aria-label=${props.label ?? t("cross-board", { size: view.size })}
      onKeyDown=${props.onKey} onPointerLeave=${() => props.onPoint?.(null)}>
      <g id=${still ? null : "cross-picture"}>
      <${Sides} size=${view.size} lit=${chain?.sides ?? []} colour=${colour} decided=${decided}
        trial=${trialOf(props)} />
      <${Coordinates} size=${view.size} lit=${chain?.sides ?? []} colour=${colour} />
      <polygon class="ground" points=${ground(view.size)} />
      ${board.rows.map(
        (row, i) => html`<g key=${i} role=${still ? null : "row"}>
          ${row.map((cell) => html`<${CellShape} key=${cell.name} ...${props} cell=${cell} />`)}
        </g>`,
      )}
      <${Stones} view=${view} chain=${chain} decided=${decided} />
      <${Marks} ...${props} />
      </g>
    </svg>
  `;
}

/**
 * What a stone on the cell somebody thinks about would do to the sides.
 * @param {BoardProps} props
 * @returns {import("./sides.js").Trial | null}
 */
function trialOf({ view, tried, ghostColour, free }) {
  const cell = tried && free?.has(tried) ? boardOf(view.size).byName.get(tried) : undefined;
  if (!cell || !ghostColour) return null;
  const fate = view.fates.find((one) => one.cell === tried);
  return { reached: reachOf(view, cell, ghostColour), lost: new Set(fate?.verdict === "loses" ? fate.sides : []) };
}

/** How a cell is called. @param {CrossView} view @param {Cell} cell */
export function cellWords(view, cell) {
  const colour = stoneAt(view, cell);
  const last = view.last === cell.name;
  if (!colour) return t("cross-cell-empty", { cell: cell.name });
  return t(last ? "cross-cell-last" : "cross-cell-stone", { cell: cell.name, colour });
}

/** What last pressed a cell: the clicks of older Safaris do not say it, or call a finger a mouse. */
let pressed = "";

/** @param {BoardProps & {cell: Cell}} props */
function CellShape({ view, cell, free, cursor, still, onTap, onPoint, onCursor }) {
  const points = hexagon(cell);
  if (still) return html`<polygon class="cell" points=${points} />`;
  return html`
    <polygon class=${`cell${free?.has(cell.name) ? " cell-free" : ""}`} points=${points} role="gridcell"
      data-cell=${cell.name} aria-label=${cellWords(view, cell)} tabindex=${cursor === cell.name ? 0 : -1}
      onPointerDown=${(/** @type {PointerEvent} */ event) => (pressed = event.pointerType)}
      onClick=${(/** @type {PointerEvent} */ event) => onTap?.(cell.name, (event.detail && pressed) || "mouse")}
      onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && onPoint?.(cell.name)}
      onFocus=${(/** @type {FocusEvent} */ event) =>
        onCursor?.(cell.name, event.target instanceof Element && event.target.matches(":focus-visible"))} />
  `;
}

/**
 * The stones, and the links that make a chain one thing. A decided game lets the other stones step back.
 * @param {{view: CrossView, chain: import("../types").Chain | null, decided: boolean}} props
 */
function Stones({ view, chain, decided }) {
  const board = boardOf(view.size);
  const placed = board.cells.filter((cell) => stoneAt(view, cell));
  /** @param {Cell} cell */
  const inChain = (cell) => chain?.cells.includes(cell.name) ?? false;
  const halo = placed.filter(inChain);
  return html`
    <g class="stones" aria-hidden="true">
      ${halo.map(
        (cell) => html`<polygon class=${`halo halo-${stoneAt(view, cell)}`} points=${hexagon(cell)}
          data-chain=${decided ? cell.name : null} />`,
      )}
      <g class=${decided ? "aside" : ""}><${Linked} view=${view} cells=${placed.filter((cell) => !inChain(cell))} /></g>
      <g class="in-chain"><${Linked} view=${view} cells=${halo} /></g>
    </g>
  `;
}

/** Stones with their links; one outline goes round a whole chain. @param {{view: CrossView, cells: Cell[]}} props */
function Linked({ view, cells }) {
  const links = cells.flatMap((one) =>
    cells
      .filter((other) => other.place > one.place && touching(one, other) && stoneAt(view, one) === stoneAt(view, other))
      .map((other) => ({ d: `M${one.x} ${one.y}L${other.x} ${other.y}`, colour: stoneAt(view, one) })),
  );
  return html`
    <g class="outline">
      ${links.map(({ d }) => html`<path class="tie" d=${d} />`)}
      ${cells.map((cell) => html`<circle cx=${cell.x} cy=${cell.y} r=${STONE_RADIUS} />`)}
    </g>
    ${links.map(({ d, colour }) => html`<path class=${`tie tie-${colour}`} d=${d} />`)}
    ${cells.map(
      (cell) => html`<${Stone} key=${`${cell.name}${view.stones[cell.place]}`} colour=${stoneAt(view, cell)}
        x=${cell.x} y=${cell.y} kind=${cell.name === view.last ? "newest" : ""} />`,
    )}
  `;
}

/** What lies over the stones: the last move, the ghost, what a bot considered. @param {BoardProps} props */
function Marks({ view, ghost, ghostColour, tried, free, cursor, pointed, thought, still }) {
  const board = boardOf(view.size);
  /** @param {string | null | undefined} name */
  const at = (name) => (name ? board.byName.get(name) : undefined);
  const last = at(view.last);
  const waiting = at(ghost);
  const hint = tried && !ghost && free?.has(tried) ? at(tried) : undefined;
  const hand = at(pointed);
  const keyboard = at(cursor);
  return html`
    <g class="marks" aria-hidden="true">
      ${last && html`<polygon class="last" points=${hexagon(last, 0.95)} />`}
      ${hand && html`<polygon class="pointed" points=${hexagon(hand, 0.95)} />`}
      ${thought && html`<${Candidates} view=${view} thought=${thought} />`}
      ${waiting && ghostColour && html`<${Stone} colour=${ghostColour} x=${waiting.x} y=${waiting.y} kind="ghost" />`}
      ${hint && ghostColour && html`<${Stone} colour=${ghostColour} x=${hint.x} y=${hint.y} kind="hint" />`}
      ${keyboard && !still && html`<polygon class="cursor" points=${hexagon(keyboard, 0.93)} />`}
    </g>
  `;
}
