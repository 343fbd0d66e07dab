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
  if (said.kind === "played") return t("resistance-say-played", { mission: said.mission, card: cardName(said.what) });
  if (said.kind === "reason") return t(`resistance-say-reason-${said.what}`);
  const seats = list(said.seats, names);
  if (said.kind === "back") {
    const whom = !said.seats.length ? "none" : said.seats.every((seat) => seat === said.seat) ? "self" : "others";
    return t(`resistance-say-back-${whom}`, { seats });
  }
  return t(`resistance-say-${said.kind}`, { seat: seats, seats });
}

/** @param {import("./types").Tally} tally */
export const tallyText = (tally) =>
  CARDS.filter((kind) => tally[/** @type {keyof typeof tally} */ (kind)] > 0)
    .map((kind) => `${tally[/** @type {keyof typeof tally} */ (kind)]} × ${cardName(kind)}`)
    .join(", ");
