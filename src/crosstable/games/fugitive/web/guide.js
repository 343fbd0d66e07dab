/** The guide through a first game of Fugitive; it speaks to either role, of what can be done in this position. */
import { mostOf } from "shell/lib/offers.js";

/** @typedef {import("./types").FugitiveView} FugitiveView */
/** @typedef {(view: FugitiveView, seat: number) => boolean} Asked */

/** @param {import("./types").Role} role @param {Asked} when @returns {Asked} */
const as = (role, when) => (view, seat) => !view.outcome && view.roles[seat] === role && when(view, seat);

/** @param {FugitiveView["phase"]} phase @returns {Asked} whether this seat is asked for it */
const mine = (phase) => (view, seat) => view.side === seat && view.phase === phase;

/** @param {string} action @param {(offer: any) => boolean} [such] @returns {Asked} whether the table offers it now */
const offers =
  (action, such = () => true) =>
  (view) =>
    view.offers.some((offer) => offer.action === action && such(offer));

/** @param {Asked} one @param {Asked} other @returns {Asked} */
const both = (one, other) => (view, seat) => one(view, seat) && other(view, seat);

/** @type {Asked} */
const started = (view) => view.row.length > 1;

/** @type {Asked} */
const guessed = (view) => view.guesses.length > 0;

/** Whether a card lies further away than one can go on foot. @type {Asked} */
const far = offers("place", (offer) => offer.fields.sprints.weight > 0);

/** @type {Asked} */
const several = offers("guess", (offer) => mostOf(offer.fields.numbers) > 1);

/** @type {import("shell/parts/guide/guide.js").GuideBook} */
export default {
  options: {},
  seats: 2,
  steps: [
    { key: "aim", when: as("fugitive", () => true), until: started, point: ".fug-trail", rule: "F20" },
    { key: "place", when: as("fugitive", mine("place")), until: started, point: ".fug-hand", rule: "F11" },
    {
      key: "second",
      when: as("fugitive", both(mine("place"), offers("done"))),
      point: ".fug-buttons",
      rule: "F6",
    },
    {
      key: "marshal-draws",
      when: as("fugitive", (view, seat) => view.side !== seat && view.phase !== "manhunt"),
      until: guessed,
      point: ".fug-players",
      rule: "F9",
    },
    { key: "draw", when: as("fugitive", mine("draw")), point: ".fug-piles", rule: "F7" },
    { key: "sprint", when: as("fugitive", both(mine("place"), far)), point: ".fug-hand", rule: "F12" },
    { key: "pass", when: as("fugitive", both(mine("place"), offers("pass"))), rule: "F15" },
    {
      key: "found",
      when: as("fugitive", (view) => view.guesses.some((guess) => guess.hit)),
      point: ".fug-trail",
      rule: "F19",
    },
    { key: "hot", when: as("fugitive", (view) => view.hot), rule: "F20" },
    { key: "hunt", when: as("marshal", () => true), until: guessed, point: ".fug-trail", rule: "F19" },
    { key: "draws", when: as("marshal", mine("draw")), until: guessed, point: ".fug-piles", rule: "F8" },
    { key: "guess", when: as("marshal", mine("guess")), point: ".fug-notepad", rule: "F16" },
    { key: "several", when: as("marshal", several), point: ".fug-notepad", rule: "F17" },
    { key: "manhunt", when: as("marshal", mine("manhunt")), rule: "F21" },
    { key: "over", when: (view) => view.outcome !== null },
  ],
};
