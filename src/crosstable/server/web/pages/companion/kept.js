/** Whether the companion opens without a network. */
import { useEffect, useState } from "preact/hooks";
import { canKeep, keepForLater } from "../../lib/offline.js";

/** @returns {"keeping" | "kept" | "open"} `open`: it works without a network as long as the page stays open */
export function useKept() {
  const [state, setState] = useState(/** @type {"keeping" | "kept" | "open"} */ (canKeep ? "keeping" : "open"));
  useEffect(() => {
    keepForLater(0); // whoever opens this page is about to go where there is no network
    if (canKeep) void navigator.serviceWorker.ready.then(() => setState("kept"));
  }, []);
  return state;
}
