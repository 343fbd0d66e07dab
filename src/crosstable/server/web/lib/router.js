/** Which page is shown. The address is the only state. */
import { signal } from "@preact/signals";

export const path = signal(location.pathname);

/**
 * Go to another page of ours.
 * @param {string} to
 * @param {{replace?: boolean}} [how]
 */
export function go(to, how = {}) {
  if (to === location.pathname + location.search) return;
  history[how.replace ? "replaceState" : "pushState"](null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** Links to our own pages change the page without loading it again. */
export function watchLinks() {
  addEventListener("popstate", () => (path.value = location.pathname));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (/^\/(api|web|games|texts)\b/.test(link.pathname) || link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
