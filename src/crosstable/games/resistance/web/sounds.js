/** What an event of this game sounds like. */

/** @type {import("shell/lib/table-props").Sounds<import("./types").AnyEvent>} */
export default {
  opened: "card",
  team_proposed: "move",
  vote_cast: "vote",
  votes_shown: "vote",
  card_played: "card",
  mission_done: ({ success }) => (success ? "good" : "bad"),
  plot_given: "card",
  plot_used: "card",
  accused: "bad",
  result_turned: "bad",
  said: "talk",
};
