// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { noteReached, untilLoaded } from '#ui/shared/platform/network.ts';

test('what cannot be loaded is tried again whenever the network is back', async () => {
  let tries = 0;
  const loaded = untilLoaded(() => {
    tries += 1;
    return tries < 3 ? Promise.reject(new TypeError('no network')) : Promise.resolve('here');
  });
  for (let returns = 1; returns < 3; returns++) {
    await new Promise((resolve) => setTimeout(resolve)); // it waits
    expect(tries).toBe(returns);
    noteReached(false);
    noteReached(true);
  }
  expect(await loaded).toBe('here');
});
