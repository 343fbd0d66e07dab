/** Holding one's breath: what is weighty is not tapped but held, until its ring is full. */
import { useEffect, useRef } from "preact/hooks";

/** How long, in milliseconds. */
export const HOLD = 600;

/**
 * Handlers for a button that is held. A key, a screen reader or a switch has no finger to hold: one press is enough.
 * @param {{begin: () => boolean, end: () => void, act: () => void, tap?: (() => void) | null}} doing
 *   begin: a finger is down, false: there is nothing to hold for; end: it is up again; tap: it was not held
 * @returns {{on: Record<string, (event: any) => void>}}
 */
export function useHold({ begin, end, act, tap = null }) {
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const done = useRef(false);
  const stop = () => {
    clearTimeout(timer.current);
    end();
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    on: {
      onPointerDown: (event) => {
        done.current = false;
        if (event.button !== 0 || !begin()) return;
        timer.current = setTimeout(() => {
          done.current = true;
          stop();
          act();
        }, HOLD);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onContextMenu: (event) => event.preventDefault(),
      onClick: (event) => {
        if (done.current) done.current = false;
        else if (tap) tap();
        else if (event.detail === 0) act();
      },
    },
  };
}
