/** The guide through a first game of Fugitive; it speaks to either role. */

/** @typedef {import("./types").FugitiveView} FugitiveView */
/** @typedef {(view: FugitiveView, seat: number) => boolean} Asked */

/** @param {import("./types").Role} role @param {Asked} when @returns {Asked} */
const as = (role, when) => (view, seat) => !view.outcome && view.roles[seat] === role && when(view, seat);

/** @param {FugitiveView["phase"]} phase @param {number} [row] hideouts at least, the 0 counted @returns {Asked} */
const mine =
  (phase, row = 0) =>
  (view, seat) =>
    view.side === seat && view.phase === phase && view.row.length >= row;

/** @type {Asked} */
const started = (view) => view.row.length > 1;

/** @type {import("shell/parts/guide/guide.js").GuideBook} */
export default {
  options: {},
  seats: 2,
  steps: [
    { key: "aim", when: as("fugitive", () => true), until: started, point: ".fug-trail", rule: "F20" },
    { key: "place", when: as("fugitive", mine("place")), until: started, point: ".fug-hand", rule: "F11" },
    {
      key: "marshal-draws",
      when: as("fugitive", (view, seat) => started(view, seat) && view.side !== seat),
      until: (view) => view.row.length > 4,
      point: ".fug-players",
      rule: "F9",
    },
    {
      key: "draw",
      when: as("fugitive", mine("draw")),
      until: (view) => view.row.length > 3,
      point: ".fug-piles",
      rule: "F7",
    },
    {
      key: "second",
      when: as("fugitive", mine("place", 2)),
      until: (view) => view.turn > 1,
      point: ".fug-buttons",
      rule: "F6",
    },
    { key: "sprint", when: as("fugitive", mine("place", 3)), point: ".fug-hand", rule: "F12" },
    { key: "pass", when: as("fugitive", mine("place", 4)), rule: "F15" },
    {
      key: "found",
      when: as("fugitive", (view) => view.guesses.some((guess) => guess.hit)),
      point: ".fug-trail",
      rule: "F19",
    },
    { key: "hot", when: as("fugitive", (view) => view.hot), rule: "F20" },
    {
      key: "hunt",
      when: as("marshal", () => true),
      until: (view) => view.guesses.length > 0,
      point: ".fug-trail",
      rule: "F19",
    },
    {
      key: "draws",
      when: as("marshal", mine("draw")),
      until: (view) => view.guesses.length > 0,
      point: ".fug-piles",
      rule: "F8",
    },
    { key: "guess", when: as("marshal", mine("guess")), point: ".fug-notepad", rule: "F16" },
    { key: "several", when: as("marshal", mine("guess", 4)), point: ".fug-notepad", rule: "F17" },
    { key: "manhunt", when: as("marshal", mine("manhunt")), rule: "F21" },
    { key: "over", when: (view) => view.outcome !== null },
  ],
};
