import { afterEach, describe, expect, it } from 'vitest';
import pino from 'pino';
import { createUser } from '#server/db/accounts.ts';
import { startJobs, type JobHandlers, type Jobs } from '#server/jobs/queue.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db, url } = await useDatabase();
const [ada, eve] = [await createUser(db, { name: 'Ada' }), await createUser(db, { name: 'Eve' })];
const log = pino({ level: 'silent' });
const running: Jobs[] = [];

/** Polls at the shortest interval that the library allows. */
const QUICK = { pollingSeconds: 0.5, retrySeconds: 1 };

async function started(handlers: JobHandlers | null, pace = QUICK): Promise<Jobs> {
  const jobs = await startJobs({ url, log, handlers, pace });
  running.push(jobs);
  return jobs;
}

/** Handlers that record their arguments. */
function noting(done: unknown[], changes: Partial<JobHandlers> = {}): JobHandlers {
  const note = (data: unknown) => {
    done.push(data);
    return Promise.resolve();
  };
  return {
    notifyFollowers: note,
    fetchAvatar: note,
    verifyPuzzle: note,
    ratePuzzle: note,
    publishStarterPuzzles: note,
    ...changes,
  };
}

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

describe('a job', () => {
  it('is done by another process than the one that caused it', async () => {
    const done: unknown[] = [];
    const api = await started(null);
    const puzzleId = await addPuzzleRow(db, ada);
    await db.transaction((tx) => api.enqueue(tx, 'verifyPuzzle', { puzzleId }));
    await started(noting(done));

    await expect.poll(() => done, { timeout: 20_000 }).toEqual([{ puzzleId }]);
  });

  it('is not there when its cause is rolled back', async () => {
    const api = await started(null);
    const before = await api.states();
    const puzzleId = await addPuzzleRow(db, ada);
    const undone = db.transaction(async (tx) => {
      await api.enqueue(tx, 'verifyPuzzle', { puzzleId });
      throw new Error('the cause did not happen');
    });

    await expect(undone).rejects.toThrow('the cause did not happen');
    expect(await api.states()).toEqual(before);
  });

  it('waits once, however often it is caused', async () => {
    const api = await started(null);
    const waiting = async () => (await api.states())['created'] ?? 0;
    const before = await waiting();
    const [puzzleId, other] = [await addPuzzleRow(db, ada), await addPuzzleRow(db, ada)];
    for (let i = 0; i < 3; i++)
      await db.transaction((tx) => api.enqueue(tx, 'verifyPuzzle', { puzzleId }));
    await db.transaction((tx) => api.enqueue(tx, 'verifyPuzzle', { puzzleId: other }));
    await db.transaction((tx) => api.enqueue(tx, 'ratePuzzle', { puzzleId }));

    expect(await waiting()).toBe(before + 3);
  });

  it('is done at once after the one before', async () => {
    const done: unknown[] = [];
    const jobs = await started(null);
    const many = Array.from({ length: 40 }, (_, i) => ({ collectionId: 'all', puzzleId: `${i}` }));
    for (const data of many)
      await db.transaction((tx) => jobs.enqueue(tx, 'notifyFollowers', data));
    const { notifyFollowers } = noting(done);
    await started(noting([], { notifyFollowers }), { pollingSeconds: 3600, retrySeconds: 1 });

    // One job per scheduled poll would take two days.
    await expect.poll(() => done, { timeout: 40_000 }).toHaveLength(many.length);
  });

  it('of the solver waits for one of each other account, verified or rated', async () => {
    const api = await started(null);
    const names = new Map<string, string>();
    const cause = async (author: string, name: string, kind: 'verifyPuzzle' | 'ratePuzzle') => {
      const puzzleId = await addPuzzleRow(db, author);
      names.set(puzzleId, name);
      await db.transaction((tx) => api.enqueue(tx, kind, { puzzleId }));
    };
    for (const i of [1, 2, 3]) await cause(eve, `eve verifies ${i}`, 'verifyPuzzle');
    await cause(eve, 'eve rates', 'ratePuzzle');
    const done: (string | undefined)[] = [];
    const handle = async ({ puzzleId }: { readonly puzzleId: string }) => {
      done.push(names.get(puzzleId));
      if (done.length > 1) return;
      for (const i of [1, 2]) await cause(ada, `ada verifies ${i}`, 'verifyPuzzle');
      await cause(ada, 'ada rates', 'ratePuzzle');
    };
    await started(noting([], { verifyPuzzle: handle, ratePuzzle: handle }));

    await expect
      .poll(() => done, { timeout: 40_000 })
      .toEqual([
        ...['eve verifies 1', 'ada verifies 1', 'eve verifies 2', 'ada verifies 2'],
        ...['eve verifies 3', 'ada rates', 'eve rates'],
      ]);
  });

  it('has its data unchanged, including quotes and placeholder signs', async () => {
    const done: unknown[] = [];
    const jobs = await started(noting(done));
    const data = { userId: `$1 $2::jsonb '`, url: 'https://pictures.example/$7?a=$$b$$"' };
    await db.transaction((tx) => jobs.enqueue(tx, 'fetchAvatar', data));

    await expect.poll(() => done, { timeout: 20_000 }).toEqual([data]);
  });

  it('that fails is tried again', async () => {
    let tries = 0;
    const handlers = noting([], {
      fetchAvatar: () => {
        tries += 1;
        return tries === 1 ? Promise.reject(new Error('the network is away')) : Promise.resolve();
      },
    });
    const jobs = await started(handlers);
    await db.transaction((tx) =>
      jobs.enqueue(tx, 'fetchAvatar', { userId: 'a', url: 'https://pictures.example/a.png' }),
    );

    await expect.poll(() => tries, { timeout: 40_000 }).toBe(2);
  });
});
