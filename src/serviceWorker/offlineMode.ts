// Only the cache outlives a worker that the browser has put to sleep.
const CACHE = 'offlineMode';
const MARK = '/offline-mode';

let isOn: boolean | null = null;

/** Whether no request may leave the browser; null while nobody has looked. */
export function knownOfflineMode(): boolean | null {
  return isOn;
}

/** Whether no request may leave the browser. */
export async function isOfflineMode(): Promise<boolean> {
  if (isOn !== null) return isOn;
  const mark = await caches.match(MARK, { cacheName: CACHE });
  return (isOn ??= mark !== undefined); // a page may have told meanwhile
}

/** Note that the visitor wants no request to be made, or wants them again. */
export async function setOfflineMode(on: boolean): Promise<void> {
  isOn = on;
  const cache = await caches.open(CACHE);
  if (on) await cache.put(MARK, new Response());
  else await cache.delete(MARK);
}
