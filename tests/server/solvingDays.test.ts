import { eq, and } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { updateCollection } from '#contract/collections.ts';
import { readSolvingDays, readUserDetail } from '#contract/users.ts';
import { readSolvesByDay } from '#server/db/solvingDays.ts';
import { collections } from '#server/db/schema/collections.ts';
import { completions } from '#server/db/schema/puzzles.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db } = await useDatabase();
const site = new TestSite(db);

async function solve(who: Member, solvedAt: string, counted = true): Promise<void> {
  const puzzleId = await addPuzzleRow(db, (await site.member('Maker')).id);
  await db.insert(completions).values({
    id: uuidv7(),
    userId: who.id,
    puzzleId,
    solvedAt: new Date(solvedAt),
    counted,
  });
}

async function showSolves(who: Member, status: 'public' | 'private'): Promise<void> {
  const [row] = await db
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.creatorId, who.id), eq(collections.autoPopulate, 'solvedPuzzles')));
  await site.ask(updateCollection, who, { params: { id: row?.id ?? '' }, body: { status } });
}

describe('solving days', () => {
  it('count solves by the midnights of a time zone', async () => {
    const ada = await site.member('Ada');
    await solve(ada, '2026-11-23T22:30:00Z');
    await solve(ada, '2026-11-23T23:30:00Z');
    await solve(ada, '2026-11-24T01:00:00Z');
    await solve(ada, '2025-11-24T00:00:00Z');
    const now = new Date('2026-11-24T12:00:00Z');

    expect(await readSolvesByDay(db, ada.id, { zone: 'UTC', now })).toEqual({
      from: '2025-11-24',
      today: '2026-11-24',
      days: [
        { date: '2025-11-24', solves: 1 },
        { date: '2026-11-23', solves: 2 },
        { date: '2026-11-24', solves: 1 },
      ],
    });
    expect((await readSolvesByDay(db, ada.id, { zone: 'Europe/Zurich', now })).days).toEqual([
      { date: '2025-11-24', solves: 1 },
      { date: '2026-11-23', solves: 1 },
      { date: '2026-11-24', solves: 2 },
    ]);
  });

  it('leave out what does not count, what others solved, and what is longer ago', async () => {
    const [ada, bob] = [await site.member('Ada'), await site.member('Bob')];
    const now = new Date('2026-11-24T12:00:00Z');
    await solve(ada, '2026-11-20T10:00:00Z', false);
    await solve(ada, '2025-11-23T23:59:59Z');
    await solve(bob, '2026-11-20T10:00:00Z');

    expect((await readSolvesByDay(db, ada.id, { zone: 'UTC', now })).days).toEqual([]);
  });

  it('are for others only where solves are public', async () => {
    const [ada, bob] = [await site.member('Ada'), await site.member('Bob')];
    const ask = (who: Member | null) =>
      site.ask(readSolvingDays, who, { params: { id: ada.id }, query: { zone: 'Asia/Tokyo' } });
    await showSolves(ada, 'private');
    expect(await ask(null)).toBeNull();
    expect(await ask(bob)).toBeNull();
    expect(await ask(ada)).toMatchObject({ days: [] });

    await showSolves(ada, 'public');
    expect(await ask(null)).toMatchObject({ days: [] });
  });

  it('are refused of nobody, and a zone that is unknown is as none', async () => {
    const ada = await site.member('Ada');
    const refusal = site.refusal(readSolvingDays, ada, { params: { id: uuidv7() }, query: {} });
    expect(await refusal).toBe('not_found');
    const odd = { params: { id: ada.id }, query: { zone: "'; drop table completion" } };
    expect(await site.ask(readSolvingDays, ada, odd)).toMatchObject({ days: [] });
    const long = { params: { id: ada.id }, query: { zone: 'x'.repeat(65) } };
    expect(await site.refusal(readSolvingDays, ada, long)).toBe('invalid_request');
  });
});

describe('loves of an author', () => {
  it('are those of all that is published', async () => {
    const ada = await site.member('Ada');
    await addPuzzleRow(db, ada.id, { loveCount: 3 });
    await addPuzzleRow(db, ada.id, { loveCount: 4 });
    await addPuzzleRow(db, ada.id, { loveCount: 9, status: 0 });
    const detail = await site.ask(readUserDetail, null, { params: { id: ada.id } });

    expect(detail.loveCount).toBe(7);
  });
});
