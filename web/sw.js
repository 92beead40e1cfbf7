// Keeps the game for when there is no network. Files with a hash in their name never change: what is kept is good. The
// page itself is asked for first, so that a new version is seen at once. A page of an older version that is still open
// keeps what it needs until it is closed.
const VERSION = "boxwood-@version@";
const CORE = @core@;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(CORE)));
});

self.addEventListener("activate", (event) => {
  const gone = (names) => names.filter((name) => name.startsWith("boxwood-") && name !== VERSION);
  event.waitUntil(caches.keys().then((names) => Promise.all(gone(names).map((name) => caches.delete(name)))));
});

async function keptOrFetched(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(VERSION);
    await cache.put(request, response.clone());
  }
  return response;
}

async function fetchedOrKept(request) {
  try {
    const response = await fetch(request, { cache: "no-cache" });
    if (response.ok) {
      const cache = await caches.open(VERSION);
      await cache.put("./", response.clone());
    }
    return response;
  } catch (error) {
    const kept = await caches.match("./");
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(request.mode === "navigate" ? fetchedOrKept(request) : keptOrFetched(request));
});
