import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rate } from '#engine/explain/rate.ts';
import { fail } from '#base/result.ts';
import type { Verification } from '#server/checks/PuzzleChecks.ts';
import { createUser } from '#server/db/accounts.ts';
import { puzzles, STATUS, VERDICT } from '#server/db/schema/puzzles.ts';
import { ratePuzzle, enqueueRatings } from '#server/jobs/ratePuzzle.ts';
import { RATING_METHOD } from '#engine/explain/ratingMethod.ts';
import { verifyPuzzle } from '#server/jobs/verifyPuzzle.ts';
import { bareDeps, keepingLog } from '#tests/support/bareDeps.ts';
import { plainChecks } from '#tests/support/plainChecks.ts';
import { packed } from '#tests/support/puzzleData.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { gridFrom } from '#tests/support/texts.ts';

const { db } = await useDatabase();
const author = await createUser(db, { name: 'Ada' });
const { grid: GRID, solution: SOLUTION = '' } = sharedPuzzle('unique-087');
const MUSIC = '0_2x1|T2:bw|C1:|Z|S|Rmusic,';
const NOT_KNOWN = { hardest: null, minutes: null, whatIfs: null, curve: null };
const signal = new AbortController().signal;

/** Enqueued jobs. */
const queued: unknown[] = [];
const jobs = {
  enqueue: (_: unknown, name: string, data: object) => {
    queued.push({ name, ...data });
    return Promise.resolve();
  },
};
const log: Record<string, unknown>[] = [];
const deps = { ...bareDeps({ log: keepingLog(log) }), db, jobs, checks: plainChecks };

beforeEach(async () => {
  await db.delete(puzzles);
  queued.length = 0;
  log.length = 0;
});

const published = async (text: string, changes: Partial<typeof puzzles.$inferInsert> = {}) =>
  addPuzzleRow(db, author, { data: await packed(text), ...changes });

async function rowOf(id: string) {
  const [row] = await db.select().from(puzzles).where(eq(puzzles.id, id));
  return row;
}

/** Deps whose solver returns this verdict, after `meanwhile`. */
function finding(state: Verification['state'], meanwhile = async () => {}) {
  const effort = { decisions: 1, conflicts: 0, propagations: 1, milliseconds: 1 };
  const verification = { state, isAuthors: null, unknownReason: null, effort };
  const verify = () => meanwhile().then(() => verification);
  return { ...deps, checks: { ...plainChecks, verify } };
}

describe('a puzzle that was published', () => {
  it('is rated once it is known to have one solution', async () => {
    const id = await published(SOLUTION);
    for (const state of ['several', 'none', 'unknown'] as const)
      await verifyPuzzle(finding(state), { puzzleId: id }, signal);
    expect(queued).toEqual([]);

    await verifyPuzzle(finding('unique'), { puzzleId: id }, signal);

    expect(queued).toEqual([{ name: 'ratePuzzle', puzzleId: id }]);
    expect(await rowOf(id)).toMatchObject({ verdict: VERDICT.unique });
  });

  it('that was changed meanwhile is not: its change asks for everything anew', async () => {
    const id = await published(SOLUTION);
    const change = async () => {
      await db.update(puzzles).set({ data: await packed(MUSIC) });
    };

    await verifyPuzzle(finding('unique', change), { puzzleId: id }, signal);

    expect(queued).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ verdict: null });
  });
});

describe('a rating', () => {
  it('is that of the puzzle as players get it, and the same each time', async () => {
    const id = await published(SOLUTION);
    const expected = rate(gridFrom(GRID));
    for (let i = 0; i < 2; i++) {
      await ratePuzzle(deps, { puzzleId: id }, signal);

      const row = await rowOf(id);
      expect(row).toMatchObject({
        hardest: expected?.hardest,
        minutes: expected?.minutes,
        whatIfs: expected?.whatIfs,
        curve: expected?.curve,
        computedBy: RATING_METHOD,
      });
      expect(row?.computedAt).toBeInstanceOf(Date);
    }
  });

  it('is nothing where there can be no hints, where it cannot be read or takes too long', async () => {
    const ids = [await published(MUSIC), await addPuzzleRow(db, author)];
    for (const puzzleId of ids) await ratePuzzle(deps, { puzzleId }, signal);
    const slow = await published(SOLUTION, { hardest: 3 });
    const rating = () => Promise.resolve(fail('gaveUp' as const));
    await ratePuzzle({ ...deps, checks: { rate: rating } }, { puzzleId: slow }, signal);

    for (const id of [...ids, slow]) {
      const row = await rowOf(id);
      expect(row).toMatchObject(NOT_KNOWN);
      expect(row?.computedAt).toBeInstanceOf(Date);
    }
    expect(log).toEqual([]);
  });

  it('is tried again where it was cut off, and reported where it failed', async () => {
    const puzzleId = await published(SOLUTION);
    const ending = (reason: 'aborted' | 'failed') => ({
      ...deps,
      checks: { rate: () => Promise.resolve(fail(reason)) },
    });

    await expect(ratePuzzle(ending('aborted'), { puzzleId }, signal)).rejects.toThrow('again');
    expect((await rowOf(puzzleId))?.computedAt).toBeNull();

    await ratePuzzle(ending('failed'), { puzzleId }, signal);
    expect(log).toMatchObject([{ puzzleId, msg: 'a published puzzle cannot be rated' }]);
  });

  it('is not kept where the puzzle was changed meanwhile, or is not published', async () => {
    const changed = await published(SOLUTION);
    const hidden = await published(SOLUTION, { status: STATUS.private });
    const rating = async (data: string) => {
      const rated = await plainChecks.rate(data, signal);
      await db.update(puzzles).set({ data: await packed(MUSIC) });
      return rated;
    };
    for (const puzzleId of [changed, hidden])
      await ratePuzzle({ ...deps, checks: { rate: rating } }, { puzzleId }, signal);

    for (const id of [changed, hidden])
      expect(await rowOf(id)).toMatchObject({ ...NOT_KNOWN, computedAt: null });
  });
});

describe('puzzles that were not rated, or in another way', () => {
  it('are rated one night, if they have one solution', async () => {
    const old = await published(SOLUTION, { verdict: VERDICT.unique });
    await published(SOLUTION, { verdict: VERDICT.several });
    await published(SOLUTION);
    const rated = { verdict: VERDICT.unique, computedAt: new Date() };
    const unnumbered = await published(SOLUTION, rated);
    const otherwise = await published(SOLUTION, { ...rated, computedBy: RATING_METHOD - 1 });
    await published(SOLUTION, { ...rated, computedBy: RATING_METHOD });

    await enqueueRatings(deps);

    expect(new Set(queued)).toEqual(
      new Set([old, unnumbered, otherwise].map((puzzleId) => ({ name: 'ratePuzzle', puzzleId }))),
    );
  });
});
