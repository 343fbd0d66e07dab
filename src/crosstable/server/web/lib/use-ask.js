/** Ask for something and keep the reason if it is refused, to show it beside the button. */
import { useState } from "preact/hooks";
import { Failure } from "./api.js";
import { newest } from "./newest.js";

/** @typedef {import("./wire").Sentence} Sentence */

/**
 * A state that is forgotten with the next news: why something was refused.
 * @template T
 * @param {T} empty
 * @returns {[T, (now: T) => void]}
 */
export function useUntilNews(empty) {
  const news = newest.value;
  const [held, hold] = useState({ now: empty, news });
  return [held.news === news ? held.now : empty, (now) => hold({ now, news: newest.peek() })];
}

/**
 * @returns {[Sentence | null, (asked: Promise<unknown>) => Promise<boolean>]} the last reason, until the next news, and
 *   a function that waits for the answer and says whether it worked
 */
export function useAsk() {
  const [problem, setProblem] = useUntilNews(/** @type {Sentence | null} */ (null));
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
