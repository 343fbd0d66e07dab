/** What happened, in words: for the story under the table and for those who do not see it. */
import { byKind } from "shell/lib/kinds.js";
import { say, t } from "shell/lib/texts.js";

/** @typedef {import("./types").AnyEvent} AnyEvent */

const PILES = "ABC";

/**
 * To whom it is told: the view says which numbers they may know.
 * @typedef {{names: readonly string[], view: import("./types").FugitiveView, you: number | null}} Told
 */

/** A hideout that was laid; who laid it hears its number. @param {import("./types").Placed} event @param {Told} to */
function placed({ seat, place, sprints, card }, { names, view, you }) {
  const own = seat === you ? view.row[place]?.card : null;
  if (own) return t("fugitive-said-laid", { card: own, sprints });
  return t("fugitive-said-placed", { name: names[seat] ?? "", place, sprints, card: card ?? 0 });
}

/** @type {import("shell/lib/table-props").ByKind<AnyEvent, [to: Told], string>} */
const SENTENCES = {
  drew: ({ seat, pile }, { names }) => t("fugitive-said-drew", { name: names[seat] ?? "", pile: PILES[pile] ?? "" }),
  got: ({ card }) => t("fugitive-said-got", { card }),
  draw_skipped: ({ seat }, { names }) => t("fugitive-said-draw-skipped", { name: names[seat] ?? "" }),
  placed,
  passed: ({ seat, forced }, { names }) =>
    t("fugitive-said-passed", { name: names[seat] ?? "", forced: forced ? "yes" : "no" }),
  stopped: ({ seat }, { names }) => t("fugitive-said-stopped", { name: names[seat] ?? "" }),
  guessed: ({ seat, numbers, hit }, { names }) =>
    t("fugitive-said-guessed", { name: names[seat] ?? "", numbers: numbers.join(", "), hit: hit ? "yes" : "no" }),
  turned_up: ({ card, sprints }) => t("fugitive-said-turned-up", { card, sprints: sprints.join(", ") || "none" }),
  guess_skipped: ({ seat }, { names }) => t("fugitive-said-guess-skipped", { name: names[seat] ?? "" }),
  event_drawn: ({ event, works }) =>
    t("fugitive-said-event", {
      event: t(`fugitive-event-${event}`),
      text: t(`fugitive-event-${event}-text`),
      works: works ? "yes" : "no",
    }),
  sprint_turned_up: ({ card }) => t("fugitive-said-sprint-turned-up", { card }),
  lost: ({ seat, card }, { names }) => t("fugitive-said-lost", { name: names[seat] ?? "", card }),
  cards_shown: ({ cards }) => t("fugitive-said-cards-shown", { cards: cards.join(", ") }),
  learned: ({ finding }) => t("fugitive-finding", { ...finding }),
  manhunt_began: () => t("fugitive-said-manhunt"),
  ended: ({ outcome }, { names }) => say(outcome.why, names),
};

/** @param {AnyEvent} event @param {Told} to */
export const sentence = (event, to) => byKind(SENTENCES, event, to) ?? "";

/** @param {readonly AnyEvent[]} events @param {Told} to */
export const announce = (events, to) =>
  events
    .map((event) => sentence(event, to))
    .filter(Boolean)
    .join(" ");
