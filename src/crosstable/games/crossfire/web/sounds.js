/** What an event of this game sounds like. */

/** @type {import("shell/lib/table-props").Sounds<import("./types").AnyEvent>} */
export default {
  dealt: "card",
  looked: "card",
  passed: "card",
  chosen: "vote",
  talk_began: "clap",
  said: "talk",
  shots_placed: "move",
  readied: "vote",
  count_began: "tick",
  aims_shown: "crack",
  revealed: "card",
  fired: "bad",
};
