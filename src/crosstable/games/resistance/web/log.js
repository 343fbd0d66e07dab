/** The log of The Resistance: what the texts `resistance-log-…` and `resistance-ear-…` are filled with, by mission. */
import { announcer } from "shell/lib/log.js";
import { list as inWords, say, t } from "shell/lib/texts.js";
import { cardName, characterName, list, plotName, statement, tallyText } from "./words.js";

/** @param {string} card */
const quoted = (card) => t("resistance-quoted", { said: plotName(card) });

/** @type {import("./types").Log} */
const log = {
  told: {
    opened: () => ({}),
    leader_is: ({ seat, round }) => ({ seat, round }),
    plots_drawn: ({ leader, cards }) => ({ seat: leader, cards: inWords(cards.map(quoted)) }),
    plot_given: ({ card, seat }) => ({ card: plotName(card), seat }),
    plot_used: ({ card, seat, target }, { names }) => ({
      kind: card,
      card: plotName(card),
      seat,
      target: target === null ? "none" : (names[target] ?? ""),
    }),
    plot_taken: ({ card, seat, victim }) => ({ card: plotName(card), seat, seat_victim: victim }),
    team_proposed: ({ leader, mission, team }, { names }) => ({ seat: leader, mission, team: list(team, names) }),
    investigator_named: ({ seat }) => ({ seat }),
    opinions_shown: ({ approve, reject }, { names }) => ({
      approve: list(approve, names) || "none",
      reject: list(reject, names) || "none",
    }),
    votes_shown: ({ approve, reject, approved }) => ({
      approve: approve.length,
      reject: reject.length,
      approved: String(approved),
    }),
    card_played: ({ seat, card }) => (card ? { seat, card: cardName(card) } : ""),
    mission_done: ({ mission, tally, success }) => ({
      mission,
      success: String(success),
      cards: tallyText(tally),
      fails: tally.fail + tally.chief_fail,
      reverses: tally.reverse,
    }),
    early_wait: () => ({}),
    early_over: () => ({}),
    hunter_stands: ({ seat, character }) => ({ seat, character: characterName(character) }),
    accused: ({ hunter, seat, right }) => ({ seat: hunter, seat_accused: seat, right: String(right) }),
    result_turned: ({ mission, success }) => ({ mission, success: String(success) }),
    examine_asked: ({ examiner, seat }) => ({ seat: examiner, seat_other: seat }),
    looked: ({ how, viewer, seat }, { names, you }) =>
      seat === you
        ? t("resistance-log-looked-you", { how, seat: names[viewer] ?? "" })
        : { how, seat: viewer, seat_other: seat },
    learnt: () => ({}),
    agent_blamed: ({ seat, accused, right }) => ({ seat, seat_accused: accused, right: String(right) }),
    said: ({ statement: said }, { names }) => ({ seat: said.seat, words: statement(said, names) }),
    ended: ({ outcome }, { names }) => say(outcome.why, names),
  },
  chapter: (event) => (event.type === "leader_is" ? t("resistance-log-chapter", { round: event.round }) : ""),
  said: (event, { names }) =>
    event.type === "said" ? { seat: event.statement.seat, words: statement(event.statement, names) } : null,
};

export default log;

/** These events as one text. */
export const announce = announcer("resistance", log);
