import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { isPublishable, publishChecklist } from '#engine/puzzle/checklist.ts';
import { findPuzzleTypes } from '#engine/puzzle/types.ts';
import { randomFrom } from '#base/random.ts';
import { puzzles } from '#server/db/schema/puzzles.ts';
import { recount } from '#server/jobs/recount.ts';
import { readPuzzleData } from '#server/checks/readPuzzleData.ts';
import { fillSite } from '#server/seed/fillSite.ts';
import { samplePuzzles } from '#server/seed/samplePuzzles.ts';
import { keepingLog } from '#tests/support/bareDeps.ts';
import { TestSite } from '#tests/support/TestSite.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db, url } = await useDatabase();
const lived = await useDatabase();
/** The database draws pairs of accounts and puzzles: 500 of them give 290 to 350 solves. */
const SIZE = { users: 40, puzzles: 24, completions: 500, comments: 50, seed: 1 };

describe('sample puzzles', () => {
  it('could all be published, and are of every kind', () => {
    const made = samplePuzzles(randomFrom(5));
    const kinds = new Set<string>();
    for (let i = 0; i < 250 && (i < 60 || kinds.size < 4); i++) {
      const { value: grid } = made.next();
      const metadata = { title: 'A', author: 'B', description: '', difficulty: 1 };
      const { final } = judge(boardOf(grid), null);

      expect(isPublishable(publishChecklist(metadata, grid, final))).toBe(true);
      for (const type of findPuzzleTypes(grid)) kinds.add(type);
    }
    expect([...kinds].toSorted()).toEqual(['logic', 'music', 'pattern', 'underclued']);
  });
});

describe('a sample site', () => {
  it('has the size that was asked for, readable puzzles, and counts that are right', async () => {
    await fillSite(url, SIZE);

    const { rows } = await db.execute(sql`select
      (select count(*)::int from app_user) as users, (select count(*)::int from puzzle) as puzzles,
      (select count(*)::int from completion) > 200 as solved,
      (select count(*)::int from collection_puzzle) > 0 as collected,
      (select count(*)::int from collection_follow) > 0 as followed`);
    expect(rows).toEqual([
      { users: 40, puzzles: 24, solved: true, collected: true, followed: true },
    ]);
    for (const { data } of await db.select({ data: puzzles.data }).from(puzzles))
      expect((await readPuzzleData(data)).ok).toBe(true);
    const wrong: Record<string, unknown>[] = [];
    await recount(db, keepingLog(wrong));
    expect(wrong).toEqual([]);
  });

  it('is not made where people have accounts', async () => {
    await new TestSite(lived.db).member('Ada');

    await expect(fillSite(lived.url, SIZE)).rejects.toThrow(/accounts of real users/);
    expect((await lived.db.select().from(puzzles)).length).toBe(0);
  });
});
