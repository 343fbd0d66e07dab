/** Style sheets that come with a page or a game, not with the first load. */

/** @type {Map<string, Promise<unknown>>} */
const loaded = new Map();

/** Add a style sheet once; resolves when it is loaded (or cannot be). @param {string} href */
export function addStyle(href) {
  const known = loaded.get(href);
  if (known) return known;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const coming = new Promise((resolve) => (link.onload = link.onerror = () => resolve(undefined)));
  loaded.set(href, coming);
  document.head.append(link);
  return coming;
}

/** Resolves when every style sheet that was asked for is loaded: nothing is drawn before it has its clothes on. */
export const stylesLoaded = () => Promise.all(loaded.values());
