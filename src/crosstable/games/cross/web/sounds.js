/** What an event of this game sounds like. */

/** @type {Record<string, import("shell/lib/table-props").Cue>} */
export default {
  placed: "move",
  swapped: "card",
};
