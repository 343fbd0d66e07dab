/** What an event of this game sounds like. */

/** @type {import("shell/lib/table-props").Sounds<import("./types").AnyEvent>} */
export default {
  dealt: "card",
  drew: "card",
  placed: "move",
  passed: "vote",
  guessed: ({ hit }) => (hit ? "good" : "bad"),
  event_drawn: "card",
  sprint_turned_up: "card",
  lost: "bad",
  manhunt_began: "bad",
};
