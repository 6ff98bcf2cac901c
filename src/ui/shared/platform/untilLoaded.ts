import { network } from './network.ts';

/**
 * What is loaded for a part that no page waits for. Where it cannot be, it is tried again each time
 * the network comes back: it never fails.
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

/** The next time the network is there again. */
async function networkReturn(): Promise<void> {
  return new Promise((resolve) => {
    const stop = network.subscribe(() => {
      if (network.current() !== 'online') return;
      stop();
      resolve();
    });
  });
}
