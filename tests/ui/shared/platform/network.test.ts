// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { health } from '#contract/health.ts';

/** A page that was just opened: it knows of no call, and nothing asks for the server yet. */
async function openPage() {
  vi.resetModules();
  const { call } = await import('#ui/shared/api/client.ts');
  const { NoAnswerError } = await import('#ui/shared/api/apiErrors.ts');
  const { network, setOfflineMode } = await import('#ui/shared/platform/network.ts');
  return { call, NoAnswerError, network, setOfflineMode };
}

let page: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  page = await openPage();
});

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
});

describe('the network', () => {
  it('is lost with a call that gets no answer, and found again by asking', async () => {
    vi.useFakeTimers();
    connect(false);
    await expect(page.call(health, {})).rejects.toThrow(page.NoAnswerError);
    expect(page.network.current()).toBe('offline');

    const asked = connect(false);
    await vi.advanceTimersByTimeAsync(10_000); // after 3 s, and 6 s later
    expect(asked()).toBe(2);
    connect(true);
    await vi.advanceTimersByTimeAsync(12_000);

    expect(page.network.current()).toBe('online');
  });

  it('asks less and less often, and no more once it is there', async () => {
    vi.useFakeTimers();
    connect(false);
    await expect(page.call(health, {})).rejects.toThrow(page.NoAnswerError);
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
    page.setOfflineMode(true);

    await expect(page.call(health, {})).rejects.toThrow(page.NoAnswerError);

    expect(page.network.current()).toBe('offlineMode');
    expect(asked()).toBe(0);
  });

  it('is not lost with a call that was taken back', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'AbortError')));
    const life = new AbortController();
    life.abort();

    await expect(page.call(health, { signal: life.signal })).rejects.toThrow(DOMException);

    expect(page.network.current()).toBe('online');
  });
});
