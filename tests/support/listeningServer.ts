import { afterEach } from 'vitest';
import { invariant } from '#base/invariant.ts';
import { createApp, type App } from '#server/app.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from '#server/http/connections.ts';
import { listen, type Listening } from '#server/listen.ts';
import { bareDeps } from './bareDeps.ts';

/** Holds back whoever waits for `passed` until it is opened. */
export class Gate {
  #open: () => void = () => {};
  readonly passed = new Promise<void>((resolve) => {
    this.#open = resolve;
  });

  open(): void {
    this.#open();
  }
}

/** Ask again and again until it is so. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo()));
}

/** The API without a database. */
export function bareApi(): App {
  return createApp(bareDeps());
}

type Start = (
  app?: App,
  limits?: Partial<ConnectionLimits>,
  trustedProxies?: readonly string[],
) => Promise<Listening>;

/** Starts servers that listen, each until the end of its test. */
export function useListening(): Start {
  const running: Listening[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map(({ close }) => close(0)));
  });
  return async (app = bareApi(), limits = {}, trustedProxies = []) => {
    const address = { port: 0, host: '127.0.0.1', trustedProxies };
    const listening = await listen(() => app, address, { ...CONNECTION_LIMITS, ...limits });
    invariant(listening.ok, 'a free port can be opened');
    running.push(listening.value);
    return listening.value;
  };
}
