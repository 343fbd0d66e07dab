/** What an event of this game sounds like. */

/** @type {import("shell/lib/table-props").Sounds<import("./types").AnyEvent>} */
export default {
  opened: "card",
  team_proposed: "move",
  vote_cast: "vote",
  votes_shown: "clap",
  opinions_shown: "clap",
  leader_is: "tick",
  looked: "breath",
  card_played: "card",
  mission_done: ({ success }) => (success ? "good" : "bad"),
  plot_given: "card",
  plot_used: "card",
  accused: "stamp",
  result_turned: "bad",
  said: "talk",
};
