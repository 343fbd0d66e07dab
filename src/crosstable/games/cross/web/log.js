/** The log of CROSS: what the texts `cross-log-…` and `cross-ear-…` are filled with. */
import { announcer } from "shell/lib/log.js";
import { say } from "shell/lib/texts.js";

/** @type {import("./types").Log} */
const log = {
  told: {
    placed: ({ seat, colour, cell }) => ({ seat, colour, cell }),
    swapped: ({ seat }) => ({ seat }),
    ended: ({ outcome }, { names }) => say(outcome.why, names),
  },
};

export default log;

/** These events as one text. */
export const announce = announcer("cross", log);
