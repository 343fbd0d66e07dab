/** The guide through a first game of CROSS, on a small board. */

/** @typedef {import("./types").CrossView} CrossView */

/** @param {number} moves @returns {(view: CrossView) => boolean} */
const after = (moves) => (view) => !view.outcome && view.moves.length >= moves;

/** @type {import("shell/parts/guide/guide.js").GuideBook} */
export default {
  options: { size: 4, swap: false },
  seats: 2,
  steps: [
    { key: "aim", when: after(0), until: after(2), point: ".board-place", rule: "X6" },
    { key: "place", when: after(0), until: after(1), point: ".board-place", rule: "X3" },
    { key: "chain", when: after(2), until: after(6), point: ".board-place", rule: "X5" },
    { key: "danger", when: after(4), until: after(12), rule: "X7" },
    { key: "both", when: after(6), until: after(16), rule: "X8" },
    { key: "squeeze", when: after(10), rule: "X9" },
    { key: "won", when: (view, seat) => view.outcome?.winners.includes(seat) ?? false },
    { key: "lost", when: (view, seat) => view.outcome !== null && !view.outcome.winners.includes(seat) },
  ],
};
