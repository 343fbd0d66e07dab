/* The service worker: keeps the shell, the companion and the rules for use without a network. A device that is online
   always gets what the server has now; the copy is used only when the server does not answer. The server writes two
   lines before this text: VERSION (changes with any byte of any file) and FILES. */
/// <reference lib="webworker" />
/* global VERSION, FILES */

const CACHE = `crosstable-${VERSION}`;
const SHELL = "/companion";
/** A server that is switched off does not say so: after this long what is kept must do. */
const PATIENCE = 4000;
const NO_PAGE = /^\/(api|web|games|texts)\//;
/** Whether the last page had to come from here: then its parts come from here too, at once and of one version. */
let alone = false;

self.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !NO_PAGE.test(pathname)) event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(part(request, pathname));
});

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("crosstable-") && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** What is kept for an address. */
const kept = async (address) => (await caches.open(CACHE)).match(address);

/** The server's answer, unless it takes too long or fails. */
async function asked(request) {
  const late = new Promise((_, fail) => setTimeout(fail, PATIENCE, new Error("the server does not answer")));
  const answer = await Promise.race([fetch(request), late]);
  if (answer.status >= 502 && answer.status <= 504) throw new Error("the server is not there");
  return answer;
}

/** Any page of ours: all of them are the shell, which decides by the address what to show. */
async function page(request) {
  try {
    const answer = await asked(request);
    alone = false;
    return answer;
  } catch (error) {
    const shell = await kept(SHELL);
    if (!shell) throw error;
    alone = true;
    return marked(shell);
  }
}

/** The page, which says that the server is not there: the shell shows what works without it. */
async function marked(shell) {
  const headers = new Headers(shell.headers);
  headers.delete("Content-Encoding");
  return new Response((await shell.text()).replace("<html ", "<html data-offline "), { headers });
}

/** A file that belongs to a page. */
async function part(request, pathname) {
  if (alone) {
    const found = await kept(pathname);
    if (found) return found;
  }
  try {
    return await asked(request);
  } catch (error) {
    const found = await kept(pathname);
    if (found) return found;
    throw error;
  }
}

/** A call to a table was tapped: bring its page to the front, or open it. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
