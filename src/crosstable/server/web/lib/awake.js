/** Keep the screen on while something is shown to a whole room. */
import { useEffect } from "preact/hooks";

/** @param {boolean} on */
export function useAwake(on) {
  useEffect(() => {
    if (!on || !("wakeLock" in navigator)) return;
    /** @type {WakeLockSentinel | null} */
    let held = null;
    let gone = false;
    const hold = () => {
      if (document.hidden) return;
      navigator.wakeLock.request("screen").then(
        (lock) => {
          held = lock;
          if (gone) void lock.release();
        },
        () => {}, // a low battery may forbid it
      );
    };
    hold();
    document.addEventListener("visibilitychange", hold); // the browser lets go of it in the background
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", hold);
      void held?.release();
    };
  }, [on]);
}
