/** Steps of CROSS in words, for the review. */
import { t } from "shell/lib/texts.js";
import { announce } from "./log.js";

/** @type {import("./types").Words} */
export default {
  words: (frame, before, names) => {
    if (!before) return t("cross-review-start");
    const told = announce(frame.events, { names });
    const who = frame.seat === null ? undefined : names[frame.seat];
    return !who || told.includes(who) ? told : `${who}: ${told}`;
  },
  chapter: () => "",
  ink: (seat, { view }) => (view.colours[seat] === "yellow" ? "var(--saffron)" : "var(--vermilion)"),
};
