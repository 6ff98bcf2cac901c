import { useSyncExternalStore } from 'react';
import { createStore, type ReadableStore } from '#base/store.ts';

/**
 * Whether calls are answered: `online` as far as it is known; `offline`, the browser has no network
 * or the server was not reached; `offlineMode`, the visitor wants no call to be made.
 */
export type Network = 'online' | 'offline' | 'offlineMode';

const store = createStore<Network>('online');
let isOfflineMode = false;
let isUnreachable = false;

/** Whether calls are answered. Follows the browser, the calls that are made, and the setting. */
export const network: ReadableStore<Network> = store;

/** Whether calls are answered; renders again when that changes. */
export function useNetwork(): Network {
  return useSyncExternalStore(network.subscribe, network.current);
}

/** Begin to follow the browser. */
export function watchNetwork(): void {
  window.addEventListener('online', () => noteReached(true)); // till a call says otherwise
  window.addEventListener('offline', update);
  update();
}

/** The visitor wants no call to be made, or wants them again. */
export function setOfflineMode(isOn: boolean): void {
  isOfflineMode = isOn;
  update();
}

/** Whether the server was reached by the last call, whatever it answered. */
export function noteReached(isReached: boolean): void {
  isUnreachable = !isReached;
  update();
}

function update(): void {
  if (isOfflineMode) store.set('offlineMode');
  else store.set(isUnreachable || !navigator.onLine ? 'offline' : 'online');
}
