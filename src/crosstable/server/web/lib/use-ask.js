/** Ask for something and keep the reason if it is refused, to show it beside the button. */
import { useState } from "preact/hooks";
import { Failure } from "./api.js";

/** @typedef {import("./wire").Sentence} Sentence */

/**
 * @returns {[Sentence | null, (asked: Promise<unknown>) => Promise<boolean>]} the last reason, and a function that
 *   waits for the answer and says whether it worked
 */
export function useAsk() {
  const [problem, setProblem] = useState(/** @type {Sentence | null} */ (null));
  return [
    problem,
    async (asked) => {
      try {
        const answer = await asked;
        const refused = answer && typeof answer === "object" && "key" in answer;
        setProblem(refused ? /** @type {Sentence} */ (answer) : null);
        return !refused;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        setProblem(error.why);
        return false;
      }
    },
  ];
}
