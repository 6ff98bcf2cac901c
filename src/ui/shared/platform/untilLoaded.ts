import { network } from './network.ts';

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
