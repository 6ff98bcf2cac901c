// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { noteReached, untilLoaded } from '#ui/shared/platform/network.ts';

afterEach(() => {
  vi.useRealTimers();
  noteReached(true);
});

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

test('what cannot be loaded is tried again from time to time while the network seems to be there', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject(new TypeError('no such file')));
  void untilLoaded(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load.mock.calls.length).toBeGreaterThan(3);
  expect(load.mock.calls.length).toBeLessThan(8);

  noteReached(false);
  await vi.advanceTimersByTimeAsync(120_000);
  const calls = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load.mock.calls.length, 'nothing is tried without a network').toBe(calls);
});
