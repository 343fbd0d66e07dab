/** One voice for a room: what is told is said in order, one line after the other. */
import { useEffect } from "preact/hooks";
import { volume } from "./settings.js";
import { sayNext } from "./voice.js";

/** Say this whenever it changes. @param {string} line nothing is said for an empty one */
export function useTelling(line) {
  useEffect(() => {
    if (line && volume.peek() > 0) sayNext(line);
  }, [line]);
}
