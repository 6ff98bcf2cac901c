import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteComment, editComment, REMOVED_COMMENT } from '#contract/comments.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  moderatorDeletesCollection,
  moderatorDeletesComment,
  moderatorDeletesPuzzle,
  removeCollectionDescription,
  removeComment,
  removePuzzleDescription,
  unpublishCollection,
  unpublishPuzzle,
} from '#contract/moderation.ts';
import { collectionFollows, collections } from '#server/db/schema/collections.ts';
import { collectionPuzzles, comments, completions, puzzles } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import {
  addCollectionRow,
  addCommentRow,
  addFollowRow,
  addSolveRow,
  addThings,
  deedsTo,
  MESSAGE,
  toldTo,
  wrongCounts,
} from '#tests/support/moderationScene.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const mo = await site.member('Mo', ['moderator']);

const sent = (id: string) => ({ params: { id }, body: { message: MESSAGE } });
const act = async (call: Endpoint, id: string) => site.ask(call, mo, sent(id));
const again = async (call: Endpoint, id: string) => site.refusal(call, mo, sent(id));

async function puzzleRow(id: string) {
  const [row] = await db.select().from(puzzles).where(eq(puzzles.id, id));
  return row;
}

async function collectionRow(id: string) {
  const [row] = await db.select().from(collections).where(eq(collections.id, id));
  return row;
}

async function userRow(id: string) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** The collections among these that contain a puzzle. */
async function placesOf(puzzleId: string, among: readonly string[]) {
  const rows = await db
    .select({ id: collectionPuzzles.collectionId })
    .from(collectionPuzzles)
    .where(eq(collectionPuzzles.puzzleId, puzzleId));
  return among.map((id) => rows.some((row) => row.id === id));
}

describe('a puzzle that a moderator unpublishes', () => {
  it('is private, and its author has published one less', async () => {
    const ada = await site.member('Ada');
    const { puzzle } = await addThings(db, ada);

    await act(unpublishPuzzle, puzzle);

    expect(await puzzleRow(puzzle)).toMatchObject({ status: 0, publishedAt: null });
    expect((await userRow(ada.id))?.createCount).toBe(0);
    const [told] = await toldTo(site, ada.id);
    expect(told?.message).toContain('“Tea \\*house\\*”');
    expect(told?.target).toBe(`/create/${puzzle}`);
    expect(await again(unpublishPuzzle, puzzle)).toBe('conflict');
    expect(await wrongCounts(site)).toEqual([]);
  });

  it('leaves public collections and all of others, and stays in private ones of its author', async () => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
    const { puzzle } = await addThings(db, ada);
    const other = await addPuzzleRow(db, bea.id);
    await db.update(users).set({ createCount: 1 }).where(eq(users.id, bea.id));
    const places = [
      await addCollectionRow(db, ada.id, 'public', [puzzle]),
      await addCollectionRow(db, bea.id, 'public', [other, puzzle]),
      await addCollectionRow(db, bea.id, 'private', [puzzle, other]),
      await addCollectionRow(db, ada.id, 'private', [puzzle]),
    ] as const;

    await act(unpublishPuzzle, puzzle);

    expect(await placesOf(puzzle, places)).toEqual([false, false, false, true]);
    const counts = await Promise.all(places.map(collectionRow));
    expect(counts.map((row) => row?.puzzleCount)).toEqual([0, 1, 1, 1]);
    expect(await wrongCounts(site)).toEqual([]);
  });

  it.each([
    ['public', null],
    ['private', 'stays'],
  ] as const)('from a %s series: its place %s', async (visibility, place) => {
    const ada = await site.member('Ada');
    const { puzzle } = await addThings(db, ada);
    const series = await addCollectionRow(db, ada.id, visibility, [puzzle], true);

    await act(unpublishPuzzle, puzzle);

    expect((await puzzleRow(puzzle))?.seriesId).toBe(place === null ? null : series);
    expect((await collectionRow(series))?.puzzleCount).toBe(place === null ? 0 : 1);
  });

  it('keeps its solves, its ratings and its comments', async () => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
    const { puzzle, comment } = await addThings(db, ada);
    await addSolveRow(db, bea.id, puzzle);

    await act(unpublishPuzzle, puzzle);

    expect(await puzzleRow(puzzle)).toMatchObject({ solveCount: 1, commentCount: 1 });
    expect(await db.$count(comments, eq(comments.id, comment))).toBe(1);
    expect((await userRow(bea.id))?.solveCount).toBe(1);
    expect(await wrongCounts(site)).toEqual([]);
  });
});

describe('a puzzle that a moderator deletes', () => {
  it('is gone with everything on it, and all counts are true', async () => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
    const { puzzle, collection } = await addThings(db, ada);
    await addSolveRow(db, bea.id, puzzle);
    const theirs = await addCollectionRow(db, bea.id, 'private', [puzzle]);

    await act(moderatorDeletesPuzzle, puzzle);

    expect(await puzzleRow(puzzle)).toBeUndefined();
    expect(await db.$count(completions, eq(completions.puzzleId, puzzle))).toBe(0);
    expect((await userRow(bea.id))?.solveCount).toBe(0);
    expect((await userRow(ada.id))?.createCount).toBe(0);
    for (const id of [collection, theirs]) expect((await collectionRow(id))?.puzzleCount).toBe(0);
    expect(await wrongCounts(site)).toEqual([]);
    const [deed] = await deedsTo(site, ada.id);
    expect(deed?.removed).toEqual({
      title: 'Tea *house*',
      description: 'Dull',
      designDifficulty: 3,
      data: 'dfl_',
    });
    expect(await again(moderatorDeletesPuzzle, puzzle)).toBe('not_found');
  });

  it('was no published one when it was private', async () => {
    const ada = await site.member('Ada');
    const draft = await addPuzzleRow(db, ada.id, { status: 0 });

    await act(moderatorDeletesPuzzle, draft);

    expect((await userRow(ada.id))?.createCount).toBe(0);
  });
});

describe('a collection', () => {
  it('that a moderator unpublishes is private and keeps its puzzles and followers', async () => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
    const { puzzle, collection } = await addThings(db, ada);
    await addFollowRow(db, bea.id, collection);

    await act(unpublishCollection, collection);

    expect(await collectionRow(collection)).toMatchObject({
      status: 0,
      puzzleCount: 1,
      followCount: 1,
    });
    expect(await placesOf(puzzle, [collection])).toEqual([true]);
    expect(await again(unpublishCollection, collection)).toBe('conflict');
    expect((await toldTo(site, ada.id))[0]?.message).toContain('“All \\<b\\>mine\\</b\\>”');
  });

  it('that a moderator deletes is gone, while its puzzles stay, in no series', async () => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
    const { puzzle } = await addThings(db, ada);
    const series = await addCollectionRow(db, ada.id, 'public', [puzzle], true);
    await addFollowRow(db, bea.id, series);

    await act(moderatorDeletesCollection, series);

    expect(await collectionRow(series)).toBeUndefined();
    expect(await puzzleRow(puzzle)).toMatchObject({ status: 1, seriesId: null });
    expect(await db.$count(collectionFollows, eq(collectionFollows.collectionId, series))).toBe(0);
    expect((await deedsTo(site, ada.id))[0]?.removed).toEqual({
      title: 'All <b>mine</b>',
      description: 'Old ones',
      isSeries: true,
      puzzleIds: [puzzle],
    });
    expect(await wrongCounts(site)).toEqual([]);
  });

  it('that fills itself can be unpublished but not deleted', async () => {
    const ada = await site.member('Ada');
    const own = await db.query.collections.findFirst({
      where: (row, { and, eq: is }) =>
        and(is(row.creatorId, ada.id), is(row.autoPopulate, 'createdPuzzles')),
    });

    expect(own).toMatchObject({ status: 1 });
    expect(await again(moderatorDeletesCollection, own?.id ?? '')).toBe('conflict');
    await act(unpublishCollection, own?.id ?? '');
    expect((await collectionRow(own?.id ?? ''))?.status).toBe(0);
  });
});

describe('a description', () => {
  it.each([
    ['puzzle', removePuzzleDescription, 'Dull'],
    ['collection', removeCollectionDescription, 'Old ones'],
  ] as const)('of a %s is emptied once, and kept in the log', async (kind, call, words) => {
    const ada = await site.member('Ada');
    const id = (await addThings(db, ada))[kind];

    await act(call, id);

    const row = kind === 'puzzle' ? await puzzleRow(id) : await collectionRow(id);
    expect(row).toMatchObject({ description: '', status: 1 });
    expect(await deedsTo(site, ada.id)).toMatchObject([
      { target: id, removed: { description: words } },
    ]);
    expect(await again(call, id)).toBe('conflict');
  });
});

describe('a comment', () => {
  it('that is removed says so in its place, and still counts', async () => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
    const { puzzle } = await addThings(db, ada);
    const id = await addCommentRow(db, bea.id, puzzle);

    await act(removeComment, id);

    const [row] = await db.select().from(comments).where(eq(comments.id, id));
    expect(row?.content).toBe(REMOVED_COMMENT);
    expect((await deedsTo(site, bea.id))[0]?.removed).toEqual({
      puzzleId: puzzle,
      content: 'Nice, but rude',
    });
    expect(await again(removeComment, id)).toBe('conflict');
    expect(await wrongCounts(site)).toEqual([]);
  });

  it('that is removed cannot be written over by its author, only deleted', async () => {
    const ada = await site.member('Ada');
    const { comment } = await addThings(db, ada);
    await act(removeComment, comment);
    const params = { commentId: comment };

    expect(await site.refusal(editComment, ada, { params, body: { content: 'So there' } })).toBe(
      'not_found',
    );
    await site.ask(deleteComment, ada, { params });
    expect(await wrongCounts(site)).toEqual([]);
  });

  it('that is deleted is gone, and its puzzle has one less', async () => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
    const { puzzle } = await addThings(db, ada);
    const id = await addCommentRow(db, bea.id, puzzle);

    await act(moderatorDeletesComment, id);

    expect(await db.$count(comments, eq(comments.id, id))).toBe(0);
    expect((await puzzleRow(puzzle))?.commentCount).toBe(1);
    expect(await toldTo(site, ada.id)).toEqual([]);
    expect((await toldTo(site, bea.id))[0]?.target).toBe(`/solve/${puzzle}`);
    expect(await wrongCounts(site)).toEqual([]);
  });
});

describe('two moderators at once', () => {
  it('do a thing once: one log, one message, one count less', async () => {
    const ada = await site.member('Ada');
    const { puzzle, comment, collection } = await addThings(db, ada);
    const max = await site.member('Max', ['moderator']);
    for (const [call, id] of [
      [removePuzzleDescription, puzzle],
      [moderatorDeletesComment, comment],
      [unpublishPuzzle, puzzle],
      [unpublishCollection, collection],
      [moderatorDeletesPuzzle, puzzle],
    ] as const) {
      const answers = await Promise.all(
        [mo, max, mo, max].map((who) => site.call(call, who, sent(id))),
      );

      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      expect(statuses.every((status) => [204, 404, 409].includes(status))).toBe(true);
    }
    expect(await deedsTo(site, ada.id)).toHaveLength(5);
    expect(await toldTo(site, ada.id)).toHaveLength(5);
    expect(await wrongCounts(site)).toEqual([]);
  });
});
