import { and, desc, eq, sql } from 'drizzle-orm';
import type { CollectionBrief, PuzzleBrief, UserBrief } from '#contract/shapes.ts';
import { isActiveUser } from '../auth/sessions.ts';
import { puzzleBrief, selectPuzzles, userJson, type PuzzleBriefRow } from './briefs.ts';
import { puzzlesOfCollection } from './collectionLists.ts';
import type { Queryable } from './Db.ts';
import { puzzles, STATUS } from './schema/puzzles.ts';
import { users } from './schema/users.ts';

/** Number of puzzles in a feed: the newest ones. */
const FEED_LENGTH = 30;

const isPublic = eq(puzzles.status, STATUS.public);

/** The last published puzzles; of one author, if given. */
export async function readPublishedPuzzles(
  db: Queryable,
  creatorId?: string,
): Promise<readonly PuzzleBrief[]> {
  const rows = await selectPuzzles(db, null)
    .where(and(isPublic, creatorId === undefined ? undefined : eq(puzzles.creatorId, creatorId)))
    .orderBy(desc(puzzles.publishedAt), desc(puzzles.id))
    .limit(FEED_LENGTH);
  return briefs(rows);
}

/**
 * The puzzles added last to a collection: its last ones, or the first ones of an automatic
 * collection.
 */
export async function readLatestPuzzles(
  db: Queryable,
  collection: CollectionBrief,
): Promise<readonly PuzzleBrief[]> {
  const { where, keys, select } = puzzlesOfCollection(db, collection, null, 'desc');
  return briefs(
    await select(
      where,
      keys.map((key) => sql`${key} desc`),
      FEED_LENGTH,
    ),
  );
}

function briefs(rows: readonly PuzzleBriefRow[]): readonly PuzzleBrief[] {
  return rows.map((row) => puzzleBrief(row));
}

/** An account that is neither blocked nor removed. */
export async function readActiveUser(db: Queryable, id: string): Promise<UserBrief | null> {
  const [row] = await db
    .select({ user: userJson })
    .from(users)
    .where(and(eq(users.id, id), isActiveUser));
  return row?.user ?? null;
}

/** A public puzzle, for links to it. */
export async function readPublicPuzzle(db: Queryable, id: string): Promise<PuzzleBrief | null> {
  const [row] = await selectPuzzles(db, null).where(and(eq(puzzles.id, id), isPublic));
  return row ? puzzleBrief(row) : null;
}
