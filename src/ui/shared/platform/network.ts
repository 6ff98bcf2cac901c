import { useSyncExternalStore } from 'react';
import { createStore, type ReadableStore } from '#base/store.ts';
import type { Text } from '#texts/message.ts';

/**
 * The state of the network. `online`: assumed until a call fails; `offline`: the browser has no
 * network or the server does not answer calls; `offlineMode`: the visitor turned calls off.
 */
export type Network = 'online' | 'offline' | 'offlineMode';

/** The reason why the server does not answer calls: it is not reached, or it gives a sentence. */
export type ServerOutage =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'maintenance'; readonly sentence: Text };

/** The reason of the state `offline`. `noNetwork`: the browser has none. */
export type Outage = { readonly kind: 'noNetwork' } | ServerOutage;

const NO_NETWORK: Outage = { kind: 'noNetwork' };
/** A server that is not reached. */
export const UNREACHABLE: ServerOutage = { kind: 'unreachable' };

const store = createStore<Network>('online');
const outageStore = createStore<Outage | null>(null);
let isOfflineMode = false;
let serverOutage: ServerOutage | null = null;
let isAnswered = false;

/** The state of the network, from the browser's events, the results of calls, and the setting. */
export const network: ReadableStore<Network> = store;

/** The state of the network, for components. */
export function useNetwork(): Network {
  return useSyncExternalStore(network.subscribe, network.current);
}

/** The reason why calls are not answered; null while they are, and in offline mode. */
export const outage: ReadableStore<Outage | null> = outageStore;

/** The reason why calls are not answered, for components. */
export function useOutage(): Outage | null {
  return useSyncExternalStore(outage.subscribe, outage.current);
}

/** Start to follow the browser's events. Outages of the server end with an answer only. */
export function watchNetwork(): void {
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  update();
}

/** Turn calls off, or on again. */
export function setOfflineMode(isOn: boolean): void {
  isOfflineMode = isOn;
  update();
}

/** Record whether the last call reached the server. */
export function noteReached(isReached: boolean): void {
  noteServer(isReached ? null : UNREACHABLE);
}

/** True if the server has answered a call since this tab was opened. */
export function wasAnswered(): boolean {
  return isAnswered;
}

/** Begin as in a new tab, where no call was answered yet. */
export function forgetAnswers(): void {
  isAnswered = false;
}

/** Record why the server does not answer calls, or null if it does. */
export function noteServer(reason: ServerOutage | null): void {
  isAnswered ||= reason === null;
  serverOutage = reason;
  update();
}

function update(): void {
  const reason = navigator.onLine ? serverOutage : NO_NETWORK;
  outageStore.set(isOfflineMode ? null : reason);
  if (isOfflineMode) store.set('offlineMode');
  else store.set(reason ? 'offline' : 'online');
}

/** Delays of modules that can't be loaded although the network seems to be there. */
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;

/**
 * Load a module for a part that no page waits for. A failure is retried whenever the network comes
 * back, and from time to time while nothing is known of an outage, so the promise never rejects.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS)) {
    try {
      return await load();
    } catch {
      await networkReturn(retryMs);
    }
  }
}

/** Resolves the next time the network comes back, or after a time if it isn't known to be gone. */
async function networkReturn(retryMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = network.subscribe(() => {
      if (network.current() === 'online') end();
    });
    const timer = network.current() === 'online' ? setTimeout(end, retryMs) : undefined;
  });
}
