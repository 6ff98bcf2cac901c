import { and, eq, sql } from 'drizzle-orm';
import type { Refusal } from '../domain/refusal.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { isVisibleTo } from './briefs.ts';
import { NO_COLLECTION } from './collections.ts';
import type { Queryable, Tx } from './database.ts';
import { collectionFollows, collections } from './schema/collections.ts';

type Following = Result<{ readonly followed: boolean }, Refusal<'not_found'>>;

/** True if the account follows a collection that it may see. */
export async function readFollowing(
  db: Queryable,
  collectionId: string,
  userId: string,
): Promise<Following> {
  const [row] = await db
    .select({
      followed: sql<boolean>`exists (select 1 from ${collectionFollows} where ${collectionFollows.collectionId} = ${collections.id} and ${collectionFollows.userId} = ${userId})`,
    })
    .from(collections)
    .where(and(eq(collections.id, collectionId), isVisibleTo(userId, collections)));
  return row ? ok(row) : fail(NO_COLLECTION);
}

/** Follow or unfollow a collection. Idempotent. */
export async function storeFollowing(
  tx: Tx,
  collectionId: string,
  userId: string,
  followed: boolean,
): Promise<Following> {
  // Locked first: otherwise two calls about one collection could deadlock.
  const [collection] = await tx
    .select({ isVisible: sql<boolean>`${isVisibleTo(userId, collections)}` })
    .from(collections)
    .where(eq(collections.id, collectionId))
    .for('no key update');
  if (!collection) return fail(NO_COLLECTION);
  // Followers of a collection that has become private may still unfollow it.
  if (followed && !collection.isVisible) return fail(NO_COLLECTION);
  const difference = followed
    ? await insertFollow(tx, collectionId, userId)
    : -(await deleteFollow(tx, collectionId, userId));
  if (!collection.isVisible && difference === 0) return fail(NO_COLLECTION);
  if (difference !== 0)
    await tx
      .update(collections)
      .set({ followCount: sql`${collections.followCount} + ${difference}` })
      .where(eq(collections.id, collectionId));
  return ok({ followed });
}

async function insertFollow(tx: Tx, collectionId: string, userId: string): Promise<number> {
  const rows = await tx
    .insert(collectionFollows)
    .values({ collectionId, userId })
    .onConflictDoNothing()
    .returning({ userId: collectionFollows.userId });
  return rows.length;
}

async function deleteFollow(tx: Tx, collectionId: string, userId: string): Promise<number> {
  const rows = await tx
    .delete(collectionFollows)
    .where(
      and(eq(collectionFollows.collectionId, collectionId), eq(collectionFollows.userId, userId)),
    )
    .returning({ userId: collectionFollows.userId });
  return rows.length;
}
