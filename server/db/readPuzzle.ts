import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PuzzleBrief, PuzzleFull } from '#contract/shapes.ts';
import {
  collectionBrief,
  joinedCollectionJson,
  isVisibleTo,
  mineJson,
  puzzleBrief,
  puzzleJson,
  selectPuzzles,
  userJson,
} from './briefs.ts';
import { refusal, type Refusal } from '../domain/refusal.ts';
import type { Db, Queryable } from './database.ts';
import { collections } from './schema/collections.ts';
import { puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import { users } from './schema/users.ts';

/** Refusal for puzzles that do not exist, or that the caller may not see. */
export const NO_PUZZLE = refusal('not_found', 'refusals.noPuzzle');

/**
 * A puzzle with everything that players need, in one statement. Its series is omitted if the caller
 * may not see it. The series has the same author, so the author is looked up once.
 */
function selectFull(db: Queryable, callerId: string | SQL, where: SQL | undefined) {
  return db
    .select({
      puzzle: puzzleJson,
      inSeries: sql<boolean>`${collections.id} is not null`,
      mine: mineJson(callerId),
      data: puzzles.data,
      curve: puzzles.curve,
      creator: userJson,
      series: joinedCollectionJson,
    })
    .from(puzzles)
    .innerJoin(users, eq(users.id, puzzles.creatorId))
    .leftJoin(
      collections,
      and(
        eq(collections.id, puzzles.seriesId),
        eq(collections.creatorId, puzzles.creatorId),
        isVisibleTo(callerId, collections),
      ),
    )
    .where(where);
}

type FullRow = Awaited<ReturnType<typeof selectFull>>[number];

function puzzleFull({ data, curve, series, ...row }: FullRow): PuzzleFull {
  const { creator } = row;
  const { computed, ...brief } = puzzleBrief(row);
  return {
    ...brief,
    computed: computed && { ...computed, curve: [...(curve ?? [])] },
    data,
    series: series ? collectionBrief({ collection: series, creator }) : null,
  };
}

/** Reads a puzzle that the caller may see; otherwise null. */
export type ReadPuzzle = (id: string, callerId: string | null) => Promise<PuzzleFull | null>;

/**
 * Prepares the most frequent statement: each connection plans it once, and no SQL is built per
 * call.
 */
export function createPuzzleReader(db: Db): ReadPuzzle {
  const caller = sql`${sql.placeholder('callerId')}`;
  const isWanted = and(eq(puzzles.id, sql.placeholder('id')), isVisibleTo(caller, puzzles));
  const statement = selectFull(db, caller, isWanted).prepare('read_puzzle');
  return async (id, callerId) => {
    const [row] = await statement.execute({ id, callerId });
    return row ? puzzleFull(row) : null;
  };
}

/** The published puzzles of an account with some checksums, the latest of each. */
export async function readPublished(
  db: Queryable,
  creatorId: string,
  checksums: readonly string[],
): Promise<{ checksum: string; id: string }[]> {
  return db
    .selectDistinctOn([puzzles.checksum], { checksum: puzzles.checksum, id: puzzles.id })
    .from(puzzles)
    .where(
      and(
        inArray(puzzles.checksum, [...checksums]),
        eq(puzzles.creatorId, creatorId),
        eq(puzzles.status, STATUS.public),
      ),
    )
    .orderBy(puzzles.checksum, desc(puzzles.createdAt));
}

/** A puzzle of the caller's own. */
export async function readOwnPuzzle(
  db: Db,
  id: string,
  ownerId: string,
): Promise<PuzzleFull | null> {
  const isWanted = and(eq(puzzles.id, id), eq(puzzles.creatorId, ownerId));
  const [row] = await selectFull(db, ownerId, isWanted);
  return row ? puzzleFull(row) : null;
}

/** A puzzle as visitors get it, whether it is published or not: a daily before its day. */
export async function readSealedPuzzle(db: Db, id: string): Promise<PuzzleFull | null> {
  const [row] = await selectFull(db, sql`null::uuid`, eq(puzzles.id, id));
  return row ? puzzleFull(row) : null;
}

/** The card of a puzzle that the caller may see. */
export async function readPuzzleBrief(
  db: Db,
  id: string,
  callerId: string | null,
): Promise<PuzzleBrief | null> {
  const isWanted = and(eq(puzzles.id, id), isVisibleTo(callerId, puzzles));
  const [row] = await selectPuzzles(db, callerId).where(isWanted);
  return row ? puzzleBrief(row) : null;
}

/**
 * Reason why the caller may not change a puzzle of others; a private one is reported as missing.
 */
export async function foreignPuzzleRefusal(
  db: Queryable,
  id: string,
  callerId: string,
): Promise<Refusal<'not_found' | 'forbidden'>> {
  const [shown] = await db
    .select({ id: puzzles.id })
    .from(puzzles)
    .where(and(eq(puzzles.id, id), isVisibleTo(callerId, puzzles)));
  return shown ? refusal('forbidden', 'refusals.onlyAuthor') : NO_PUZZLE;
}

/** The stored grid of a published puzzle with its solution; null if there is none. */
export async function readPublishedData(db: Db, puzzleId: string): Promise<string | null> {
  const [row] = await db
    .select({ data: puzzles.data })
    .from(puzzles)
    .where(and(eq(puzzles.id, puzzleId), eq(puzzles.status, STATUS.public)));
  return row?.data ?? null;
}

/** The data of puzzles, in the order of the ids; missing puzzles are skipped. */
export async function readDataOfPuzzles(
  db: Queryable,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: puzzles.id, data: puzzles.data })
    .from(puzzles)
    .where(inArray(puzzles.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.data ?? []);
}
