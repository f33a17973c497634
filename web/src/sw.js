/**
 * Keeps the pages of this version of the house, so that they open without a network. It answers for
 * pages and their files only; what the house itself says is never kept. FILES and VERSION are
 * filled in when the pages are built.
 */

const FILES = __FILES__;
const NAME = "tatami-__VERSION__";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(["/", ...FILES])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("tatami-") && name !== NAME))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) {
    // All pages are one page; a newer one is better, the kept one is better than none.
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else if (FILES.includes(pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
