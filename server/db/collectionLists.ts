import { and, asc, eq, isNotNull, sql, type SQL, isNull } from 'drizzle-orm';
import type { CollectionBrief } from '#contract/shapes.ts';
import { isVisibleTo, selectPuzzles, type PuzzleBriefRow, puzzleBrief } from './briefs.ts';
import type { Queryable } from './database.ts';
import { countUpTo, type KeysetList } from './page.ts';
import { collectionPuzzles, completions, loves, puzzles } from '#server/db/schema/puzzles.ts';
import { MAX_TOLD_PUZZLES, type CollectionProgress } from '#contract/collections.ts';

/** The properties of a collection that determine its puzzles. */
type Source = Pick<CollectionBrief, 'id' | 'autoPopulate'> & {
  readonly creator: { readonly id: string };
};

/** Source of the puzzles of a collection. */
interface Membership {
  /** Joins the table of the source to a query of puzzles. */
  readonly join: (query: PuzzleQuery) => PuzzleQuery;
  /** The same source as a FROM clause. */
  readonly from: SQL;
  readonly where: SQL | undefined;
  readonly keys: readonly SQL[];
}

type PuzzleQuery = ReturnType<typeof selectPuzzles>;

/**
 * The puzzles of a collection that the caller may see: in its order, or the newest first in an
 * automatic collection. Puzzles that the owner created, loved or solved may be private.
 */
export function puzzlesOfCollection(
  db: Queryable,
  collection: Source,
  callerId: string | null,
  sort: 'asc' | 'desc' | undefined,
): KeysetList<PuzzleBriefRow> {
  const { join, from, where, keys } = membershipOf(collection);
  const inside = and(where, isVisibleTo(callerId, puzzles));
  return {
    keys,
    order: sort ?? (collection.autoPopulate === null ? 'asc' : 'desc'),
    where: inside,
    keysOf: (id) =>
      sql`select ${sql.join([...keys], sql`, `)} from ${from} where ${inside} and ${puzzles.id} = ${id}`,
    select: async (filter, orderBy, limit) =>
      join(selectPuzzles(db, callerId))
        .where(filter)
        .orderBy(...orderBy)
        .limit(limit),
    total: () => countUpTo(db, sql`select 1 from ${from} where ${inside}`),
  };
}

function membershipOf({ id, autoPopulate, creator }: Source): Membership {
  switch (autoPopulate) {
    case null:
      return {
        join: (query) =>
          query.innerJoin(collectionPuzzles, eq(collectionPuzzles.puzzleId, puzzles.id)),
        from: sql`${puzzles} join ${collectionPuzzles} on ${collectionPuzzles.puzzleId} = ${puzzles.id}`,
        where: eq(collectionPuzzles.collectionId, id),
        keys: [sql`${collectionPuzzles.position}`],
      };
    case 'createdPuzzles':
      return {
        join: (query) => query,
        from: sql`${puzzles}`,
        where: eq(puzzles.creatorId, creator.id),
        keys: [sql`${puzzles.createdAt}`, sql`${puzzles.id}`],
      };
    case 'lovedPuzzles':
      return {
        join: (query) => query.innerJoin(loves, eq(loves.puzzleId, puzzles.id)),
        from: sql`${puzzles} join ${loves} on ${loves.puzzleId} = ${puzzles.id}`,
        where: eq(loves.userId, creator.id),
        keys: [sql`${loves.createdAt}`, sql`${loves.puzzleId}`],
      };
    case 'solvedPuzzles':
      return {
        join: (query) => query.innerJoin(completions, eq(completions.puzzleId, puzzles.id)),
        from: sql`${puzzles} join ${completions} on ${completions.puzzleId} = ${puzzles.id}`,
        where: and(eq(completions.userId, creator.id), isNotNull(completions.solvedAt)),
        keys: [sql`${completions.solvedAt}`, sql`${completions.puzzleId}`],
      };
  }
}

/** The ids of the first puzzles of a collection, as visitors see it. */
export async function readFirstPuzzleIds(
  db: Queryable,
  collection: CollectionBrief,
  count: number,
): Promise<readonly string[]> {
  const list = puzzlesOfCollection(db, collection, null, undefined);
  const order = list.keys.map((key) => (list.order === 'asc' ? asc(key) : sql`${key} desc`));
  const rows = await list.select(list.where, order, count);
  return rows.map(({ puzzle }) => puzzle.id);
}

/** Progress of an account in a manual collection. */
export async function loadCollectionProgress(
  db: Queryable,
  collectionId: string,
  callerId: string,
): Promise<CollectionProgress> {
  const isInside = and(
    eq(collectionPuzzles.collectionId, collectionId),
    isVisibleTo(callerId, puzzles),
  );
  const isTheirSolve = and(
    eq(completions.puzzleId, collectionPuzzles.puzzleId),
    eq(completions.userId, callerId),
  );
  const [all, [next]] = await Promise.all([
    db
      .select({
        isSolved: sql<boolean>`${completions.solvedAt} is not null`,
        ms: sql<number>`coalesce(${completions.msUsed}, 0)`,
      })
      .from(collectionPuzzles)
      .innerJoin(puzzles, eq(puzzles.id, collectionPuzzles.puzzleId))
      .leftJoin(completions, isTheirSolve)
      .where(isInside)
      .orderBy(asc(collectionPuzzles.position)),
    selectPuzzles(db, callerId)
      .innerJoin(collectionPuzzles, eq(collectionPuzzles.puzzleId, puzzles.id))
      .leftJoin(completions, isTheirSolve)
      .where(and(isInside, isNull(completions.solvedAt)))
      .orderBy(asc(collectionPuzzles.position))
      .limit(1),
  ]);
  const solved = all.filter(({ isSolved }) => isSolved);
  return {
    puzzles: all.length,
    solved: solved.length,
    msTimeUsed: solved.reduce((sum, { ms }) => sum + ms, 0),
    tiles: all.length > MAX_TOLD_PUZZLES ? null : all.map(({ isSolved }) => isSolved),
    next: next ? puzzleBrief(next) : null,
  };
}
