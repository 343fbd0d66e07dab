/** For what changes with time alone, like a clock. */
import { useEffect, useState } from "preact/hooks";

/** Draw again every so often; returns how often that was. @param {number | null} ms null: stand still */
export function useTick(ms) {
  const [ticks, tick] = useState(0);
  useEffect(() => {
    if (ms === null) return;
    const timer = setInterval(() => tick((n) => n + 1), ms);
    return () => clearInterval(timer);
  }, [ms]);
  return ticks;
}

/**
 * Draw again when the clock of the stage has come to this moment; before that was seen, it goes no further.
 * @param {Pick<import("./table-props").Moment, "now" | "ends" | "until"> | null} stage
 * @param {number | undefined} next
 */
export function useMark(stage, next) {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!stage) return undefined;
    const seen = requestAnimationFrame(() => stage.until?.(next ?? stage.ends));
    const timer = next === undefined ? undefined : setTimeout(() => draw((n) => n + 1), next - stage.now());
    return () => {
      cancelAnimationFrame(seen);
      clearTimeout(timer);
    };
  });
  const until = stage?.until;
  useEffect(() => () => until?.(Number.POSITIVE_INFINITY), [until]); // nobody draws here any more
}
