// Caches the client, so that it starts offline. Answers of the API are never cached.
// The build writes the names of its files into FILES; they bear hashes, so the list changes whenever they do.
const FILES = [];
const VERSION = "";

/** Where this worker is: "/", or "/quake/". Caches are shared by all of a host, so their names end with this path. */
const ROOT = new URL("./", self.location.href).pathname;
const OURS = `@${ROOT}`;
const CACHE = `quakeboard-${VERSION}${OURS}`;
/** Milliseconds after which the cached page is shown. */
const PATIENCE = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      await cache.addAll([ROOT, ...FILES.map((name) => ROOT + name)]);
      await self.skipWaiting();
    }),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith("quakeboard-") && name.endsWith(OURS) && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith(`${ROOT}api/`)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith(`${ROOT}assets/`)) event.respondWith(part(request));
});

/** The newest page, if the server answers in time; every address of the client has the same one. */
async function page(request) {
  const kept = await caches.match(ROOT, { cacheName: CACHE });
  if (!kept) return fetch(request);
  try {
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error("late")), PATIENCE));
    return await Promise.race([fetch(request), late]);
  } catch {
    return kept;
  }
}

/** A file with a hash in its name never changes, so it is cached when it is first used. */
async function part(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** A push message: a sentence in the person's language, from the server. A newer one about a table takes the place of an older one. */
self.addEventListener("push", (event) => {
  const { title, body, page } = event.data?.json() ?? {};
  const address = ROOT + (typeof page === "string" && /^t\/\w+$/.test(page) ? page : "");
  event.waitUntil(
    self.registration.showNotification(title ?? "Quakeboard", {
      body: body ?? "",
      tag: address,
      renotify: true,
      icon: `${ROOT}icon-192.png`,
      data: { address },
    }),
  );
});

/** “Your turn”: to the table, in the window that has it if there is one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data?.address ?? ROOT;
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const open = windows.find((one) => new URL(one.url).pathname === address);
      return open ? open.focus() : self.clients.openWindow(address);
    })(),
  );
});
