/** Names of things, and what happened as sentences. */
import { byKind } from "shell/lib/kinds.js";
import { list as inWords, say, t } from "shell/lib/texts.js";

/** @typedef {import("./types").AnyEvent} AnyEvent */
/** @typedef {import("./types").ResistanceView} ResistanceView */
/** @typedef {import("./types").Statement} Statement */
/** @typedef {readonly string[]} Names */

/** @param {ResistanceView} view @param {import("./types").Character} character */
export const sideOf = (view, character) => (view.spies.includes(character) ? "spy" : "resistance");
/** @param {string} character */
export const characterName = (character) => t(`resistance-character-${character}`);
/** @param {string} card */
export const cardName = (card) => t(`resistance-card-${card}`);
/** @param {string} card */
export const loyaltyName = (card) => t(`resistance-loyalty-${card}`);
/** @param {string} card */
export const plotName = (card) => t(`resistance-plot-${card}`);

/** Several names in a row. @param {readonly number[]} seats @param {Names} names */
export const list = (seats, names) => inWords(seats.map((seat) => names[seat] ?? String(seat + 1)));

const LOYALTY = ["chief", "resistance_chief", "spy_chief", "not_chief"];
const CARDS = ["success", "fail", "chief_fail", "reverse"];

/** What somebody says he was shown, in words. @param {string} what */
export function shownName(what) {
  if (CARDS.includes(what)) return cardName(what);
  return LOYALTY.includes(what) ? loyaltyName(what) : t(`resistance-side-one-${what}`);
}

/** A statement as the speaker would say it. @param {Statement} said @param {Names} names */
export function statement(said, names) {
  if (said.kind === "character")
    return ["resistance", "spy"].includes(said.what)
      ? t(`resistance-say-character-${said.what}`)
      : t("resistance-say-character", { character: characterName(said.what) });
  if (said.kind === "seen")
    return t(said.mission ? "resistance-say-card" : "resistance-say-seen", {
      seat: list(said.seats, names),
      shown: shownName(said.what),
      mission: said.mission,
    });
  if (said.kind === "suspect")
    return t("resistance-say-suspect", { count: said.seats.length, seats: list(said.seats, names) });
  const seats = list(said.seats, names);
  return t(`resistance-say-${said.kind}`, { seat: seats, seats });
}

/** @type {import("shell/lib/table-props").ByKind<AnyEvent, [names: Names], string>} */
const SENTENCES = {
  leader_is: ({ seat, round }, names) => t("resistance-said-leader", { name: names[seat] ?? "", round }),
  plots_drawn: ({ leader, cards }, names) =>
    t("resistance-said-drawn", { name: names[leader] ?? "", cards: cards.map(plotName).join(", ") }),
  plot_given: ({ card, seat }, names) => t("resistance-said-given", { card: plotName(card), name: names[seat] ?? "" }),
  plot_used: ({ card, seat, target }, names) =>
    t("resistance-said-used", {
      card: plotName(card),
      name: names[seat] ?? "",
      target: target === null ? "" : (names[target] ?? ""),
    }),
  plot_taken: ({ card, seat, victim }, names) =>
    t("resistance-said-taken", { card: plotName(card), name: names[seat] ?? "", victim: names[victim] ?? "" }),
  team_proposed: ({ leader, mission, team }, names) =>
    t("resistance-said-proposed", { name: names[leader] ?? "", mission, team: list(team, names) }),
  investigator_named: ({ seat }, names) => t("resistance-said-investigator", { name: names[seat] ?? "" }),
  opinions_shown: ({ approve, reject }, names) =>
    t("resistance-said-opinions", { approve: list(approve, names) || "–", reject: list(reject, names) || "–" }),
  votes_shown: ({ approve, reject, approved }) =>
    t("resistance-said-votes", { approve: approve.length, reject: reject.length, approved: String(approved) }),
  mission_done: ({ mission, tally, success }) =>
    t("resistance-said-mission", { mission, cards: tallyText(tally), success: String(success) }),
  early_wait: () => t("resistance-said-wait"),
  early_over: () => t("resistance-said-wait-over"),
  hunter_stands: ({ seat, character }, names) =>
    t("resistance-said-hunter", { name: names[seat] ?? "", character: characterName(character) }),
  accused: ({ hunter, seat, right }, names) =>
    t("resistance-said-accused", { name: names[hunter] ?? "", accused: names[seat] ?? "", right: String(right) }),
  result_turned: ({ mission, success }) => t("resistance-said-turned", { mission, success: String(success) }),
  examine_asked: ({ examiner, seat }, names) =>
    t("resistance-said-examine", { name: names[examiner] ?? "", other: names[seat] ?? "" }),
  looked: ({ how, viewer, seat }, names) =>
    t("resistance-said-looked", { how, name: names[viewer] ?? "", other: names[seat] ?? "" }),
  learnt: () => t("resistance-said-learnt"),
  agent_blamed: ({ seat, accused, right }, names) =>
    t("resistance-said-blamed", { name: names[seat] ?? "", accused: names[accused] ?? "", right: String(right) }),
  said: ({ statement: said }, names) => `${names[said.seat] ?? ""}: “${statement(said, names)}”`,
  ended: ({ outcome }, names) => say(outcome.why, names),
};

/** @param {readonly AnyEvent[]} events @param {Names} names */
export const announce = (events, names) =>
  events
    .map((event) => byKind(SENTENCES, event, names) ?? "")
    .filter(Boolean)
    .join(" ");

/** @param {import("./types").Tally} tally */
export const tallyText = (tally) =>
  CARDS.filter((kind) => tally[/** @type {keyof typeof tally} */ (kind)] > 0)
    .map((kind) => `${tally[/** @type {keyof typeof tally} */ (kind)]} × ${cardName(kind)}`)
    .join(", ");
