/** For what changes with time alone, like a clock. */
import { useEffect, useState } from "preact/hooks";

/** Draw again every so often. @param {number | null} ms null: stand still */
export function useTick(ms) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (ms === null) return;
    const timer = setInterval(() => tick((n) => n + 1), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
