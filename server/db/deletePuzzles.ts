import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { withRetry } from './databaseErrors.ts';
import type { Db, Tx } from './database.ts';
import { collections } from './schema/collections.ts';
import { collectionPuzzles, completions, puzzles, STATUS } from './schema/puzzles.ts';
import { users } from './schema/users.ts';

/**
 * Delete those of the puzzles that are private and belong to the account, and return their ids.
 * They are removed from collections, and the counts of accounts that solved them while they were
 * public are decremented.
 */
export async function deleteOwnPuzzles(
  db: Db,
  ids: readonly string[],
  ownerId: string,
): Promise<string[]> {
  for (;;) {
    const deleted = await withRetry(() => db.transaction((tx) => tryDeleting(tx, ids, ownerId)));
    if (deleted) return deleted;
  }
}

/**
 * Like `deleteOwnPuzzles`; null, without effect, if a puzzle was added to another collection
 * meanwhile.
 */
async function tryDeleting(
  tx: Tx,
  ids: readonly string[],
  ownerId: string,
): Promise<string[] | null> {
  // Lock order, as when collections are filled: collections before puzzles, each by id.
  const lockedIds = await lockCollectionsWith(tx, ids);
  const doomedIds = await lockPuzzles(tx, ids, ownerId);
  if (doomedIds.length === 0) return [];
  const holding = await collectionsWith(tx, doomedIds);
  if (holding.some(({ id }) => !lockedIds.has(id))) return null;
  await takeOutOfCollections(tx, doomedIds);
  await forgetSolvers(tx, doomedIds);
  await tx.delete(puzzles).where(inArray(puzzles.id, doomedIds));
  return doomedIds;
}

function collectionsWith(tx: Tx, puzzleIds: readonly string[]) {
  return tx
    .selectDistinct({ id: collectionPuzzles.collectionId })
    .from(collectionPuzzles)
    .where(inArray(collectionPuzzles.puzzleId, [...puzzleIds]));
}

async function lockCollectionsWith(
  tx: Tx,
  puzzleIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(inArray(collections.id, collectionsWith(tx, puzzleIds)))
    .orderBy(asc(collections.id))
    .for('update');
  return new Set(rows.map(({ id }) => id));
}

async function lockPuzzles(tx: Tx, ids: readonly string[], ownerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: puzzles.id })
    .from(puzzles)
    .where(
      and(
        inArray(puzzles.id, [...ids]),
        eq(puzzles.creatorId, ownerId),
        eq(puzzles.status, STATUS.private),
      ),
    )
    .orderBy(asc(puzzles.id))
    .for('update');
  return rows.map(({ id }) => id);
}

async function takeOutOfCollections(tx: Tx, puzzleIds: string[]): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from ${collectionPuzzles} where ${inArray(collectionPuzzles.puzzleId, puzzleIds)}
      returning collection_id
    ),
    fewer as (select collection_id as id, count(*)::int as n from gone group by collection_id)
    update ${collections}
    set puzzle_count = puzzle_count - fewer.n, modified_at = now(), updated_at = now()
    from fewer where ${collections.id} = fewer.id`);
}

async function forgetSolvers(tx: Tx, puzzleIds: string[]): Promise<void> {
  await tx.execute(sql`
    with solved as (
      select user_id, count(*)::int as n from ${completions}
      where ${inArray(completions.puzzleId, puzzleIds)} and ${completions.counted}
      group by user_id
    ),
    solvers as (
      select ${users.id} as id, solved.n from ${users} join solved on solved.user_id = ${users.id}
      order by ${users.id} for no key update of ${users}
    )
    update ${users} set solve_count = solve_count - solvers.n
    from solvers where ${users.id} = solvers.id`);
}
