/** What happened, as a sentence for those who do not see the board. */
import { byKind } from "shell/lib/kinds.js";
import { say, t } from "shell/lib/texts.js";

/** @typedef {import("./types").AnyEvent} AnyEvent */

/** @type {import("shell/lib/table-props").ByKind<AnyEvent, [names: readonly string[]], string>} */
const SENTENCES = {
  placed: ({ colour, cell }) => t("cross-said-placed", { colour, cell }),
  swapped: ({ seat }, names) => t("cross-said-swapped", { name: names[seat] ?? "" }),
  ended: ({ outcome }, names) => say(outcome.why, names),
};

/** @param {readonly AnyEvent[]} events @param {readonly string[]} names */
export const announce = (events, names) => events.map((event) => byKind(SENTENCES, event, names) ?? "").join(" ");
