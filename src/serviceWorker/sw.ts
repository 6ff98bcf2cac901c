import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ASSETS_CACHE, CODE_CACHE, type PageMessage } from './messages.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The precached files, inserted by the build. */
  readonly __WB_MANIFEST: { readonly url: string; readonly revision: string | null }[];
};

/** Paths that are no pages of the site. */
const NO_PAGES = [
  /^\/api(?:\/|$)/,
  /^\/(?:code\.html|source\.tgz|robots\.txt|sitemap\.xml)$/,
  /^\/sitemaps\//,
  /^\/embed\//, // framable, unlike the cached page
];
const CODE_TIMEOUT_S = 3;
/** Maximum entries; least recently used files go first, such as those of old versions. */
const MAX_ASSETS = 60;
const MAX_CODE = 40;
/** An entry in this cache means that the visitor has chosen offline mode. */
const OFFLINE_CACHE = 'offlineMode';
const OFFLINE_MARK = '/offline-mode';

/**
 * Offline mode: no request may leave the browser. Null until it is read from the cache, the only
 * state that survives when the browser stops the worker.
 */
let isOffline: boolean | null = null;

async function isOfflineMode(): Promise<boolean> {
  if (isOffline !== null) return isOffline;
  const mark = await caches.match(OFFLINE_MARK, { cacheName: OFFLINE_CACHE });
  return (isOffline ??= mark !== undefined); // a message may have set it meanwhile
}

async function setOfflineMode(isOn: boolean): Promise<void> {
  isOffline = isOn;
  const cache = await caches.open(OFFLINE_CACHE);
  if (isOn) await cache.put(OFFLINE_MARK, new Response());
  else await cache.delete(OFFLINE_MARK);
}

const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const router = new Router();
router.registerRoute(new PrecacheRoute(precache));
router.registerRoute(
  new NavigationRoute(precache.createHandlerBoundToURL('/index.html'), { denylist: NO_PAGES }),
);
const ofCode = { cacheName: CODE_CACHE, plugins: [new ExpirationPlugin({ maxEntries: MAX_CODE })] };
// Must be as new as the chunks it loads, which are cached when it is opened.
router.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === '/code.html',
    new NetworkFirst({ ...ofCode, networkTimeoutSeconds: CODE_TIMEOUT_S }),
  ),
);
router.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/code/'),
    new CacheFirst(ofCode),
  ),
);
router.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({
      cacheName: ASSETS_CACHE,
      plugins: [new ExpirationPlugin({ maxEntries: MAX_ASSETS })],
    }),
  ),
);

self.addEventListener('install', (event) => {
  event.waitUntil(install(event));
});

self.addEventListener('activate', (event) => {
  // Claims the page of a first visit too, so that it works without a network.
  event.waitUntil(Promise.all([precache.activate(event), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  // Pages of this site alone can send here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by our own page
  const message = event.data as PageMessage;
  if (message.kind === 'activate') event.waitUntil(self.skipWaiting());
  else event.waitUntil(setOfflineMode(message.isOn));
});

self.addEventListener('fetch', (event) => {
  if (isOffline === false) {
    const answer = router.handleRequest({ event, request: event.request });
    if (answer) event.respondWith(answer); // otherwise the browser fetches as without a worker
  } else event.respondWith(answerOnceKnown(event));
});

/** In offline mode, a new version must not be fetched. */
async function install(event: ExtendableEvent): Promise<void> {
  if (await isOfflineMode()) throw new Error('Offline mode: no new version is loaded.');
  await precache.install(event);
}

async function answerOnceKnown(event: FetchEvent): Promise<Response> {
  const { request } = event;
  if (await isOfflineMode()) return fromCaches(request);
  return router.handleRequest({ event, request }) ?? fetch(request);
}

/** The cached response, or a network error. */
async function fromCaches(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isPage = request.mode === 'navigate' && !NO_PAGES.some((it) => it.test(pathname));
  const kept = isPage
    ? await precache.matchPrecache('/index.html')
    : ((await precache.matchPrecache(request)) ?? (await caches.match(request)));
  return kept ?? Response.error();
}
