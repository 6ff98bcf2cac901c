import { eq, sql, type SQL } from 'drizzle-orm';
import {
  type CollectionBrief,
  type PuzzleBrief,
  type Verified,
  AutoPopulate,
} from '#contract/shapes.ts';
import { decodeTypes } from '../domain/puzzleTypes.ts';
import { collections } from './schema/collections.ts';
import { puzzles, STATUS, VERDICT } from './schema/puzzles.ts';
import { users } from './schema/users.ts';
import type { Queryable } from './database.ts';
import { selectJoinedAsJson, selectAsJson, formatJsonTime } from './jsonColumns.ts';

/** The current supporter level: level 2 follows level 3, and 1 is for former supporters. */
export const currentSupporterLevel = sql<number>`case when ${users.supporterUntil} > now() then case when ${users.supporterLevel3Until} <= now() then 2 else ${users.supporter} end else least(${users.supporter}, 1) end`;

/** True if the account is a moderator. */
export const isModeratorNow = sql<boolean>`'moderator' = any(${users.labels})`;

/** An account for cards, as a `UserBrief`. */
export const userJson = selectAsJson({
  id: users.id,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  name: users.name,
  supporter: currentSupporterLevel,
  moderator: isModeratorNow,
  house: users.isHouse,
  description: users.description,
  title: users.title,
  solveCount: users.solveCount,
  createCount: users.createCount,
  accessedAt: users.accessedAt,
});

/** A timestamp in the format of the API. */
export function formatTime(moment: Date): string;
export function formatTime(moment: Date | null): string | null;
export function formatTime(moment: Date | null): string | null {
  return moment === null ? null : moment.toISOString();
}

/**
 * Condition: a puzzle is in a series that the caller may see. Private series are visible to their
 * owner only.
 */
export function inVisibleSeries(callerId: string | SQL | null): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${collections} where ${collections.id} = ${puzzles.seriesId} and ${isVisibleTo(callerId, collections)})`;
}

/** Progress of the caller with a puzzle: two lookups by primary key. Null for visitors. */
export function mineJson(callerId: string | SQL | null): SQL<Mine> {
  if (callerId === null) return sql<Mine>`null`;
  const isTheirs = sql`user_id = ${callerId}::uuid and puzzle_id = ${puzzles.id}`;
  return sql<Mine>`case when ${callerId}::uuid is not null then json_build_array(
    (select json_build_array(solved_at, ms_used) from completion where ${isTheirs}),
    exists (select 1 from love where ${isTheirs})) end`;
}

/** The caller's progress as the database returns it, and whether the caller loves the puzzle. */
type Mine =
  | readonly [solve: readonly [solvedAt: string | null, msUsed: number] | null, loved: boolean]
  | null;

function mineOf(mine: Mine): PuzzleBrief['mine'] {
  if (mine === null) return null;
  const [solve, loved] = mine;
  const [solvedAt, msTimeUsed] = solve ?? [null, 0];
  return { solvedAt: solvedAt === null ? null : formatJsonTime(solvedAt), msTimeUsed, loved };
}

/** Input of `puzzleBrief` that does not depend on the caller. */
export const puzzleJson = selectAsJson({
  id: puzzles.id,
  createdAt: puzzles.createdAt,
  updatedAt: puzzles.updatedAt,
  title: puzzles.title,
  houseTitle: puzzles.houseTitle,
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
  hardest: puzzles.hardest,
  minutes: puzzles.minutes,
  whatIfs: puzzles.whatIfs,
  grid: sql<string | null>`nullif(${puzzles.gridText}, '')`,
});

/**
 * Query of puzzles for cards. Add `where`, `orderBy` and `limit`; pass the rows to `puzzleBrief`.
 */
export function selectPuzzles(db: Queryable, callerId: string | SQL | null) {
  return db
    .select({
      puzzle: puzzleJson,
      inSeries: inVisibleSeries(callerId),
      mine: mineJson(callerId),
      creator: userJson,
    })
    .from(puzzles)
    .innerJoin(users, eq(users.id, puzzles.creatorId))
    .$dynamic();
}

export type PuzzleBriefRow = Awaited<ReturnType<typeof selectPuzzles>>[number];

export function puzzleBrief({ puzzle, inSeries, mine, creator }: PuzzleBriefRow): PuzzleBrief {
  return {
    id: puzzle.id,
    createdAt: puzzle.createdAt,
    updatedAt: puzzle.updatedAt,
    title: puzzle.title,
    houseTitle: puzzle.houseTitle,
    description: puzzle.description,
    types: decodeTypes(puzzle.types),
    width: puzzle.width,
    height: puzzle.height,
    designDifficulty: puzzle.designDifficulty,
    ratedDifficulty: puzzle.rated,
    status: visibilityFromStatus(puzzle.status),
    solveCount: puzzle.solveCount,
    loveCount: puzzle.loveCount,
    inSeries,
    publishedAt: puzzle.publishedAt,
    verified: verifiedOf(puzzle.verdict, puzzle.verdictAt),
    computed: computedOf(puzzle),
    grid: puzzle.grid,
    mine: mineOf(mine),
    creator,
  };
}

export function visibilityFromStatus(status: number): PuzzleBrief['status'] {
  return status === STATUS.public ? 'public' : 'private';
}

const STATE_OF_VERDICT: ReadonlyMap<number | null, Verified['state']> = new Map([
  [VERDICT.unknown, 'unknown'],
  [VERDICT.unique, 'unique'],
  [VERDICT.several, 'several'],
  [VERDICT.none, 'none'],
]);

function verifiedOf(verdict: number | null, checkedAt: string | null): Verified | null {
  const state = STATE_OF_VERDICT.get(verdict);
  return state && checkedAt !== null ? { state, checkedAt } : null;
}

function computedOf({
  hardest,
  minutes,
  whatIfs,
}: PuzzleBriefRow['puzzle']): PuzzleBrief['computed'] {
  if (hardest === null || minutes === null || whatIfs === null) return null;
  return { hardest, minutes, whatIfs };
}

/** Input of `collectionBrief`. */
const collectionColumns = {
  id: collections.id,
  createdAt: collections.createdAt,
  updatedAt: collections.updatedAt,
  title: collections.title,
  houseTitle: collections.houseTitle,
  description: collections.description,
  status: collections.status,
  isSeries: collections.isSeries,
  puzzleCount: collections.puzzleCount,
  followCount: collections.followCount,
  autoPopulate: collections.autoPopulate,
  modifiedAt: collections.modifiedAt,
};
const collectionJson = selectAsJson(collectionColumns);
/** Nullable variant, for puzzles that may be in no collection. */
export const joinedCollectionJson = selectJoinedAsJson(collectionColumns);

/** Query of collections for cards; pass the rows to `collectionBrief`. */
export function selectCollections(db: Queryable) {
  return db
    .select({ collection: collectionJson, creator: userJson })
    .from(collections)
    .innerJoin(users, eq(users.id, collections.creatorId))
    .$dynamic();
}

export type CollectionRow = Awaited<ReturnType<typeof selectCollections>>[number];

export function collectionBrief({ collection, creator }: CollectionRow): CollectionBrief {
  const autoPopulate = AutoPopulate.safeParse(collection.autoPopulate).data ?? null;
  return {
    ...collection,
    status: visibilityFromStatus(collection.status),
    autoPopulate,
    puzzleCount: autoPopulate === null ? collection.puzzleCount : null,
    creator,
  };
}

/**
 * Condition: the caller may see a puzzle or a collection, since it is public or their own. In
 * prepared statements the caller is a placeholder.
 */
export function isVisibleTo(
  callerId: string | SQL | null,
  { status, creatorId }: typeof puzzles | typeof collections,
): SQL {
  return callerId === null
    ? sql`${status} = ${STATUS.public}`
    : sql`(${status} = ${STATUS.public} or ${creatorId} = ${callerId})`;
}
