/** Steps of The Resistance in words, for the review: under missions. */
import { t } from "shell/lib/texts.js";
import { announce } from "./log.js";
import { cardName } from "./words.js";

/**
 * What nobody announces at the table, because the ring shows it; with everything open, what was voted and played.
 * @param {import("./types").AnyEvent} event
 * @param {import("./types").AnyAction | null} action
 * @param {readonly string[]} names
 */
function shown(event, action, names) {
  if (event.type !== "vote_cast" && event.type !== "card_played") return "";
  const name = names[event.seat] ?? "";
  if (action?.type === "vote")
    return t(action.approve ? "resistance-review-approves" : "resistance-review-rejects", { name });
  if (action?.type === "play_card") return t("resistance-review-plays", { name, card: cardName(action.card) });
  return t(event.type === "vote_cast" ? "resistance-review-vote" : "resistance-review-card", { name });
}

/** @type {import("./types").Words} */
export default {
  words: (frame, before, names) => {
    if (!before) return t("resistance-review-start");
    // What somebody was shown is said to that seat (“showed you”); with everything open the look itself is told.
    const events = frame.events.filter((event) => event.type !== "learnt" || frame.view.seat !== null);
    const action = /** @type {import("./types").AnyAction | null} */ (frame.action);
    const seen = frame.events.map((event) => shown(event, action, names)).join(" ");
    const told = announce(events, { names });
    const who = frame.seat === null ? undefined : names[frame.seat];
    return (
      (action ? `${seen} ${told}` : told || seen).trim() || (who ? t("resistance-review-pass", { name: who }) : "")
    );
  },
  chapter: (frame, before) =>
    t("resistance-review-round", {
      round: (before ?? frame).view.round,
    }),
};
