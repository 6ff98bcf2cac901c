import { eq, sql, type SQL } from 'drizzle-orm';
import type { CollectionBrief, PuzzleBrief, UserBrief, Verified } from '#contract/shapes.ts';
import { AutoPopulate } from '#contract/shapes.ts';
import { typesOfBits } from '../domain/puzzleTypes.ts';
import { collections } from './schema/collections.ts';
import { puzzles, STATUS, VERDICT } from './schema/puzzles.ts';
import { users } from './schema/users.ts';
import type { Queryable } from './Db.ts';

/** The level that counts now: what was bought last, while it lasts; then 1, for having done so. */
export const supporterNow = sql<number>`case when ${users.supporterUntil} > now() then ${users.supporter} else least(${users.supporter}, 1) end`;

/** Columns that `userBrief` needs. */
export const userColumns = {
  id: users.id,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  name: users.name,
  supporter: supporterNow.mapWith(Number),
  description: users.description,
  title: users.title,
  solveCount: users.solveCount,
  createCount: users.createCount,
  accessedAt: users.accessedAt,
};

type UserRow = Omit<UserBrief, 'createdAt' | 'updatedAt' | 'accessedAt'> & {
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly accessedAt: Date | null;
};

/** A moment as it is answered. */
export function timeText(moment: Date): string;
export function timeText(moment: Date | null): string | null;
export function timeText(moment: Date | null): string | null {
  return moment === null ? null : moment.toISOString();
}

export function userBrief(row: UserRow): UserBrief {
  return { ...row, ...stamps(row), accessedAt: timeText(row.accessedAt) };
}

function stamps({ createdAt, updatedAt }: { readonly createdAt: Date; readonly updatedAt: Date }) {
  return { createdAt: timeText(createdAt), updatedAt: timeText(updatedAt) };
}

/** That a puzzle is in a series that the caller may see: private ones are for their owner only. */
export function inVisibleSeries(callerId: string | null): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${collections} where ${collections.id} = ${puzzles.seriesId} and ${isVisibleTo(callerId, collections)})`;
}

/** Columns that `puzzleBrief` needs beside `inSeries`, which depends on the caller. */
export const puzzleColumns = {
  id: puzzles.id,
  createdAt: puzzles.createdAt,
  updatedAt: puzzles.updatedAt,
  title: puzzles.title,
  description: puzzles.description,
  types: puzzles.types,
  width: puzzles.width,
  height: puzzles.height,
  designDifficulty: puzzles.designDifficulty,
  rated: puzzles.rated,
  status: puzzles.status,
  solveCount: puzzles.solveCount,
  loveCount: puzzles.loveCount,
  publishedAt: puzzles.publishedAt,
  verdict: puzzles.verdict,
  verdictAt: puzzles.verdictAt,
};

/**
 * Puzzles as cards show them. Add `where`, `orderBy` and `limit`; give the rows to `puzzleBrief`.
 */
export function selectPuzzles(db: Queryable, callerId: string | null) {
  return db
    .select({
      puzzle: { ...puzzleColumns, inSeries: inVisibleSeries(callerId) },
      creator: userColumns,
    })
    .from(puzzles)
    .innerJoin(users, eq(users.id, puzzles.creatorId))
    .$dynamic();
}

export type PuzzleRow = Awaited<ReturnType<typeof selectPuzzles>>[number];

export function puzzleBrief({ puzzle, creator }: PuzzleRow): PuzzleBrief {
  const { rated, verdict, verdictAt, ...same } = puzzle;
  return {
    ...same,
    ...stamps(puzzle),
    types: typesOfBits(puzzle.types),
    ratedDifficulty: rated,
    status: visibilityOf(puzzle.status),
    publishedAt: timeText(puzzle.publishedAt),
    verified: verifiedOf(verdict, verdictAt),
    computed: null,
    creator: userBrief(creator),
  };
}

export function visibilityOf(status: number): PuzzleBrief['status'] {
  return status === STATUS.public ? 'public' : 'private';
}

const STATE_OF_VERDICT: ReadonlyMap<number | null, Verified['state']> = new Map([
  [VERDICT.unknown, 'unknown'],
  [VERDICT.unique, 'unique'],
  [VERDICT.several, 'several'],
  [VERDICT.none, 'none'],
]);

function verifiedOf(verdict: number | null, checkedAt: Date | null): Verified | null {
  const state = STATE_OF_VERDICT.get(verdict);
  return state && checkedAt ? { state, checkedAt: timeText(checkedAt) } : null;
}

/** Columns that `collectionBrief` needs. */
export const collectionColumns = {
  id: collections.id,
  createdAt: collections.createdAt,
  updatedAt: collections.updatedAt,
  title: collections.title,
  description: collections.description,
  status: collections.status,
  isSeries: collections.isSeries,
  puzzleCount: collections.puzzleCount,
  followCount: collections.followCount,
  autoPopulate: collections.autoPopulate,
  modifiedAt: collections.modifiedAt,
};

/** Collections as cards show them, to be given to `collectionBrief`. */
export function selectCollections(db: Queryable) {
  return db
    .select({ collection: collectionColumns, creator: userColumns })
    .from(collections)
    .innerJoin(users, eq(users.id, collections.creatorId))
    .$dynamic();
}

export type CollectionRow = Awaited<ReturnType<typeof selectCollections>>[number];

export function collectionBrief({ collection, creator }: CollectionRow): CollectionBrief {
  const autoPopulate = AutoPopulate.safeParse(collection.autoPopulate).data ?? null;
  return {
    ...collection,
    ...stamps(collection),
    status: visibilityOf(collection.status),
    autoPopulate,
    puzzleCount: autoPopulate === null ? collection.puzzleCount : null,
    modifiedAt: timeText(collection.modifiedAt),
    creator: userBrief(creator),
  };
}

/**
 * That a caller may see a puzzle or a collection: it is public, or their own. In prepared
 * statements the caller is a placeholder.
 */
export function isVisibleTo(
  callerId: string | SQL | null,
  { status, creatorId }: typeof puzzles | typeof collections,
): SQL {
  return callerId === null
    ? sql`${status} = ${STATUS.public}`
    : sql`(${status} = ${STATUS.public} or ${creatorId} = ${callerId})`;
}
