/** What works without a network: kept by the browser's worker, which every page registers. */

/** A browser keeps pages only from addresses it trusts: https, or this very machine. */
export const canKeep = "serviceWorker" in navigator && isSecureContext;

/** Whether this page came from what the browser keeps, because the server did not answer. */
export const isOffline = () => "offline" in document.documentElement.dataset;

/** How long a page is left alone with its line before the rest is fetched. */
const LATER = 2000;

/** Keep what works without a network, once the page has nothing better to do. @param {number} [after] */
export function keepForLater(after = LATER) {
  if (!canKeep) return;
  const idle = window.requestIdleCallback ?? setTimeout;
  setTimeout(() => idle(() => void navigator.serviceWorker.register("/offline.js").catch(() => undefined)), after);
}
