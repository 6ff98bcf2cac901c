import { createStore, subscribeNow, type ReadableStore } from '#base/store.ts';
import type { PageMessage } from '../../../serviceWorker/messages.ts';
import { network } from './network.ts';
import { announceUpdate } from './update.ts';

const SCRIPT = '/sw.js';
/** Timeout for the arrival of a new version that the visitor waits for. */
const ARRIVAL_MS = 30_000;

const store = createStore<ServiceWorker | null>(null);

/**
 * The installed version that waits to be activated, identified by its object; null while the active
 * version is the newest.
 */
export const waitingVersion: ReadableStore<object | null> = store;

/**
 * Cache the site for offline use. A new version waits until the visitor activates it or all pages
 * of the site are closed, because a page in use must not lose its scripts. Once any tab activates
 * it, every page is reloaded.
 */
export function cacheForOffline(): void {
  let isFollowed = false;
  const follow = (registration: ServiceWorkerRegistration | undefined) => {
    if (!registration || isFollowed) return;
    isFollowed = true;
    followVersions(registration);
    tellOfflineMode(registration);
  };
  reloadWithNewVersion();
  subscribeNow(network, (state) => {
    // Private windows refuse service workers: then the site needs a network, without other effects.
    if (!isFollowed) void register(state === 'offlineMode').then(follow, () => undefined);
  });
}

/** Activate the new version now: every page of the site saves its state and is reloaded. */
export async function applyUpdate(): Promise<void> {
  await announceUpdate();
  const worker = store.current();
  if (!worker) {
    window.location.reload();
    return;
  }
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') window.location.reload();
  });
  send(worker, { kind: 'activate' });
}

/** Check for a new version, wait until it is installed, and activate it; without one, reload. */
export async function updateSite(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const registration = await serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined); // else the installed version is used
  if (registration?.installing) await settled(registration.installing);
  await applyUpdate();
}

/** In offline mode the installed worker is used, and none is fetched. */
async function register(isOfflineMode: boolean) {
  const { serviceWorker } = navigator;
  return isOfflineMode ? serviceWorker.getRegistration() : serviceWorker.register(SCRIPT);
}

function followVersions(registration: ServiceWorkerRegistration): void {
  // The first version does not wait.
  const look = () => store.set(registration.active ? registration.waiting : null);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  registration.installing?.addEventListener('statechange', look);
  look();
}

/** The worker stores it, so that it applies from the first request of the next visit. */
function tellOfflineMode(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    const isOn = network.current() === 'offlineMode';
    if (registration.active) send(registration.active, { kind: 'offlineMode', isOn });
  };
  subscribeNow(network, tell);
  navigator.serviceWorker.addEventListener('controllerchange', tell);
}

/** The first worker of a page does not replace scripts; every later one brings another version. */
function reloadWithNewVersion(): void {
  const { serviceWorker } = navigator;
  let hasVersion = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hasVersion) window.location.reload();
    hasVersion = true;
  });
}

function send(worker: ServiceWorker, message: PageMessage): void {
  worker.postMessage(message);
}

/** Resolves once a worker is installed or has failed. */
async function settled(worker: ServiceWorker): Promise<void> {
  const isOver = () => worker.state !== 'installing';
  const life = AbortSignal.timeout(ARRIVAL_MS);
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isOver() || life.aborted) resolve();
    };
    worker.addEventListener('statechange', look, { signal: life });
    life.addEventListener('abort', look);
    look();
  });
}
