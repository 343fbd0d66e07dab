/** A puzzle of CROSS: the board, and a stone to place on it. */
import { useMemo } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { Board } from "./board/board.js";
import { boardOf, hexagon, viewBox } from "./geometry.js";
import { useKeyboard } from "./keyboard.js";

/** @typedef {import("shell/lib/table-props").PuzzleProps} Props */
/** @typedef {import("./types").CrossView} CrossView */

/** The stones of a position, a character a cell. @param {string} position */
const stonesOf = (position) => position.replace(/\d/g, (count) => ".".repeat(Number(count)));

/** @param {string} stones @returns {import("./types").Colour} */
const turnOf = (stones) => (stones.replaceAll(".", "").length % 2 ? "red" : "yellow");

/** The board has 3 · size · (size − 1) + 1 cells. @param {string} stones */
const sizeOf = (stones) => Math.round(Math.sqrt((stones.length - 1) / 3 + 0.25) + 0.5);

/** The position as a table would see it; what a stone would do is left to whoever solves the puzzle. */
/** @param {string} position @returns {CrossView} */
function viewOf(position) {
  const stones = stonesOf(position);
  return {
    seat: null,
    waiting: [],
    offers: [],
    clock: null,
    outcome: null,
    stones,
    size: sizeOf(stones),
    turn: turnOf(stones),
    colours: ["yellow", "red"],
    moves: [],
    last: null,
    chains: [],
    fates: [],
    deciding: null,
  };
}

/** @param {CrossView} view @param {number} place @param {string} name @param {string[]} wrong */
const isFree = (view, place, name, wrong) => view.stones[place] === "." && !wrong.includes(name);

/** @param {Props} props */
function Draw({ position, chosen, wrong, answer, onChoose }) {
  const view = useMemo(() => viewOf(position), [position]);
  const board = boardOf(view.size);
  const free = useMemo(
    () => new Set(board.cells.flatMap(({ place, name }) => (isFree(view, place, name, wrong) ? [name] : []))),
    [view, wrong],
  );
  const choose = (/** @type {string} */ cell) => free.has(cell) && !answer && onChoose(cell);
  const keyboard = useKeyboard(view.size, false, { enter: choose, escape: () => onChoose("") });
  const missed = wrong.flatMap((name) => board.byName.get(name) ?? []);
  const right = answer ? board.byName.get(answer) : undefined;
  return html`
    <div class="cross-puzzle">
      <${Board} view=${view} free=${answer ? new Set() : free} ghost=${answer ?? (chosen || null)}
        ghostColour=${view.turn} cursor=${keyboard.cursor} onTap=${choose} onCursor=${keyboard.setCursor}
        onKey=${keyboard.onKey} />
      <svg class="cross-puzzle-marks" viewBox=${viewBox(view.size)} aria-hidden="true">
        ${missed.map(({ x, y }) => html`<path class="wrong" d=${`M${x - 0.35} ${y - 0.35}l.7 .7m0 -.7l-.7 .7`} />`)}
        ${right && html`<polygon class="right" points=${hexagon(right, 0.95)} />`}
      </svg>
    </div>
  `;
}

/** @type {import("shell/lib/table-props").PuzzleModule} */
export default { Draw, args: (_theme, position, answer) => ({ answer, colour: turnOf(stonesOf(position)) }) };
