/** The log of Fugitive: what the texts `fugitive-log-…` and `fugitive-ear-…` are filled with, turn by turn. */
import { announcer } from "shell/lib/log.js";
import { list, say, t } from "shell/lib/texts.js";

const PILES = "ABC";

/** A turn begins with what only the player to move does. */
const TURN = ["drew", "draw_skipped", "placed", "passed"];

/** @type {import("./types").Log} */
const log = {
  told: {
    drew: ({ seat, pile }, { you }) => {
      const of = { pile: PILES[pile] ?? "" };
      return seat === you ? t("fugitive-log-drew-you", of) : { seat, ...of };
    },
    got: ({ card }) => ({ card }),
    draw_skipped: ({ seat }) => ({ seat }),
    placed: ({ seat, place, sprints, card }, { view, you }) => {
      const own = seat === you ? view.row[place]?.card : null; // who laid it reads its number
      return own ? t("fugitive-log-laid", { card: own, sprints }) : { seat, place, sprints, card: card ?? 0 };
    },
    passed: ({ seat, forced }) => ({ seat, forced: String(forced) }),
    stopped: ({ seat }) => ({ seat }),
    guessed: ({ seat, numbers, hit }, { you }) => {
      const guess = { numbers: list(numbers.map(String)), hit: String(hit) };
      return seat === you ? t("fugitive-log-guessed-you", guess) : { seat, ...guess };
    },
    turned_up: ({ card, sprints }) => ({ card, count: sprints.length, sprints: list(sprints.map(String)) || "none" }),
    guess_skipped: ({ seat }) => ({ seat }),
    event_drawn: ({ event, works }) => ({
      event: t(`fugitive-event-${event}`),
      text: t(`fugitive-event-${event}-text`),
      works: String(works),
    }),
    sprint_turned_up: ({ card }) => ({ card }),
    lost: ({ seat, card }) => ({ seat, card }),
    cards_shown: ({ cards }) => ({ cards: list(cards.map(String)) }),
    learned: ({ finding }) => t("fugitive-finding", { ...finding }),
    manhunt_began: () => ({}),
    ended: ({ outcome }, { names }) => say(outcome.why, names),
  },
  chapter: (event, { view }) => {
    if (event.type === "manhunt_began") return t("fugitive-log-chapter-manhunt");
    return TURN.includes(event.type) && "seat" in event
      ? t("fugitive-log-chapter", { role: view.roles[event.seat] ?? "" })
      : "";
  },
};

export default log;

/** These events as one text. */
export const announce = announcer("fugitive", log);
