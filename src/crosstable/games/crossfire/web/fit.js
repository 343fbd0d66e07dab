/** How much of a phone is left for the ring. */
import { useLayoutEffect } from "preact/hooks";

/**
 * The ring takes the room above the dock as it is when a phase begins: what is said or refused later moves no seat.
 * @param {import("preact").RefObject<HTMLElement | null>} table @param {string} phase for whom, too
 */
export function useFit(table, phase) {
  useLayoutEffect(() => {
    const measure = () => {
      const dock = table.current?.querySelector(".round-dock");
      if (!(dock instanceof HTMLElement) || dock.querySelector(".tray-open")) return;
      table.current?.style.setProperty("--dock", `${dock.offsetHeight}px`);
    };
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [phase]);
}
