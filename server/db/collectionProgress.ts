import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { MAX_TOLD_PUZZLES, type CollectionProgress } from '#contract/collections.ts';
import { isVisibleTo, puzzleBrief, selectPuzzles } from './briefs.ts';
import type { Queryable } from './Db.ts';
import { collectionPuzzles, completions, puzzles } from './schema/puzzles.ts';

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
