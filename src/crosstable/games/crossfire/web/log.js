/** The log of Crossfire: what the texts `crossfire-log-…` and `crossfire-ear-…` are filled with, part by part. */
import { announcer } from "shell/lib/log.js";
import { list, say, t } from "shell/lib/texts.js";
import { claimName, pointing, sayStatement, shotKey, spoken } from "./words.js";

/** The part of the game that begins with an event. @type {Record<string, string>} */
const PARTS = { dealt: "deal", talk_began: "talk", count_began: "count", aims_shown: "shot" };

/** Names in a row. @param {readonly number[]} seats @param {readonly string[]} names */
const named = (seats, names) => list(seats.map((seat) => names[seat] ?? ""));

/** @type {import("./types").Log} */
const log = {
  told: {
    dealt: ({ dealer }) => ({ seat: dealer }),
    passed: () => ({}),
    mixed: ({ group }, { names }) => ({ names: named(group, names) }),
    talk_began: ({ claims }, { names }) => ({
      claims: list(
        claims.flatMap((claim, seat) =>
          claim ? [t("crossfire-log-claims", { seat: names[seat] ?? "", claim: claimName(claim) })] : [],
        ),
      ),
    }),
    said: ({ statement }, { view, names }) => sayStatement(statement, view, names),
    shots_placed: ({ at }, { names }) => ({ names: named(at, names) || "none" }),
    count_began: () => ({}),
    aims_shown: (event, { names }) => ({
      ...pointing(event),
      aims: list(
        event.aims.flatMap((at, seat) =>
          at.length || event.absent.includes(seat)
            ? [
                t(at.length ? "crossfire-log-aims" : "crossfire-log-aims-nobody", {
                  seat: names[seat] ?? "",
                  at: named([...new Set(at)], names),
                }),
              ]
            : [],
        ),
      ),
    }),
    guns_lowered: ({ seats }, { names }) => ({ count: seats.length, names: named(seats, names) }),
    revealed: ({ seats, roles }, { names }) =>
      seats.length
        ? {
            cards: list(
              seats.map((seat, i) =>
                t("crossfire-log-card", {
                  seat: names[seat] ?? "",
                  card: t("crossfire-being", { role: roles[i] ?? "" }),
                }),
              ),
            ),
          }
        : "",
    fired: ({ wave, by, at, hit, blocked }, { names }) => ({
      wave,
      count: by.length,
      shots: by
        .map((from, i) => {
          const to = at[i] ?? 0;
          return t(shotKey(to, hit, blocked), { wave, by: names[from] ?? "", at: names[to] ?? "" });
        })
        .join(" "),
    }),
    ended: ({ outcome }, { names }) => say(outcome.why, names),
  },
  said: (event, { view, names }) =>
    event.type === "said" ? { seat: event.statement.seat, words: spoken(event.statement, view, names) } : null,
  chapter: (event) => {
    const part = PARTS[event.type];
    return part ? t("crossfire-log-chapter", { part }) : "";
  },
};

export default log;

/** These events as one text. */
export const announce = announcer("crossfire", log);
