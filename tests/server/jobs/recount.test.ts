import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createUser } from '#server/db/accounts.ts';
import { loves, puzzles } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { recount } from '#server/jobs/recount.ts';
import { keepingLog } from '#tests/support/bareDeps.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db } = await useDatabase();

async function people(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => createUser(db, { name: `P${i}` })));
}

describe('the nightly recount', () => {
  it('repairs counts that differ from their rows, says which, and then finds nothing', async () => {
    const [author = '', reader = ''] = await people(2);
    const id = await addPuzzleRow(db, author, {
      loveCount: 7,
      commentCount: 2,
      rated: [0, 0, 0, 5, 0, 0, 0, 0, 0, 0],
    });
    await db.insert(loves).values({ userId: reader, puzzleId: id });
    const lines: Record<string, unknown>[] = [];

    await recount(db, keepingLog(lines));

    const [row] = await db.select().from(puzzles).where(eq(puzzles.id, id));
    expect(row).toMatchObject({ loveCount: 1, commentCount: 0, rated: Array(10).fill(0) });
    const [maker] = await db.select().from(users).where(eq(users.id, author));
    expect(maker?.createCount).toBe(1);
    const told = lines.map(({ table, column, was, is }) => ({ table, column, was, is }));
    expect(told).toContainEqual({ table: 'puzzle', column: 'love_count', was: 7, is: 1 });
    expect(told).toContainEqual({ table: 'app_user', column: 'create_count', was: 0, is: 1 });

    const again: Record<string, unknown>[] = [];
    await recount(db, keepingLog(again));
    expect(again).toEqual([]);
  });

  it('is right while people go on', async () => {
    const [author = '', ...readers] = await people(40);
    const id = await addPuzzleRow(db, author, { loveCount: 3 });
    const love = (userId: string) =>
      db.transaction(async (tx) => {
        await tx.insert(loves).values({ userId, puzzleId: id });
        await tx
          .update(puzzles)
          .set({ loveCount: sql`${puzzles.loveCount} + 1` })
          .where(eq(puzzles.id, id));
      });

    await Promise.all([...readers.map(love), recount(db, keepingLog())]);
    await recount(db, keepingLog());

    const [row] = await db.select().from(puzzles).where(eq(puzzles.id, id));
    expect(row?.loveCount).toBe(readers.length);
  });
});
