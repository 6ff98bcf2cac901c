// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { noteReached } from '#ui/shared/platform/network.ts';
import { changeReport, readReport, listUnsentReports } from '#ui/shared/platform/reportStore.ts';
import { completionQuery } from '#ui/saved/completion.ts';
import { sendReports } from '#ui/saved/solveReports.ts';

const ADA = '11111111-1111-4111-8111-111111111111';
const BOB = '22222222-2222-4222-8222-222222222222';
const PUZZLE = '33333333-3333-4333-8333-333333333333';
const NOW = '2026-01-01T00:00:00.000Z';
const COMPLETION = {
  id: ADA,
  createdAt: NOW,
  updatedAt: NOW,
  puzzle: PUZZLE,
  user: ADA,
  msTimeUsed: 7000,
  solvedAt: NOW,
  ratedDifficulty: null,
  progress: null,
  fasterThan: null,
};

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

/** The calls that were made: the end of the path, and what was sent. */
function told(): string[] {
  return fetched.mock.calls.map(
    ([address, { body }]) => `${address.split('/').at(-1)} ${typeof body === 'string' ? body : ''}`,
  );
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true); // happy-dom has none, and no locks
  const locks = { request: (_: string, work: () => Promise<boolean>) => work() };
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as unknown as LockManager);
  vi.stubGlobal('fetch', fetched.mockReset());
  fetched.mockImplementation((address) =>
    Promise.resolve(Response.json(address.endsWith('/rate') ? { id: ADA } : COMPLETION)),
  );
  queryClient.clear();
});

afterEach(async () => {
  for (const userId of [ADA, BOB, null])
    await changeReport({ userId, puzzleId: PUZZLE }, () => ({
      unsentMs: 0,
      isSolveUnsent: false,
      hints: 0,
      unsentRating: null,
      agreed: null,
    }));
  noteReached(true);
  vi.unstubAllGlobals();
});

const key = { userId: ADA, puzzleId: PUZZLE };

describe('what the server was not told', () => {
  it('is told in its order, once', async () => {
    await changeReport(key, () => ({ unsentMs: 7000, isSolveUnsent: true, unsentRating: 4 }));

    expect(await sendReports(ADA)).toBe(true);
    expect(told()).toEqual([
      'solving {"msTimeElapsed":7000}',
      'complete {"hints":0}',
      'rate {"rating":4}',
    ]);
    expect(await sendReports(ADA)).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(queryClient.getQueryData(completionQuery(PUZZLE, ADA).queryKey)).toEqual({
      ...COMPLETION,
      ratedDifficulty: 4,
    });
  });

  it('shows a rating that was given while an older answer was under way', async () => {
    fetched.mockImplementation(async (address) => {
      if (address.endsWith('/rate')) return Response.json({ id: ADA });
      await changeReport(key, () => ({ unsentRating: 7 }));
      return Response.json(COMPLETION);
    });
    await changeReport(key, () => ({ isSolveUnsent: true }));

    await sendReports(ADA);
    await sendReports(ADA);
    expect(queryClient.getQueryData(completionQuery(PUZZLE, ADA).queryKey)).toMatchObject({
      ratedDifficulty: 7,
    });
  });

  it('waits as a whole where there is no network', async () => {
    fetched.mockRejectedValue(new TypeError('no network'));
    await changeReport(key, () => ({ unsentMs: 7000, isSolveUnsent: true }));

    expect(await sendReports(ADA)).toBe(false);
    expect(await readReport(key)).toMatchObject({ unsentMs: 7000, isSolveUnsent: true });
  });

  it('keeps the time that comes while some of it is told', async () => {
    fetched.mockImplementation(async () => {
      await changeReport(key, ({ unsentMs }) => ({ unsentMs: unsentMs + 50 }));
      return Response.json(COMPLETION);
    });
    await changeReport(key, () => ({ unsentMs: 7000 }));

    await sendReports(ADA);
    expect((await readReport(key)).unsentMs).toBe(50);
  });

  it('is forgotten where the server refuses it for good, and nothing else', async () => {
    const agreed = { letters: 'bw', updatedAt: NOW };
    fetched.mockResolvedValue(
      Response.json({ code: 'not_found', summary: 'Gone.' }, { status: 404 }),
    );
    await changeReport(key, () => ({ isSolveUnsent: true, agreed }));

    expect(await sendReports(ADA)).toBe(true);
    expect(await readReport(key)).toMatchObject({ isSolveUnsent: false, agreed });
  });

  it.each([429, 503, 401])('waits after an answer with status %i', async (status) => {
    fetched.mockImplementation(() =>
      Promise.resolve(Response.json({ code: 'busy', summary: 'Later.' }, { status })),
    );
    await changeReport(key, () => ({ unsentMs: 10, isSolveUnsent: true }));

    expect(await sendReports(ADA)).toBe(false);
    expect(await readReport(key)).toMatchObject({ unsentMs: 10, isSolveUnsent: true });
  });

  it('of nobody belongs to who signs in, and of one account to no other', async () => {
    await changeReport({ userId: null, puzzleId: PUZZLE }, () => ({
      unsentMs: 3000,
      isSolveUnsent: true,
      hints: 2,
    }));
    await changeReport(key, () => ({ unsentMs: 1000 }));
    await changeReport({ userId: BOB, puzzleId: PUZZLE }, () => ({ unsentMs: 9 }));

    await sendReports(ADA);
    expect(told()).toEqual([
      'solving {"msTimeElapsed":3000,"isUnseen":true}',
      'solving {"msTimeElapsed":1000}',
      'complete {"hints":2}',
    ]);
    expect(await listUnsentReports(BOB)).toMatchObject([{ unsentMs: 9, isSolveUnsent: false }]);
  });
});
