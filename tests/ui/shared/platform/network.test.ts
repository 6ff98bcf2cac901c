// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { health } from '#contract/health.ts';

/** A page that was just opened: it knows of no call, and nothing asks for the server yet. */
async function openPage() {
  vi.resetModules();
  const { call } = await import('#ui/shared/api/client.ts');
  const { NoAnswerError } = await import('#ui/shared/api/apiErrors.ts');
  const platform = await import('#ui/shared/platform/network.ts');
  platform.watchNetwork();
  return { call, NoAnswerError, ...platform };
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

  it.each([
    [503, { code: 'maintenance', summary: 'Back at noon.' }, { sentence: 'Back at noon.' }],
    [503, '<h1>No backend</h1>', { kind: 'unreachable' }],
    [502, '<h1>Bad gateway</h1>', { kind: 'unreachable' }],
    [504, '', { kind: 'unreachable' }],
  ])('is lost with an answer of %i that the server does not give', async (status, body, outage) => {
    vi.useFakeTimers();
    const isText = typeof body === 'string';
    const answer = () =>
      isText ? new Response(body, { status }) : Response.json(body, { status });
    vi.stubGlobal('fetch', () => Promise.resolve(answer()));
    await expect(page.call(health, {})).rejects.toThrow(page.NoAnswerError);
    expect(page.network.current()).toBe('offline');
    expect(page.outage.current()).toMatchObject(outage);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.network.current(), 'the server still answers so').toBe('offline');

    connect(true);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(page.outage.current()).toBeNull();
  });

  it.each(['busy', 'internal'])('is there though the server answers %s', async (code) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ code, summary: 'Later.' }, { status: 503 })),
    );
    await expect(page.call(health, {})).rejects.toThrow('Later. (503)');
    expect(page.network.current()).toBe('online');
  });

  it('is back when the server answers, not when the browser has a network', async () => {
    vi.useFakeTimers();
    connect(false);
    await expect(page.call(health, {})).rejects.toThrow(page.NoAnswerError);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(page.network.current()).toBe('offline');

    const asked = connect(true);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked(), 'it is asked at once').toBe(1);
    expect(page.network.current()).toBe('online');
  });

  it('is not back with an answer that the browser has cached', async () => {
    vi.useFakeTimers();
    connect(false);
    await expect(page.call(health, {})).rejects.toThrow(page.NoAnswerError);
    vi.stubGlobal('fetch', (_: string, { cache }: RequestInit) =>
      cache === 'no-store'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(Response.json({ version: '11.0.0' })),
    );
    await page.call(health, {});
    await vi.advanceTimersByTimeAsync(0);
    expect(page.network.current()).toBe('offline');
  });

  it('is looked for at once when the page is seen again', async () => {
    vi.useFakeTimers();
    connect(false);
    await expect(page.call(health, {})).rejects.toThrow(page.NoAnswerError);
    await vi.advanceTimersByTimeAsync(100_000);
    connect(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(page.network.current()).toBe('online');
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
