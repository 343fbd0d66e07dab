/** What an event of this game sounds like. */

/** @type {import("shell/lib/table-props").Sounds<import("./types").AnyEvent>} */
export default {
  placed: "move",
  swapped: "vote",
};
