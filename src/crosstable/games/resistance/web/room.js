/** The ring has the room that the dock leaves it: whatever one is asked, every seat is in sight of a thumb. */
import { useLayoutEffect, useRef } from "preact/hooks";

/** Below the lowest name, in pixels. */
const MARGIN = 18;

/**
 * Measures what lies above and below the ring. While one is asked the same, the ring only gives way, so that it does
 * not breathe under the thumb; an open conversation lies over it.
 * @param {string} asked
 * @returns {import("preact").RefObject<HTMLDivElement | null>} of the round
 */
export function useRoom(asked) {
  const round = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    const place = round.current;
    const ring = place?.querySelector(".res-ring");
    const dock = place?.querySelector(".round-dock");
    if (!place || !ring || !dock) return undefined;
    const page = document.documentElement.style; // of the page: where the table stands on it is nothing of the table's
    let most = 0;
    const measure = () => {
      if (dock.querySelector(".tray-open")) return;
      const above = ring.getBoundingClientRect().top + scrollY;
      most = Math.max(most, Math.ceil(above + dock.getBoundingClientRect().height + MARGIN));
      page.setProperty("--beside-ring", `${most}px`);
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(dock);
    watching.observe(place.closest("main") ?? place); // a tip that comes above pushes the ring down
    return () => {
      watching.disconnect();
      page.removeProperty("--beside-ring");
    };
  }, [asked]);
  return round;
}
