/** Names of things and statements in words. */
import { list as inWords, t } from "shell/lib/texts.js";

/** @typedef {import("./types").ResistanceView} ResistanceView */
/** @typedef {import("./types").Statement} Statement */
/** @typedef {readonly string[]} Names */

/** @param {ResistanceView} view @param {import("./types").Character} character */
export const sideOf = (view, character) => (view.spies.includes(character) ? "spy" : "resistance");
/** @param {string} character */
export const characterName = (character) => t(`resistance-character-${character}`);
/** The same where there is little room. @param {string} character */
export const characterTag = (character) =>
  /_(chief|hunter|reverser)$/.test(character) ? t(`resistance-tag-${character}`) : characterName(character);
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

/** Of whom a statement speaks that is taken back. @param {Statement} said */
const whom = ({ seat, seats }) => (!seats.length ? "none" : seats.every((one) => one === seat) ? "self" : "others");

/** The text of a statement. @param {Statement} said */
function textOf(said) {
  const { kind, what } = said;
  if (kind === "character") return `resistance-say-character${["resistance", "spy"].includes(what) ? `-${what}` : ""}`;
  if (kind === "seen" && said.mission) return "resistance-say-card";
  if (kind === "team" && said.seats.includes(said.seat)) return "resistance-say-team-me";
  if (kind === "back") return `resistance-say-back-${whom(said)}`;
  return kind === "reason" ? `resistance-say-reason-${what}` : `resistance-say-${kind}`;
}

/** A statement as the speaker says it, in one of its wordings. @param {Statement} said @param {Names} names */
export function statement(said, names) {
  const own = said.kind === "team" || said.kind === "back"; // nobody calls himself by his name
  const seats = list(own ? said.seats.filter((seat) => seat !== said.seat) : said.seats, names);
  const named = { way: said.way, mission: said.mission, count: said.seats.length, seat: seats, seats };
  if (said.kind === "character") return t(textOf(said), { ...named, character: characterName(said.what) });
  const shown = said.kind === "seen" || said.kind === "played" ? shownName(said.what) : "";
  return t(textOf(said), { ...named, shown, card: shown });
}

/** @param {import("./types").Tally} tally */
export const tallyText = (tally) =>
  CARDS.filter((kind) => tally[/** @type {keyof typeof tally} */ (kind)] > 0)
    .map((kind) => `${tally[/** @type {keyof typeof tally} */ (kind)]} × ${cardName(kind)}`)
    .join(", ");
