import { InfiniteQueryObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '#texts/english.ts';
import { message } from '#texts/message.ts';
import { ApiError, NoAnswerError } from '#ui/shared/api/apiErrors.ts';
import { pagedList } from '#ui/shared/api/pagedList.ts';
import { createQueryClient } from '#ui/shared/api/queryClient.ts';
import { setOfflineMode } from '#ui/shared/platform/network.ts';
import { onNotice } from '#ui/shared/platform/notices.ts';

const REFUSED = new ApiError(403, 'forbidden', 'That is not yours.');
const FAILED = new ApiError(503, 'internal', 'Something went wrong.');

const stop: (() => void)[] = [];
let told: string[] = [];
let client = createQueryClient();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  client = createQueryClient();
  told = [];
  const shown = new Map<number, string>();
  const look = () => (told = [...shown.values()]);
  stop.push(
    onNotice(
      (notice, id) => {
        shown.set(id, `${notice.kind}: ${english.say(notice.message)}`);
        look();
      },
      (id) => {
        shown.delete(id);
        look();
      },
    ),
  );
});

afterEach(() => {
  for (const end of stop.splice(0)) end();
  client.clear();
  setOfflineMode(false);
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Read something that always fails with `error`; resolves to how often it was asked for. */
async function readInVain(error: Error, meta = {}): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error));
  const reading = client.query({ queryKey: ['it'], queryFn, meta });
  const outcome = expect(reading).rejects.toBe(error);
  await vi.runAllTimersAsync();
  await outcome;
  return queryFn.mock.calls.length;
}

/** Expect that what `look` shows by calling `read` is read again once `ms` have passed. */
async function expectFreshFor(
  ms: number,
  read: ReturnType<typeof vi.fn>,
  look: () => () => void,
): Promise<void> {
  stop.push(look());
  await vi.advanceTimersByTimeAsync(ms - 1);
  stop.push(look());
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  stop.push(look());
  expect(read).toHaveBeenCalledTimes(2);
}

/** Change something in vain. */
async function changeInVain(error: Error, meta = {}): Promise<void> {
  const change = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(error),
    meta,
  });
  await expect(change.execute(undefined)).rejects.toBe(error);
}

describe('what is read', () => {
  it('is fresh for ten seconds', async () => {
    const queryFn = vi.fn(() => Promise.resolve(1));
    await expectFreshFor(10_000, queryFn, () =>
      new QueryObserver(client, { queryKey: ['it'], queryFn }).subscribe(() => undefined),
    );
  });

  it('is fresh for a minute where it is a list', async () => {
    const read = vi.fn(() => Promise.resolve({ total: 0, results: [] }));
    await expectFreshFor(60_000, read, () =>
      new InfiniteQueryObserver(client, pagedList(['it'], read)).subscribe(() => undefined),
    );
  });

  it('is asked for once where it is refused, four times where the server fails', async () => {
    expect(await readInVain(REFUSED)).toBe(1);
    expect(await readInVain(FAILED)).toBe(4);
  });

  it('is asked for once in offline mode', async () => {
    setOfflineMode(true);
    expect(await readInVain(new NoAnswerError())).toBe(1);
  });

  it('is asked for without a network too: it fails instead of waiting', async () => {
    onlineManager.setOnline(false);
    expect(await readInVain(REFUSED)).toBe(1);
  });

  it('is told once when it fails, however often it was asked for', async () => {
    await readInVain(FAILED);
    expect(told).toEqual(['error: Something went wrong. (503)']);
  });

  it('is not told where the page says so itself, or that there is no network', async () => {
    await readInVain(REFUSED, { isQuiet: true });
    await readInVain(new NoAnswerError());
    expect(told).toEqual([]);
  });
});

describe('what is changed', () => {
  it('tells the summary of the server with the status', async () => {
    await changeInVain(REFUSED);
    expect(told).toEqual(['error: That is not yours. (403)']);
  });

  it('tells that there is no network: nothing else would', async () => {
    await changeInVain(new NoAnswerError());
    expect(told).toEqual(['error: Can’t reach the server. Check your connection and try again.']);
  });

  it('is quiet where whoever changed it tells', async () => {
    await changeInVain(REFUSED, { isQuiet: true });
    expect(told).toEqual([]);
  });
});

describe('a change that takes long', () => {
  const meta = { pending: message('chrome.saving') };

  /** Start to save. The returned functions let it succeed or fail. */
  function save() {
    let succeed: (value?: unknown) => void = () => undefined;
    let refuse: (error: Error) => void = () => undefined;
    const answer = new Promise((resolve, reject) => {
      succeed = resolve;
      refuse = reject;
    });
    const change = client.getMutationCache().build(client, { mutationFn: () => answer, meta });
    const done = change.execute(undefined);
    return { succeed, refuse, done };
  }

  it('is shown in progress after a second, until it is done', async () => {
    const { succeed, done } = save();
    await vi.advanceTimersByTimeAsync(999);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['loading: Saving…']);
    succeed();
    await done;
    expect(told).toEqual([]);
  });

  it('is not shown if it is done in time', async () => {
    const { succeed, done } = save();
    await vi.advanceTimersByTimeAsync(999);
    succeed();
    await done;
    await vi.advanceTimersByTimeAsync(5000);
    expect(told).toEqual([]);
  });

  it('ends when it fails', async () => {
    const { refuse, done } = save();
    await vi.advanceTimersByTimeAsync(2000);
    refuse(REFUSED);
    await expect(done).rejects.toBe(REFUSED);
    expect(told).toEqual(['error: That is not yours. (403)']);
  });
});

describe('a session that ended elsewhere', () => {
  it('has the own account read again, and nothing below its key, which is refused too', async () => {
    const readMe = vi.fn(() => Promise.resolve(null));
    const refused = new ApiError(401, 'signed_out', 'Sign in first.');
    const readSessions = vi.fn(() => Promise.reject(refused));
    const watch = (queryKey: readonly string[], queryFn: () => Promise<null>) =>
      stop.push(
        new QueryObserver(client, { queryKey, queryFn, meta: { isQuiet: true } }).subscribe(
          () => undefined,
        ),
      );
    watch(['user', 'me'], readMe);
    await vi.advanceTimersByTimeAsync(0);

    watch(['user', 'me', 'sessions'], readSessions);
    await vi.advanceTimersByTimeAsync(60_000);

    expect(readMe).toHaveBeenCalledTimes(2);
    expect(readSessions).toHaveBeenCalledTimes(1);
  });
});
