import { and, desc, eq, sql, isNull } from 'drizzle-orm';
import type { CollectionBrief, PuzzleBrief, UserBrief } from '#contract/shapes.ts';
import { isActiveUser } from '../auth/sessions.ts';
import {
  puzzleBrief,
  selectPuzzles,
  userJson,
  type PuzzleBriefRow,
  collectionBrief,
  selectCollections,
} from './briefs.ts';
import { puzzlesOfCollection } from './collectionLists.ts';
import type { Queryable, Db } from './database.ts';
import { puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import { users } from './schema/users.ts';
import { memoizeFor } from './memoizeFor.ts';
import { collections } from '#server/db/schema/collections.ts';

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

const REMEMBER_MS = 10_000;
const SHOWN = 8;

/** New content of the site for visitors. */
interface Frontpage {
  readonly newestPuzzles: PuzzleBrief[];
  readonly newestCollections: CollectionBrief[];
}

/** Reads the front page, cached for ten seconds. */
export function createFrontpageReader(db: Db): () => Promise<Frontpage> {
  const remember = memoizeFor<Frontpage>(REMEMBER_MS, 1);
  return () => remember('', () => findNewest(db));
}

async function findNewest(db: Db): Promise<Frontpage> {
  const [puzzleRows, collectionRows] = await Promise.all([
    selectPuzzles(db, null)
      .where(eq(puzzles.status, STATUS.public))
      .orderBy(desc(puzzles.publishedAt), desc(puzzles.id))
      .limit(SHOWN),
    // Automatic ones are left out: every new account has some.
    selectCollections(db)
      .where(and(eq(collections.status, STATUS.public), isNull(collections.autoPopulate)))
      .orderBy(desc(collections.createdAt), desc(collections.id))
      .limit(SHOWN),
  ]);
  return {
    newestPuzzles: puzzleRows.map(puzzleBrief),
    newestCollections: collectionRows.map(collectionBrief),
  };
}
