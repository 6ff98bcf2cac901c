import { eq } from 'drizzle-orm';
import { collectionBrief, puzzleBrief, selectCollections, selectPuzzles } from '../briefs.ts';
import type { Db } from '../Db.ts';
import { readNewest, withTimes } from '../newest.ts';
import type { PageCursor } from '../page.ts';
import { collections } from '../schema/collections.ts';
import { comments, puzzles } from '../schema/puzzles.ts';

/** All puzzles of an account as its owner sees them, including private ones and series. */
export async function readUserPuzzles(db: Db, userId: string, cursor: PageCursor) {
  const isTheirs = eq(puzzles.creatorId, userId);
  return readNewest(db, puzzles, isTheirs, cursor, async (where, orderBy, limit) => {
    const rows = await selectPuzzles(db, userId)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map((row) => ({ ...puzzleBrief(row), mine: null })); // not the caller's
  });
}

/** All collections of an account, including private ones. */
export async function readUserCollections(db: Db, userId: string, cursor: PageCursor) {
  const isTheirs = eq(collections.creatorId, userId);
  return readNewest(db, collections, isTheirs, cursor, async (where, orderBy, limit) => {
    const rows = await selectCollections(db)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map(collectionBrief);
  });
}

/** All comments of an account, with their puzzles. */
export async function readUserComments(db: Db, userId: string, cursor: PageCursor) {
  const isTheirs = eq(comments.userId, userId);
  return readNewest(db, comments, isTheirs, cursor, async (where, orderBy, limit) => {
    const rows = await db
      .select({
        id: comments.id,
        createdAt: comments.createdAt,
        updatedAt: comments.updatedAt,
        creatorId: comments.userId,
        content: comments.content,
        puzzle: {
          id: puzzles.id,
          createdAt: puzzles.createdAt,
          updatedAt: puzzles.updatedAt,
          title: puzzles.title,
        },
      })
      .from(comments)
      .innerJoin(puzzles, eq(puzzles.id, comments.puzzleId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map((row) => withTimes({ ...row, puzzle: withTimes(row.puzzle) }));
  });
}
