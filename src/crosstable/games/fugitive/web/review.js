/** Steps of Fugitive in words, for the review: under turns. */
import { t } from "shell/lib/texts.js";
import { announce } from "./words.js";

/** @type {import("shell/lib/table-props").ReviewWords} */
export default {
  words: (frame, before, names) => (before ? announce(frame.events, names) : t("fugitive-review-start")),
  chapter: (frame, before) => {
    const view = /** @type {import("./types").FugitiveView} */ ((before ?? frame).view);
    if (view.phase === "manhunt") return t("fugitive-review-manhunt");
    return t("fugitive-review-turn", { turn: view.turn, role: view.roles[view.side] ?? "" });
  },
};
