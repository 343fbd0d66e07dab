/** Keep the companion on the device, so that it opens without a network. */
import { useEffect, useState } from "preact/hooks";

/** A browser keeps pages only from addresses it trusts: https, or this very machine. */
const able = "serviceWorker" in navigator && isSecureContext;

/** @returns {"keeping" | "kept" | "open"} `open`: it works without a network as long as the page stays open */
export function useKept() {
  const [state, setState] = useState(/** @type {"keeping" | "kept" | "open"} */ (able ? "keeping" : "open"));
  useEffect(() => {
    if (!able) return;
    const idle = window.requestIdleCallback ?? ((/** @type {() => void} */ work) => setTimeout(work, 500));
    idle(() => {
      navigator.serviceWorker.register("/offline.js").catch(() => setState("open"));
      navigator.serviceWorker.ready.then(() => setState("kept"));
    });
  }, []);
  return state;
}
