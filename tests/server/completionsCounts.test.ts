import fc from 'fast-check';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteComment, postComment } from '#contract/comments.ts';
import {
  beginSolve,
  completeSolve,
  ratePuzzle,
  reportSolving,
  saveColors,
} from '#contract/completions.ts';
import { comments, completions, puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { recount } from '#server/jobs/recount.ts';
import { keepingLog } from '#tests/support/bareDeps.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { oldMember } from '#tests/support/oldMember.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { backdateSolve } from '#tests/support/solvedPuzzles.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const people = await Promise.all(['Ada', 'Ben', 'Eve', 'Ida'].map((name) => oldMember(site, name)));
const AT_ONCE = 8;

const STEPS = [
  'begin',
  'wait',
  'report',
  'complete',
  'completeWithHints',
  'rate',
  'save',
  'comment',
  'deleteComment',
  'hide',
  'show',
] as const;

/** A step of an account with a puzzle; `n` is a number for steps that need one. */
interface Step {
  readonly step: (typeof STEPS)[number];
  readonly who: Member;
  readonly puzzleId: string;
  readonly n: number;
}

let written = 0;

/** Calls may be refused: only the counts must be right. */
async function take({ step, who, puzzleId, n }: Step): Promise<unknown> {
  const params = { puzzleId };
  switch (step) {
    case 'begin':
      return site.call(beginSolve, who, { params });
    case 'wait':
      return backdateSolve(db, who.id, puzzleId, 100);
    case 'report':
      return site.call(reportSolving, who, { params, body: { msTimeElapsed: n * 1000 } });
    case 'complete':
      return site.call(completeSolve, who, { params });
    case 'completeWithHints':
      return site.call(completeSolve, who, { params, body: { hints: n } });
    case 'rate':
      return site.call(ratePuzzle, who, { params, body: { rating: n } });
    case 'save':
      return site.call(saveColors, who, { params, body: { colors: 'dfl_', baseUpdatedAt: null } });
    case 'comment':
      written += 1;
      return site.call(postComment, who, { params, body: { content: `Comment ${written}.` } });
    case 'deleteComment': {
      const [one] = await db
        .select()
        .from(comments)
        .where(eq(comments.puzzleId, puzzleId))
        .limit(1);
      return one && site.call(deleteComment, who, { params: { commentId: one.id } });
    }
    case 'hide':
      return setStatus(puzzleId, false);
    case 'show':
      return setStatus(puzzleId, true);
  }
}

function setStatus(puzzleId: string, isPublic: boolean) {
  return db
    .update(puzzles)
    .set(
      isPublic
        ? { status: STATUS.public, publishedAt: sql`now()` }
        : { status: STATUS.private, publishedAt: null },
    )
    .where(eq(puzzles.id, puzzleId));
}

/** Every wrong count that the nightly recount finds. */
async function wrongCounts(): Promise<readonly unknown[]> {
  await db.update(users).set({
    createCount: sql`(select count(*) from puzzle where creator_id = app_user.id and status = 1)`,
  });
  const lines: Record<string, unknown>[] = [];
  await recount(db, keepingLog(lines));
  return lines;
}

describe('counts', () => {
  it('equal their rows, whatever people do at the same time', async () => {
    const steps = fc.array(
      fc.record({
        step: fc.constantFrom(...STEPS),
        who: fc.constantFrom(...people),
        puzzle: fc.nat({ max: 2 }),
        n: fc.nat({ max: 10 }),
      }),
      { minLength: AT_ONCE, maxLength: 80 },
    );
    const property = fc.asyncProperty(steps, async (taken) => {
      const puzzleIds = await Promise.all(
        people.slice(0, 3).map(({ id }) => addPuzzleRow(db, id, { emptyCells: 5 })),
      );
      for (let i = 0; i < taken.length; i += AT_ONCE)
        await Promise.all(
          taken
            .slice(i, i + AT_ONCE)
            .map(({ puzzle, ...step }) => take({ ...step, puzzleId: puzzleIds[puzzle] ?? '' })),
        );

      expect(await wrongCounts()).toEqual([]);
      const rows = await db.select().from(puzzles).where(inArray(puzzles.id, puzzleIds));
      const marks = rows.flatMap(({ rated }) => rated).reduce((sum, n) => sum + n, 0);
      const rated = and(
        inArray(completions.puzzleId, puzzleIds),
        isNotNull(completions.rating),
        eq(completions.hints, 0),
      );
      expect(marks).toBe(await db.$count(completions, rated));
    });

    await fc.assert(property, { numRuns: fuzzRuns(4, 12) });
  });

  it('are right after many people solved many puzzles at the same time, in any order', async () => {
    const author = await site.member('Author');
    const solvers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => oldMember(site, `S${i}`)),
    );
    const puzzleIds = await Promise.all(
      Array.from({ length: 6 }, () => addPuzzleRow(db, author.id)),
    );
    const pairs = solvers.flatMap((who, i) =>
      (i % 2 ? puzzleIds : puzzleIds.toReversed()).map((puzzleId) => ({ who, puzzleId })),
    );
    for (const { who, puzzleId } of pairs) {
      await site.ask(beginSolve, who, { params: { puzzleId } });
      await backdateSolve(db, who.id, puzzleId, 60);
    }

    const statuses = await Promise.all(
      pairs.flatMap(({ who, puzzleId }) => [
        site.call(completeSolve, who, { params: { puzzleId } }),
        site.call(postComment, who, {
          params: { puzzleId },
          body: { content: `${puzzleId} and [@A](/profile/${author.id})` },
        }),
      ]),
    );

    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await db.select().from(puzzles).where(inArray(puzzles.id, puzzleIds));
    expect(new Set(rows.map((row) => row.solveCount))).toEqual(new Set([solvers.length]));
    expect(new Set(rows.map((row) => row.commentCount))).toEqual(new Set([solvers.length]));
    expect(await wrongCounts()).toEqual([]);
  });
});
