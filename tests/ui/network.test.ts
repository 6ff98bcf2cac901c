// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { health } from '#contract/health.ts';
import { call } from '#ui/api/client.ts';
import { NoAnswerError } from '#ui/api/NoAnswerError.ts';
import { network, noteReached, setOfflineMode } from '#ui/platform/network.ts';

/** The network answers every call, or none. */
function connect(isThere: boolean): () => number {
  const fetched = vi.fn(() =>
    isThere
      ? Promise.resolve(Response.json({ version: '11.0.0' }))
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.length;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setOfflineMode(false);
  noteReached(true);
});

describe('the network', () => {
  it('is lost with a call that gets no answer, and found again by asking', async () => {
    vi.useFakeTimers();
    connect(false);
    await expect(call(health, {})).rejects.toThrow(NoAnswerError);
    expect(network.current()).toBe('offline');

    const asked = connect(false);
    await vi.advanceTimersByTimeAsync(10_000); // after 3 s, and 6 s later
    expect(asked()).toBe(2);
    connect(true);
    await vi.advanceTimersByTimeAsync(12_000);

    expect(network.current()).toBe('online');
  });

  it('asks less and less often, and no more once it is there', async () => {
    vi.useFakeTimers();
    connect(false);
    await expect(call(health, {})).rejects.toThrow(NoAnswerError);
    const asked = connect(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked()).toBeLessThan(15);

    connect(true);
    await vi.advanceTimersByTimeAsync(60_000);
    const later = connect(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(later()).toBe(0);
  });

  it('is not asked for anything in offline mode', async () => {
    const asked = connect(true);
    setOfflineMode(true);

    await expect(call(health, {})).rejects.toThrow(NoAnswerError);

    expect(network.current()).toBe('offlineMode');
    expect(asked()).toBe(0);
  });

  it('is not lost with a call that was taken back', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'AbortError')));
    const life = new AbortController();
    life.abort();

    await expect(call(health, { signal: life.signal })).rejects.toThrow(DOMException);

    expect(network.current()).toBe('online');
  });
});
