/** Moving through a game: by knobs, by keys, by itself. */
import { useCallback, useEffect, useState } from "preact/hooks";

const STEP = 900;

/**
 * Which position is shown, and whether it runs.
 * @param {number} last
 * @param {number} start
 * @param {(at: number) => void} moved called when the person here moves, not when somebody leads
 */
export function useTransport(last, start, moved) {
  const [at, setAt] = useState(Math.max(0, Math.min(last, start)));
  const [running, setRunning] = useState(false);
  const show = useCallback((/** @type {number} */ n) => setAt(Math.max(0, Math.min(last, n))), [last]);
  const goTo = (/** @type {number} */ n) => {
    const there = Math.max(0, Math.min(last, n));
    setAt(there);
    moved(there);
  };
  useEffect(() => {
    if (!running) return;
    if (at >= last) return setRunning(false);
    const timer = setTimeout(() => goTo(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [running, at, last]);
  const toggle = () => {
    if (!running && at >= last) goTo(0);
    setRunning(!running);
  };
  return { at, goTo, show, running, toggle };
}

/**
 * Keys that work anywhere on the page.
 * @param {ReturnType<typeof useTransport>} transport
 * @param {number} last
 * @param {readonly number[]} chapters the steps with which a chapter begins
 */
export function useKeys(transport, last, chapters) {
  useEffect(() => {
    const { at, goTo } = transport;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => goTo(at - 1),
      ArrowRight: () => goTo(at + 1),
      Home: () => goTo(0),
      End: () => goTo(last),
      PageUp: () => goTo(chapters.findLast((n) => n < at) ?? 0),
      PageDown: () => goTo(chapters.find((n) => n > at) ?? last),
      " ": transport.toggle,
    };
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const arrows = event.key.startsWith("Arrow");
      const busy =
        event.target instanceof Element &&
        event.target.closest(
          arrows
            ? "input, select, dialog, [role=grid], [role=tablist]"
            : "input, select, button, a, dialog, [role=grid]",
        );
      const action = keys[event.key];
      if (!action || busy || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
