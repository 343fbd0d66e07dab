/** What happened, as a sentence for those who do not see the board. */
import { say, t } from "shell/lib/texts.js";

/** @typedef {import("./types").AnyEvent} GameEvent */

/** @type {Record<string, (event: any, names: readonly string[]) => string>} */
const SENTENCES = {
  placed: ({ colour, cell }) => t("cross-said-placed", { colour, cell }),
  swapped: ({ seat }, names) => t("cross-said-swapped", { name: names[seat] ?? "" }),
  ended: ({ outcome }, names) => say(outcome.why, names),
};

/** @param {readonly GameEvent[]} events @param {readonly string[]} names */
export const announce = (events, names) => events.map((event) => SENTENCES[event.type]?.(event, names) ?? "").join(" ");
