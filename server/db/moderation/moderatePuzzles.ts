import { eq, sql, type SQL } from 'drizzle-orm';
import { ok } from '#base/result.ts';
import { message } from '#texts/message.ts';
import type { Db, Tx } from '../database.ts';
import { collections } from '../schema/collections.ts';
import { collectionPuzzles, puzzles, STATUS } from '../schema/puzzles.ts';
import { users } from '../schema/users.ts';
import {
  alreadyDone,
  moderate,
  ownerColumns,
  type ModerationOutcome,
  type ModerationContext,
} from './moderate.ts';

/**
 * Make a published puzzle private. It is removed from all public collections and those of other
 * accounts, so that only its author can find it; it stays in the author's private collections. Its
 * solves, loves, ratings and comments are retained for a later publication.
 */
export async function withdrawPuzzle(
  db: Db,
  by: ModerationContext,
  puzzleId: string,
): Promise<ModerationOutcome> {
  return moderate(db, by, puzzleId, lockPuzzle, async (tx, puzzle) => {
    const { id, owner, status, title } = puzzle;
    if (status === STATUS.private)
      return alreadyDone('refusals.privateAlready', { thing: 'puzzle' });
    await tx
      .update(puzzles)
      .set({ status: STATUS.private, publishedAt: null, updatedAt: sql`now()` })
      .where(eq(puzzles.id, id));
    const left = await takeOutOfSight(tx, id, owner.id);
    if (puzzle.seriesId !== null && left.includes(puzzle.seriesId))
      await tx.update(puzzles).set({ seriesId: null }).where(eq(puzzles.id, id));
    await countOneLess(tx, owner.id);
    return ok({
      action: 'unpublishPuzzle',
      log: message('notices.logPuzzlePrivate', { title }),
      removed: { collectionIds: left },
      notice: message('notices.puzzlePrivate', { title }),
      path: `/create/${id}`,
    });
  });
}

/** Remove a puzzle from public collections and those of others. Returns the ids of these. */
async function takeOutOfSight(tx: Tx, puzzleId: string, ownerId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with gone as (
      delete from ${collectionPuzzles} using ${collections}
      where ${collectionPuzzles.puzzleId} = ${puzzleId}
        and ${collections.id} = ${collectionPuzzles.collectionId}
        and (${collections.status} = ${STATUS.public} or ${collections.creatorId} <> ${ownerId})
      returning ${collectionPuzzles.collectionId} as id
    )
    update ${collections}
    set puzzle_count = puzzle_count - 1, modified_at = now(), updated_at = now()
    where ${collections.id} in (select id from gone)
    returning ${collections.id} as id`);
  return rows.map(({ id }) => id);
}

/**
 * Delete a puzzle with its solves, loves, ratings, comments and places in collections, and
 * decrement the counts of its solvers. The log retains the puzzle.
 */
export async function erasePuzzle(
  db: Db,
  by: ModerationContext,
  puzzleId: string,
): Promise<ModerationOutcome> {
  return moderate(db, by, puzzleId, lockWholePuzzle, async (tx, puzzle) => {
    const { id, owner, title, description, designDifficulty, data, status } = puzzle;
    await forgetSolves(tx, id);
    if (status === STATUS.public) await countOneLess(tx, owner.id);
    await tx.execute(sql`
      update ${collections}
      set puzzle_count = puzzle_count - 1, modified_at = now(), updated_at = now()
      where ${collections.id} in (
        select ${collectionPuzzles.collectionId} from ${collectionPuzzles}
        where ${collectionPuzzles.puzzleId} = ${id})`);
    await tx.delete(puzzles).where(eq(puzzles.id, id));
    return ok({
      action: 'deletePuzzle',
      log: message('notices.logPuzzleDeleted', { title }),
      removed: { title, description, designDifficulty, data },
      notice: message('notices.puzzleDeleted', { title }),
      path: null,
    });
  });
}

/** Subtract the solves of a puzzle from the counts of accounts. */
async function forgetSolves(tx: Tx, puzzleId: string): Promise<void> {
  await tx
    .update(users)
    .set({ solveCount: sql`${users.solveCount} - 1` })
    .where(sql`${users.id} in (${countedSolvers(puzzleId)})`);
}

const countedSolvers = (puzzleId: string) =>
  sql`select user_id from completion where puzzle_id = ${puzzleId} and counted`;

/** Clear the description of a puzzle. */
export async function clearPuzzleDescription(
  db: Db,
  by: ModerationContext,
  puzzleId: string,
): Promise<ModerationOutcome> {
  return moderate(db, by, puzzleId, lockPuzzle, async (tx, { id, title, description }) => {
    if (description === '') return alreadyDone('refusals.noDescription', { thing: 'puzzle' });
    await tx
      .update(puzzles)
      .set({ description: '', updatedAt: sql`now()` })
      .where(eq(puzzles.id, id));
    return ok({
      action: 'removePuzzleDescription',
      log: message('notices.logPuzzleDescriptionRemoved', { title }),
      removed: { description },
      notice: message('notices.puzzleDescriptionRemoved', { title }),
      path: `/create/${id}`,
    });
  });
}

/** Decrement the author's count of published puzzles. */
async function countOneLess(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ createCount: sql`${users.createCount} - 1` })
    .where(eq(users.id, userId));
}

/**
 * Lock a puzzle that remains, and before it, in the common lock order, the collections it is in and
 * the accounts whose counts change with it: at least its author's.
 */
async function lockPuzzle(tx: Tx, puzzleId: string) {
  return lockInOrder(tx, puzzleId, sql`select null::uuid`, 'no key update');
}

/**
 * Like `lockPuzzle`, for a puzzle that is deleted: no new row can refer to it, and its solvers are
 * locked too.
 */
async function lockWholePuzzle(tx: Tx, puzzleId: string) {
  return lockInOrder(tx, puzzleId, countedSolvers(puzzleId), 'update');
}

async function lockInOrder(
  tx: Tx,
  puzzleId: string,
  counting: SQL,
  strength: 'update' | 'no key update',
) {
  await tx.execute(sql`
    select from ${collections} where ${collections.id} in (
      select ${collectionPuzzles.collectionId} from ${collectionPuzzles}
      where ${collectionPuzzles.puzzleId} = ${puzzleId})
    order by ${collections.id} for update`);
  await tx.execute(sql`
    select from ${users} where ${users.id} in (
      select ${puzzles.creatorId} from ${puzzles} where ${puzzles.id} = ${puzzleId}
      union all ${counting})
    order by ${users.id} for no key update`);
  const [row] = await tx
    .select({
      id: puzzles.id,
      owner: ownerColumns,
      title: puzzles.title,
      description: puzzles.description,
      designDifficulty: puzzles.designDifficulty,
      data: puzzles.data,
      status: puzzles.status,
      seriesId: puzzles.seriesId,
    })
    .from(puzzles)
    .innerJoin(users, eq(users.id, puzzles.creatorId))
    .where(eq(puzzles.id, puzzleId))
    .for(strength, { of: puzzles });
  return row;
}
