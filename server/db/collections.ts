import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { CollectionBrief, Visibility } from '#contract/shapes.ts';
import { fail, ok, type Result } from '#base/result.ts';
import {
  changeRefusal,
  handworkRefusal,
  type CollectionChanges,
} from '../domain/collectionRules.ts';
import { refusal, type Refusal } from '../domain/refusal.ts';
import { collectionBrief, isVisibleTo, selectCollections, visibilityFromStatus } from './briefs.ts';
import type { Queryable, Tx } from './database.ts';
import { newId } from './newId.ts';
import { collections } from './schema/collections.ts';
import { collectionPuzzles, puzzles, STATUS } from './schema/puzzles.ts';

/** A collection that is locked until the transaction ends. */
export interface LockedCollection {
  readonly id: string;
  readonly creatorId: string;
  readonly status: Visibility;
  readonly isSeries: boolean;
  readonly isAutomatic: boolean;
  readonly puzzleCount: number;
  readonly followCount: number;
}

type OwnerRefusal = Refusal<'not_found' | 'forbidden'>;
export type ChangeRefusal = Refusal<'not_found' | 'forbidden' | 'conflict'>;

/** Refusal for collections that do not exist, or that the caller may not see. */
export const NO_COLLECTION = refusal('not_found', 'refusals.noCollection');

/** A collection that the caller may see; otherwise refused like a missing one. */
export async function readVisibleCollection(
  db: Queryable,
  id: string,
  callerId: string | null,
): Promise<Result<CollectionBrief, Refusal<'not_found'>>> {
  const [row] = await selectCollections(db).where(
    and(eq(collections.id, id), isVisibleTo(callerId, collections)),
  );
  return row ? ok(collectionBrief(row)) : fail(NO_COLLECTION);
}

/**
 * Create a collection, private and empty. A repeated call with the same key overwrites it, as long
 * as it is unchanged. Returns its id.
 */
export async function insertCollection(
  db: Queryable,
  { creatorId, key }: { readonly creatorId: string; readonly key: string | undefined },
  fields: Pick<typeof collections.$inferInsert, 'title' | 'description' | 'isSeries'>,
): Promise<string> {
  const id = newId(creatorId, key);
  await db
    .insert(collections)
    .values({ ...fields, id, creatorId })
    .onConflictDoUpdate({
      target: collections.id,
      set: { ...fields, createdAt: sql`now()`, updatedAt: sql`now()` },
      setWhere: eq(collections.updatedAt, collections.createdAt),
    });
  return id;
}

/**
 * Lock a collection for its owner. Every change of a collection or its puzzles starts with this,
 * and locks puzzles afterwards.
 */
async function lockOwnCollection(
  tx: Tx,
  id: string,
  ownerId: string,
): Promise<Result<LockedCollection, OwnerRefusal>> {
  const [row] = await tx
    .select({
      id: collections.id,
      creatorId: collections.creatorId,
      status: collections.status,
      isSeries: collections.isSeries,
      autoPopulate: collections.autoPopulate,
      puzzleCount: collections.puzzleCount,
      followCount: collections.followCount,
    })
    .from(collections)
    .where(and(eq(collections.id, id), eq(collections.creatorId, ownerId)))
    .for('update');
  if (!row) return fail(await foreignRefusal(tx, id));
  const { autoPopulate, status, ...same } = row;
  return ok({ ...same, status: visibilityFromStatus(status), isAutomatic: autoPopulate !== null });
}

/** Like `lockOwnCollection`, for a manual collection. */
export async function lockManualCollection(
  tx: Tx,
  id: string,
  ownerId: string,
): Promise<Result<LockedCollection, ChangeRefusal>> {
  const locked = await lockOwnCollection(tx, id, ownerId);
  if (!locked.ok) return locked;
  const refused = handworkRefusal(locked.value);
  return refused ? fail(refused) : locked;
}

/**
 * Reason why the caller may not change a collection of others; a private one is reported as
 * missing.
 */
async function foreignRefusal(tx: Tx, id: string): Promise<OwnerRefusal> {
  const [shown] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.id, id), eq(collections.status, STATUS.public)));
  return shown ? refusal('forbidden', 'refusals.onlyOwner') : NO_COLLECTION;
}

/** Change the properties of a collection, as far as its puzzles allow. */
export async function changeCollection(
  tx: Tx,
  id: string,
  ownerId: string,
  changes: CollectionChanges,
): Promise<Result<CollectionBrief, ChangeRefusal>> {
  const locked = await lockOwnCollection(tx, id, ownerId);
  if (!locked.ok) return locked;
  const isDemanding = changes.status === 'public' || changes.isSeries === true;
  const inside = isDemanding ? await lockPuzzlesOf(tx, id) : [];
  const refused = changeRefusal(locked.value, changes, inside);
  if (refused) return fail(refused);

  const { status, ...texts } = changes;
  await tx
    .update(collections)
    .set({
      ...texts,
      ...(status && { status: STATUS[status] }),
      updatedAt: sql`now()`,
    })
    .where(eq(collections.id, id));
  if (changes.isSeries !== undefined) await markSeries(tx, id, changes.isSeries);
  return readVisibleCollection(tx, id, ownerId);
}

/** Lock the puzzles of a collection until the transaction ends. */
async function lockPuzzlesOf(tx: Tx, id: string) {
  const rows = await tx
    .select({
      creatorId: puzzles.creatorId,
      status: puzzles.status,
      seriesId: puzzles.seriesId,
    })
    .from(puzzles)
    .innerJoin(collectionPuzzles, eq(collectionPuzzles.puzzleId, puzzles.id))
    .where(eq(collectionPuzzles.collectionId, id))
    .orderBy(asc(puzzles.id))
    .for('no key update', { of: puzzles });
  return rows.map(({ status, ...same }) => ({ ...same, status: visibilityFromStatus(status) }));
}

async function markSeries(tx: Tx, id: string, isSeries: boolean): Promise<void> {
  if (isSeries)
    await tx
      .update(puzzles)
      .set({ seriesId: id })
      .where(
        and(
          isNull(puzzles.seriesId),
          sql`${puzzles.id} in (select ${collectionPuzzles.puzzleId} from ${collectionPuzzles} where ${collectionPuzzles.collectionId} = ${id})`,
        ),
      );
  else await tx.update(puzzles).set({ seriesId: null }).where(eq(puzzles.seriesId, id));
}

/** Delete a manual collection. Its puzzles remain, in no series. */
export async function deleteOwnCollection(
  tx: Tx,
  id: string,
  ownerId: string,
): Promise<Result<undefined, ChangeRefusal>> {
  const locked = await lockManualCollection(tx, id, ownerId);
  if (!locked.ok) return locked;
  await tx.delete(collections).where(eq(collections.id, id));
  return ok(undefined);
}
