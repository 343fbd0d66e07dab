/** Cards, claims and statements in words. */
import { offered } from "shell/lib/offers.js";
import { say, t } from "shell/lib/texts.js";

/** @typedef {import("./types").CrossfireView} CrossfireView */
/** @typedef {import("./types").Statement} Statement */

/** @param {string} role the name on the card */
export const roleName = (role) => t("crossfire-role", { role });

/** @param {string} claim what an edge of the card says */
export const claimName = (claim) => t("crossfire-claim", { claim });

/** @type {Record<string, "blue" | "red">} */
const TEAMS = {
  vip: "blue",
  agent: "blue",
  enforcer: "blue",
  bodyguard: "blue",
  sniper: "blue",
  supporter: "blue",
  blue_decoy: "blue",
  assassin: "red",
  red_decoy: "red",
  protester: "red",
};

/** Which side a role leans to. @param {string} role @returns {"blue" | "red" | "own"} */
export const teamOf = (role) => TEAMS[role] ?? "own";

/** @param {string} role a sign that tells the sides apart without colour */
export const teamSign = (role) => ({ blue: "◆", red: "▲", own: "●" })[teamOf(role)];

/**
 * Beside the speaker's name: what was said, in one of its wordings, or what the card claims now.
 * @param {Statement} said
 * @param {CrossfireView} view
 * @param {readonly string[]} names
 */
export function spoken(said, { circle }, names) {
  if (said.kind === "claim") return t("crossfire-spoken-claim", { claim: said.claim ?? "undeclared" });
  const place = circle.indexOf(said.seat);
  const card = said.kind === "am" || said.kind === "suspect" ? "crossfire-being" : "crossfire-card";
  const args = {
    way: said.way ?? 0,
    card: { key: card, args: { role: said.role ?? "" } },
    seat_about: said.about ?? 0,
    seat_to: circle[(place + 1) % circle.length] ?? 0,
    seat_from: circle[(place + circle.length - 1) % circle.length] ?? 0,
  };
  return say({ key: `crossfire-spoken-${said.more ? `${said.kind}_more` : (said.stage ?? said.kind)}`, args }, names);
}

/** The same with the speaker. @param {Statement} said @param {CrossfireView} view @param {readonly string[]} names */
export function sayStatement(said, view, names) {
  const seat = names[said.seat] ?? "";
  if (said.kind === "claim") return t("crossfire-said-claim", { seat, claim: said.claim ?? "undeclared" });
  return t("crossfire-said", { seat, words: spoken(said, view, names) });
}

/** Whether both guns may point at one player. @param {CrossfireView} view */
export const mayDouble = (view) => {
  const at = offered(view, "aim")?.fields.at;
  return at?.choose === "some" && at.least < at.most;
};

/**
 * The choices an offer leaves for one field.
 * @param {CrossfireView} view
 * @param {string} action
 * @param {string} field
 * @returns {any[]}
 */
export const choices = (view, action, field) => offered(view, action)?.fields[field]?.of ?? [];

/** Who points now: everybody, or the Assassins who are left at a table with a Sniper.
 * @param {{aims: readonly (readonly number[])[], absent: readonly number[]}} event */
export function pointing({ aims, absent }) {
  const count = aims.filter((at, seat) => at.length > 0 || absent.includes(seat)).length;
  return { who: count === aims.length ? "all" : "assassins", count };
}

/** What is said of a shot: one at the Sniper, or at somebody shot before, is not blocked, it does nothing (C24).
 * @param {number} at @param {readonly number[]} hit @param {readonly number[]} blocked */
export const shotKey = (at, hit, blocked) => {
  if (hit.includes(at)) return "crossfire-ui-script-hits";
  return blocked.includes(at) ? "crossfire-ui-script-blocked" : "crossfire-ui-script-in-vain";
};
