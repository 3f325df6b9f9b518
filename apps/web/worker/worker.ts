/**
 * Opens the app without a network. It keeps the files of the app, and nothing that an endpoint has
 * answered: what somebody reads of their own log is kept by the page, under their account.
 */
declare const self: ServiceWorkerGlobalScope;
/** Written by the build: a name for these files, and all that the screens need to open. */
declare const FILES: { version: string; page: string; files: readonly string[] };

const CACHE = `ribbon-app-${FILES.version}`;
/** A network that says nothing for so long is none. */
const TIMEOUT_MS = 5000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([FILES.page, ...FILES.files]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((one) => one !== CACHE).map((one) => caches.delete(one))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (/^\/(?:api|dev)\//u.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.files.includes(pathname)) event.respondWith(file(request, pathname));
});

/** The newest page there is: the one of this version only while no other can be had. */
async function page(request: Request): Promise<Response> {
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const answer = fetch(request);
  const quick = await Promise.race([answer, silence]).catch(() => undefined);
  return quick ?? (await caches.match(FILES.page, { cacheName: CACHE })) ?? answer;
}

/** Files under a name of their own never change; for the others the network is asked first. */
async function file(request: Request, pathname: string): Promise<Response> {
  const kept = await caches.match(pathname, { cacheName: CACHE });
  if (kept && pathname.startsWith('/assets/')) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}
