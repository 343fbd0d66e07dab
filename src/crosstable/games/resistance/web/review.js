/** Steps of The Resistance in words, for the review: under missions. */
import { t } from "shell/lib/texts.js";
import { announce } from "./words.js";

/**
 * Events nobody announces at the table, because the ring shows them.
 * @param {import("./types").AnyEvent} event
 * @param {readonly string[]} names
 */
function shown(event, names) {
  if (event.type === "vote_cast") return t("resistance-review-vote", { name: names[event.seat] ?? "" });
  if (event.type === "card_played") return t("resistance-review-card", { name: names[event.seat] ?? "" });
  return "";
}

/** @type {import("./types").Words} */
export default {
  words: (frame, before, names) => {
    if (!before) return t("resistance-review-start");
    // What somebody was shown is said to that seat (“showed you”); with everything open the look itself is told.
    const events = frame.events.filter((event) => event.type !== "learnt" || frame.view.seat !== null);
    const told =
      announce(events, names) ||
      frame.events
        .map((event) => shown(event, names))
        .join(" ")
        .trim();
    const who = frame.seat === null ? undefined : names[frame.seat];
    return told || (who ? t("resistance-review-pass", { name: who }) : "");
  },
  chapter: (frame, before) =>
    t("resistance-review-round", {
      round: (before ?? frame).view.round,
    }),
};
