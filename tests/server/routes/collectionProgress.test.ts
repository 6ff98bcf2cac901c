import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import {
  addToCollection,
  createCollection,
  MAX_TOLD_PUZZLES,
  readCollectionProgress,
  updateCollection,
} from '#contract/collections.ts';
import { completions, puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { automaticOf } from '#tests/support/storedThings.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { eq } from 'drizzle-orm';

const { db } = await useDatabase();
const site = new TestSite(db);

let ada: Member;
let bob: Member;

beforeAll(async () => {
  ada = await site.member('Ada');
  bob = await site.member('Bob');
});

/** A public collection of new puzzles of Ada's. */
async function collectionOf(count: number) {
  const { id } = await site.ask(createCollection, ada, { body: { title: 'A', isSeries: true } });
  const puzzleIds: string[] = [];
  for (let i = 0; i < count; i++) puzzleIds.push(await addPuzzleRow(db, ada.id));
  const params = { id };
  await site.ask(addToCollection, ada, { params, body: { puzzleIds } });
  await site.ask(updateCollection, ada, { params, body: { status: 'public' } });
  return { id, puzzleIds };
}

async function solve(who: Member, puzzleId: string | undefined, msUsed: number): Promise<void> {
  await db.insert(completions).values({
    id: uuidv7(),
    userId: who.id,
    puzzleId: puzzleId ?? '',
    solvedAt: new Date(),
    msUsed,
  });
}

const ask = (who: Member, id: string) => site.ask(readCollectionProgress, who, { params: { id } });

describe('how far somebody is with a collection', () => {
  it('tells what is solved, how long it took, and what is next', async () => {
    const { id, puzzleIds } = await collectionOf(4);
    await solve(bob, puzzleIds[0], 1000);
    await solve(bob, puzzleIds[2], 30_000);
    await db.insert(completions).values({
      id: uuidv7(),
      userId: bob.id,
      puzzleId: puzzleIds[1] ?? '',
      msUsed: 999_999,
    });

    expect(await ask(bob, id)).toMatchObject({
      puzzles: 4,
      solved: 2,
      msTimeUsed: 31_000,
      tiles: [true, false, true, false],
      next: { id: puzzleIds[1], mine: { solvedAt: null, msTimeUsed: 999_999 } },
    });
    expect(await ask(ada, id)).toMatchObject({ solved: 0, next: { id: puzzleIds[0] } });
  });

  it('has nothing next when all is solved, or nothing is in it', async () => {
    const { id, puzzleIds } = await collectionOf(1);
    await solve(bob, puzzleIds[0], 5);
    expect(await ask(bob, id)).toMatchObject({ puzzles: 1, solved: 1, next: null });

    const { id: empty } = await site.ask(createCollection, ada, {
      body: { title: 'Empty', isSeries: false },
    });
    const nothing = { puzzles: 0, solved: 0, msTimeUsed: 0, tiles: [], next: null };
    expect(await ask(ada, empty)).toEqual(nothing);
  });

  it('does not tell one by one of many', async () => {
    const { id } = await collectionOf(MAX_TOLD_PUZZLES + 1);
    expect(await ask(bob, id)).toMatchObject({ puzzles: MAX_TOLD_PUZZLES + 1, tiles: null });
  });

  it('counts no puzzle that the caller may not see', async () => {
    const { id, puzzleIds } = await collectionOf(2);
    await db
      .update(puzzles)
      .set({ status: STATUS.private, publishedAt: null })
      .where(eq(puzzles.id, puzzleIds[0] ?? ''));
    expect(await ask(bob, id)).toMatchObject({ puzzles: 1, next: { id: puzzleIds[1] } });
    expect(await ask(ada, id)).toMatchObject({ puzzles: 2 });
  });

  it('is nothing for what fills itself, for visitors, and of what is not theirs to see', async () => {
    const own = await automaticOf(db, ada.id, 'createdPuzzles');
    expect(await ask(ada, own)).toBeNull();
    const { id } = await site.ask(createCollection, ada, {
      body: { title: 'Hidden', isSeries: false },
    });
    const call = { params: { id } };
    expect(await site.refusal(readCollectionProgress, bob, call)).toBe('not_found');
    expect(await site.refusal(readCollectionProgress, null, call)).toBe('signed_out');
  });
});
