/** Steps of Crossfire in words, for the review: the deal, the talk, the count, the shot. */
import { list, t } from "shell/lib/texts.js";
import { announce } from "./log.js";

/**
 * What somebody chose, with everything open.
 * @param {import("./types").AnyAction | null} action
 * @param {string} name
 * @param {readonly string[]} names
 */
function chosen(action, name, names) {
  if (action?.type === "claim") return t("crossfire-said-claim", { seat: name, claim: action.claim });
  if (action?.type !== "aim" || !action.at.length) return "";
  return t("crossfire-review-aims-at", { name, at: list(action.at.map((seat) => names[seat] ?? "")) });
}

/**
 * Events nobody announces at the table, because the ring shows them.
 * @param {import("./types").AnyEvent} event
 * @param {string} phase
 * @param {readonly string[]} names
 */
function shown(event, phase, names) {
  if (event.type !== "chosen" && event.type !== "readied") return "";
  const name = names[event.seat] ?? "";
  if (event.type === "readied") return t(event.ready ? "crossfire-review-ready" : "crossfire-review-unready", { name });
  return t(phase === "claim" ? "crossfire-review-chosen" : "crossfire-review-aims", { name });
}

/** @type {import("./types").Words} */
export default {
  words: (frame, before, names) => {
    if (!before) return t("crossfire-review-start");
    const { view } = frame;
    const { phase } = before.view;
    const end = frame.events.findLast((event) => event.type === "ended");
    const told = announce(end ? [end] : frame.events, { view, names });
    const who = frame.seat === null ? undefined : names[frame.seat];
    const open = chosen(/** @type {import("./types").AnyAction | null} */ (frame.action), who ?? "", names);
    if (open) return `${open} ${told}`.trim();
    const seen =
      told ||
      frame.events
        .map((event) => shown(event, phase, names))
        .join(" ")
        .trim();
    if (seen || !who) return seen;
    return t(
      phase === "aim"
        ? "crossfire-review-aims"
        : phase === "claim"
          ? "crossfire-review-chosen"
          : "crossfire-review-believes",
      { name: who },
    );
  },
  chapter: (frame, before) => {
    const { phase } = (before ?? frame).view;
    if (frame.view.outcome) return t("crossfire-review-shot");
    return t(`crossfire-review-${phase === "claim" ? "deal" : phase === "talk" ? "talk" : "count"}`);
  },
};
