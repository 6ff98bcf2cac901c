import { useSyncExternalStore } from 'react';
import { createStore, type ReadableStore } from '#base/store.ts';

/**
 * The state of the network. `online`: assumed until a call fails; `offline`: the browser has no
 * network or the server was not reached; `offlineMode`: the visitor turned calls off.
 */
export type Network = 'online' | 'offline' | 'offlineMode';

const store = createStore<Network>('online');
let isOfflineMode = false;
let isUnreachable = false;

/** The state of the network, from the browser's events, the results of calls, and the setting. */
export const network: ReadableStore<Network> = store;

/** The state of the network, for components. */
export function useNetwork(): Network {
  return useSyncExternalStore(network.subscribe, network.current);
}

/** Start to follow the browser's events. */
export function watchNetwork(): void {
  window.addEventListener('online', () => noteReached(true)); // until a call fails
  window.addEventListener('offline', update);
  update();
}

/** Turn calls off, or on again. */
export function setOfflineMode(isOn: boolean): void {
  isOfflineMode = isOn;
  update();
}

/** Record whether the last call reached the server, with any answer. */
export function noteReached(isReached: boolean): void {
  isUnreachable = !isReached;
  update();
}

function update(): void {
  if (isOfflineMode) store.set('offlineMode');
  else store.set(isUnreachable || !navigator.onLine ? 'offline' : 'online');
}

/**
 * Load a module for a part that no page waits for. A failure is retried whenever the network comes
 * back, so the promise never rejects.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await networkReturn();
    }
  }
}

/** Resolves the next time the network comes back. */
async function networkReturn(): Promise<void> {
  return new Promise((resolve) => {
    const stop = network.subscribe(() => {
      if (network.current() !== 'online') return;
      stop();
      resolve();
    });
  });
}
