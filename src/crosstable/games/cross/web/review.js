/** Steps of CROSS in words, for the review. */
import { t } from "shell/lib/texts.js";
import { announce } from "./words.js";

/** @type {import("shell/lib/table-props").ReviewWords} */
export default {
  words: (frame, before, names) =>
    before ? `${frame.seat === null ? "" : (names[frame.seat] ?? "")}: ${announce(frame.events, names)}` : t("cross-review-start"),
  chapter: () => "",
};
