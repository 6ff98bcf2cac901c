import { asc, eq, sql } from 'drizzle-orm';
import { ok } from '#base/result.ts';
import { message } from '#texts/message.ts';
import type { Db, Tx } from '../database.ts';
import { collections } from '../schema/collections.ts';
import { collectionPuzzles, STATUS } from '../schema/puzzles.ts';
import { users } from '../schema/users.ts';
import {
  alreadyDone,
  moderate,
  ownerColumns,
  type ModerationOutcome,
  type ModerationContext,
} from './moderate.ts';

/** Make a public collection private. Its followers stay, but cannot see it. */
export async function withdrawCollection(
  db: Db,
  by: ModerationContext,
  collectionId: string,
): Promise<ModerationOutcome> {
  return moderate(db, by, collectionId, lockCollection, async (tx, { id, status, title }) => {
    if (status === STATUS.private)
      return alreadyDone('refusals.privateAlready', { thing: 'collection' });
    await tx
      .update(collections)
      .set({ status: STATUS.private, updatedAt: sql`now()` })
      .where(eq(collections.id, id));
    return ok({
      action: 'unpublishCollection',
      log: message('notices.logCollectionPrivate', { title }),
      notice: message('notices.collectionPrivate', { title }),
      path: `/collection/${id}`,
    });
  });
}

/**
 * Delete a collection with its followers. Its puzzles remain, in no series. Automatic collections
 * cannot be deleted, because every account has one of each.
 */
export async function eraseCollection(
  db: Db,
  by: ModerationContext,
  collectionId: string,
): Promise<ModerationOutcome> {
  return moderate(db, by, collectionId, lockCollection, async (tx, collection) => {
    const { id, title, description, isSeries, autoPopulate } = collection;
    if (autoPopulate !== null) return alreadyDone('refusals.automaticStays');
    const inside = await tx
      .select({ id: collectionPuzzles.puzzleId })
      .from(collectionPuzzles)
      .where(eq(collectionPuzzles.collectionId, id))
      .orderBy(asc(collectionPuzzles.position));
    await tx.delete(collections).where(eq(collections.id, id));
    return ok({
      action: 'deleteCollection',
      log: message('notices.logCollectionDeleted', { title }),
      removed: { title, description, isSeries, puzzleIds: inside.map((puzzle) => puzzle.id) },
      notice: message('notices.collectionDeleted', { title }),
      path: null,
    });
  });
}

/** Clear the description of a collection. */
export async function clearCollectionDescription(
  db: Db,
  by: ModerationContext,
  collectionId: string,
): Promise<ModerationOutcome> {
  return moderate(db, by, collectionId, lockCollection, async (tx, { id, title, description }) => {
    if (description === '') return alreadyDone('refusals.noDescription', { thing: 'collection' });
    await tx
      .update(collections)
      .set({ description: '', updatedAt: sql`now()` })
      .where(eq(collections.id, id));
    return ok({
      action: 'removeCollectionDescription',
      log: message('notices.logCollectionDescriptionRemoved', { title }),
      removed: { description },
      notice: message('notices.collectionDescriptionRemoved', { title }),
      path: `/collection/${id}`,
    });
  });
}

async function lockCollection(tx: Tx, collectionId: string) {
  const [row] = await tx
    .select({
      id: collections.id,
      owner: ownerColumns,
      title: collections.title,
      description: collections.description,
      status: collections.status,
      isSeries: collections.isSeries,
      autoPopulate: collections.autoPopulate,
    })
    .from(collections)
    .innerJoin(users, eq(users.id, collections.creatorId))
    .where(eq(collections.id, collectionId))
    .for('update', { of: collections });
  return row;
}
