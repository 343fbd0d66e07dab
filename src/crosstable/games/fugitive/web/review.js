/** Steps of Fugitive in words, for the review: under turns. */
import { t } from "shell/lib/texts.js";
import { announce } from "./log.js";

/** @typedef {import("./types").FugitiveView} FugitiveView */

/**
 * What these eyes see beyond what is told to everybody: the card that was drawn, the number that was laid.
 * @param {import("./types").AnyEvent} event
 * @param {FugitiveView} view
 * @param {string} name
 */
function secret(event, view, name) {
  if (event.type === "got") return t("fugitive-review-got", { name, card: event.card });
  const card = event.type === "placed" && event.card === null ? view.row[event.place]?.card : null;
  return card ? t("fugitive-review-placed", { card }) : "";
}

/** @type {import("./types").Words} */
export default {
  words: (frame, before, names) => {
    if (!before) return t("fugitive-review-start");
    const name = frame.seat === null ? "" : (names[frame.seat] ?? "");
    return frame.events
      .flatMap((event) => [
        event.type === "got" ? "" : announce([event], { names, view: frame.view, you: null }),
        secret(event, frame.view, name),
      ])
      .filter(Boolean)
      .join(" ");
  },
  ink: (seat, { view }) => (view.roles[seat] === "marshal" ? "var(--lagoon)" : "var(--saffron)"),
  chapter: (frame, before) => {
    const { view } = before ?? frame;
    if (view.phase === "manhunt") return t("fugitive-review-manhunt");
    return t("fugitive-review-turn", { turn: view.turn, role: view.roles[view.side] ?? "" });
  },
};
