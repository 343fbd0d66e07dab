/** The guide through a first game of CROSS, on a small board. Each step waits for the position it speaks of. */
import { offered } from "shell/lib/offers.js";

/** @typedef {import("./types").CrossView} CrossView */
/** @typedef {(view: CrossView, seat: number) => boolean} Asked */

/** The chains of this seat. @param {CrossView} view @param {number} seat */
function chainsOf(view, seat) {
  const own = new Set(
    view.moves.filter((move) => /\d/.test(move)).filter((_, i) => i % 2 === (view.colours[seat] === "red" ? 1 : 0)),
  );
  return view.chains.filter((chain) => own.has(chain.cells[0] ?? ""));
}

/** @param {(view: CrossView, seat: number) => boolean} when @returns {Asked} while the game goes on */
const playing = (when) => (view, seat) => !view.outcome && when(view, seat);

/** @param {number} stones @returns {Asked} whether one has placed this many */
const placed = (stones) => (view, seat) =>
  chainsOf(view, seat).reduce((sum, chain) => sum + chain.cells.length, 0) >= stones;

/** Whether one has a chain of several stones. @type {Asked} */
const chained = (view, seat) => chainsOf(view, seat).some((chain) => chain.cells.length > 2);

/** Whether one has opened, and Red has answered with a stone. @type {Asked} */
const opened = (view, seat) => view.colours[seat] === "yellow" && view.moves.length > 1 && view.moves[1] !== "swap";

/** Whether one has just lost one's stone. @type {Asked} */
const swapped = (view, seat) => view.moves.at(-1) === "swap" && view.colours[seat] === "red";

/** @param {"wins" | "loses"} verdict @param {number} [least] */
const fateful = (verdict, least = 1) =>
  playing(
    (view, seat) =>
      view.waiting.includes(seat) && view.fates.filter((fate) => fate.verdict === verdict).length >= least,
  );

/** @type {import("shell/parts/guide/guide.js").GuideBook} */
export default {
  options: { size: 4, swap: true },
  seats: 2,
  steps: [
    { key: "swapped", when: playing(swapped), point: ".players", rule: "X4" },
    { key: "swap", when: playing((view) => offered(view, "swap") !== null), point: ".swap", rule: "X4" },
    { key: "aim", when: playing(() => true), until: placed(1), point: ".board-place", rule: "X6" },
    { key: "place", when: playing(() => true), until: placed(1), point: ".board-place", rule: "X3" },
    { key: "wins", when: fateful("wins"), point: ".board-place", rule: "X8" },
    { key: "danger", when: fateful("loses"), point: ".board-place", rule: "X7" },
    { key: "chain", when: playing(placed(1)), until: chained, point: ".board-place", rule: "X5" },
    { key: "takeover", when: playing(opened), until: placed(6), point: ".board-place", rule: "X4" },
    {
      key: "side",
      when: playing((view, seat) => chainsOf(view, seat).some((chain) => chain.sides.length > 0)),
      point: ".board-place",
      rule: "X6",
    },
    { key: "squeeze", when: fateful("loses", 3), rule: "X9" },
    { key: "won", when: (view, seat) => view.outcome?.winners.includes(seat) ?? false },
    { key: "lost", when: (view, seat) => view.outcome !== null && !view.outcome.winners.includes(seat) },
  ],
};
