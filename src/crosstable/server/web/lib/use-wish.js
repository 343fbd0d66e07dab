/** Show what somebody has just chosen until the server has answered; then what the server says counts again. */
import { useState } from "preact/hooks";

/**
 * @template T
 * @param {T} value
 * @param {(chosen: any) => unknown} save
 * @returns {[T, (chosen: T) => Promise<void>]} what to show, and how to choose
 */
export function useWish(value, save) {
  const [wish, setWish] = useState(/** @type {{value: T} | null} */ (null));
  return [
    wish ? wish.value : value,
    async (chosen) => {
      const mine = { value: chosen };
      setWish(mine);
      try {
        await save(chosen);
      } finally {
        setWish((now) => (now === mine ? null : now)); // a newer wish waits for its own answer
      }
    },
  ];
}
