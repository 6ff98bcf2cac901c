import { and, eq, ne, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { addToCollection } from '#contract/collections.ts';
import { postComment } from '#contract/comments.ts';
import { completeSolve, ratePuzzle } from '#contract/completions.ts';
import { moderatorDeletesPuzzle, unpublishPuzzle } from '#contract/moderation.ts';
import { collections } from '#server/db/schema/collections.ts';
import { collectionPuzzles, completions, puzzles } from '#server/db/schema/puzzles.ts';
import {
  addCollectionRow,
  addThings,
  MESSAGE,
  wrongCounts,
} from '#tests/support/moderationScene.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const mo = await site.member('Mo', ['moderator']);
const PEOPLE = 6;

/** A member with a public and a private collection, who started to solve the puzzle an hour ago. */
async function busyMember(puzzleId: string) {
  const member = await site.member('Bea');
  const hourAgo = new Date(Date.now() - 3_600_000);
  await db
    .insert(completions)
    .values({ id: uuidv7(), userId: member.id, puzzleId, createdAt: hourAgo, msUsed: 60_000 });
  const own = [
    await addCollectionRow(db, member.id, 'public', []),
    await addCollectionRow(db, member.id, 'private', []),
  ];
  return { member, own };
}

/** Every action of a member on a puzzle, concurrently. */
async function doAll(member: Member, own: readonly string[], puzzleId: string) {
  const params = { puzzleId };
  return Promise.all([
    site.call(completeSolve, member, { params }),
    site.call(ratePuzzle, member, { params, body: { rating: 7 } }),
    site.call(postComment, member, { params, body: { content: `By ${member.id}` } }),
    ...own.map((id) =>
      site.call(addToCollection, member, { params: { id }, body: { puzzleIds: [puzzleId] } }),
    ),
  ]);
}

/** A moderator's action during concurrent calls of members; returns the status of every answer. */
async function meanwhile(call: typeof unpublishPuzzle, puzzleId: string): Promise<number[]> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => busyMember(puzzleId)));
  const doing = people.map(({ member, own }) => doAll(member, own, puzzleId));
  const acted = await site.call(call, mo, { params: { id: puzzleId }, body: { message: MESSAGE } });
  const answers = (await Promise.all(doing)).flat();
  expect(acted.status).toBe(204);
  return answers.map(({ status }) => status);
}

describe('while people solve, rate, comment and collect a puzzle', () => {
  it('it is unpublished: it stays in no collection but its author’s, and all counts are true', async () => {
    const ada = await site.member('Ada');
    const { puzzle } = await addThings(db, ada);

    const statuses = await meanwhile(unpublishPuzzle, puzzle);

    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const places = await db
      .select({ id: collections.id })
      .from(collectionPuzzles)
      .innerJoin(collections, eq(collections.id, collectionPuzzles.collectionId))
      .where(
        and(
          eq(collectionPuzzles.puzzleId, puzzle),
          or(eq(collections.status, 1), ne(collections.creatorId, ada.id)),
        ),
      );
    expect(places).toEqual([]);
    expect(await wrongCounts(site)).toEqual([]);
  });

  it('it is deleted: nothing of it stays, and all counts are true', async () => {
    const ada = await site.member('Ada');
    const { puzzle } = await addThings(db, ada);

    const statuses = await meanwhile(moderatorDeletesPuzzle, puzzle);

    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await db.$count(puzzles, eq(puzzles.id, puzzle))).toBe(0);
    expect(await wrongCounts(site)).toEqual([]);
  });
});
