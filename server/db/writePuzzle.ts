import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Visibility } from '#contract/shapes.ts';
import type { PuzzleFacts, PuzzleToPublish } from '../checks/PuzzleChecks.ts';
import { visibilityFromStatus } from './briefs.ts';
import { briefGrid } from '../domain/briefGrid.ts';
import type { Queryable, Tx } from './database.ts';
import { newId } from './newId.ts';
import { collections } from './schema/collections.ts';
import { copyrighted, puzzles, STATUS } from './schema/puzzles.ts';
import { users } from './schema/users.ts';

/** The author's texts and difficulty of a puzzle, besides its grid. */
export type PuzzleStatement = Omit<PuzzleToPublish, 'data'>;

/** The facts about a grid as columns. None of them comes from a client. */
export function columnsOf(facts: PuzzleFacts) {
  const { data, width, height, sizeClass, types, clues, emptyCells, checksum } = facts;
  return {
    data,
    width,
    height,
    sizeClass,
    types,
    clues: [...clues],
    emptyCells,
    checksum,
    gridText: briefGrid(facts),
  };
}

/**
 * Store a new puzzle, private. A repeated call with the same key overwrites it, as long as it is
 * unchanged. Returns its id and the time of the save; null if it was changed since.
 */
export async function insertPuzzle(
  db: Queryable,
  { creatorId, key }: { readonly creatorId: string; readonly key: string | undefined },
  { title, description, designDifficulty }: PuzzleStatement,
  facts: PuzzleFacts,
): Promise<StoredPuzzle | null> {
  const id = newId(creatorId, key);
  const columns = { title, description, designDifficulty, ...columnsOf(facts) };
  const [row] = await db
    .insert(puzzles)
    .values({ id, creatorId, ...columns })
    .onConflictDoUpdate({
      target: puzzles.id,
      set: { ...columns, createdAt: sql`now()`, updatedAt: sql`now()` },
      setWhere: eq(puzzles.updatedAt, puzzles.createdAt),
    })
    .returning({ updatedAt: puzzles.updatedAt });
  return row ? { id, updatedAt: row.updatedAt } : null;
}

/** A puzzle that was just stored. */
export interface StoredPuzzle {
  readonly id: string;
  readonly updatedAt: Date;
}

/** A puzzle in the author's last version. */
export interface OwnPuzzle extends PuzzleToPublish {
  readonly status: Visibility;
  /** Changes with every edit of the author; a timestamp as the database prints it. */
  readonly version: string;
  readonly updatedAt: Date;
}

interface Owned {
  readonly id: string;
  readonly ownerId: string;
}

/** The expected state of the puzzle; a null version matches any. */
interface ChangedPuzzle extends Owned, Pick<OwnPuzzle, 'status'> {
  readonly version: string | null;
}

/** The state of the caller's own puzzle, for decisions; null if it is not theirs. */
export async function readOwnState(
  db: Queryable,
  id: string,
  ownerId: string,
): Promise<OwnPuzzle | null> {
  const [row] = await db
    .select({
      title: puzzles.title,
      description: puzzles.description,
      designDifficulty: puzzles.designDifficulty,
      data: puzzles.data,
      status: puzzles.status,
      version: sql<string>`${puzzles.updatedAt}::text`,
      updatedAt: puzzles.updatedAt,
    })
    .from(puzzles)
    .where(and(eq(puzzles.id, id), eq(puzzles.creatorId, ownerId)));
  return row ? { ...row, status: visibilityFromStatus(row.status) } : null;
}

/**
 * Store changes of a puzzle, if its status is still the checked one, and it has not been saved
 * since the given version. Computed results are dropped unless the grid is unchanged. Returns
 * whether it is, and the time of the save; null if nothing was stored.
 */
export async function changePuzzle(
  db: Queryable,
  { id, ownerId, status, version }: ChangedPuzzle,
  { title, description, designDifficulty }: PuzzleStatement,
  facts: PuzzleFacts,
): Promise<{ readonly isVerified: boolean; readonly updatedAt: Date } | null> {
  const ifSame = (column: SQL | typeof puzzles.verdict) =>
    sql`case when ${puzzles.data} = ${facts.data} then ${column} end`;
  const [row] = await db
    .update(puzzles)
    .set({
      title,
      description,
      designDifficulty,
      ...columnsOf(facts),
      verdict: ifSame(puzzles.verdict),
      verdictSteps: ifSame(sql`${puzzles.verdictSteps}`),
      verdictMs: ifSame(sql`${puzzles.verdictMs}`),
      verdictAt: ifSame(sql`${puzzles.verdictAt}`),
      hardest: ifSame(sql`${puzzles.hardest}`),
      minutes: ifSame(sql`${puzzles.minutes}`),
      whatIfs: ifSame(sql`${puzzles.whatIfs}`),
      curve: ifSame(sql`${puzzles.curve}`),
      computedAt: ifSame(sql`${puzzles.computedAt}`),
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(puzzles.id, id),
        eq(puzzles.creatorId, ownerId),
        eq(puzzles.status, STATUS[status]),
        version === null ? undefined : sql`${puzzles.updatedAt} = ${version}::timestamptz`,
      ),
    )
    .returning({ verdict: puzzles.verdict, updatedAt: puzzles.updatedAt });
  return row ? { isVerified: row.verdict !== null, updatedAt: row.updatedAt } : null;
}

/** True if the puzzle's checksum is blocked for copyright reasons. */
export async function isCopyrighted(db: Queryable, checksum: string): Promise<boolean> {
  const rows = await db
    .select({ checksum: copyrighted.checksum })
    .from(copyrighted)
    .where(eq(copyrighted.checksum, checksum));
  return rows.length > 0;
}

/**
 * Publish a puzzle, if it is still the checked version, and private. Increments the author's count.
 * Returns the author's collection of created puzzles, or null if nothing was done.
 */
export async function markPublished(
  tx: Tx,
  { id, ownerId, version }: Owned & Pick<OwnPuzzle, 'version'>,
  facts: PuzzleFacts,
): Promise<{ readonly collectionId: string | null } | null> {
  const shown = await tx
    .update(puzzles)
    .set({
      ...columnsOf(facts),
      status: STATUS.public,
      publishedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(puzzles.id, id),
        eq(puzzles.creatorId, ownerId),
        eq(puzzles.status, STATUS.private),
        sql`${puzzles.updatedAt} = ${version}::timestamptz`,
      ),
    )
    .returning({ id: puzzles.id });
  return shown.length === 0 ? null : { collectionId: await countPublished(tx, ownerId) };
}

/**
 * Increment the count of published puzzles of an account. Returns its collection of created
 * puzzles; null if there is none.
 */
export async function countPublished(tx: Tx, ownerId: string): Promise<string | null> {
  await tx
    .update(users)
    .set({ createCount: sql`${users.createCount} + 1` })
    .where(eq(users.id, ownerId));
  const [created] = await tx
    .update(collections)
    .set({ modifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(collections.creatorId, ownerId), eq(collections.autoPopulate, 'createdPuzzles')))
    .returning({ id: collections.id });
  return created?.id ?? null;
}
