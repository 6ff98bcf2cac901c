import { v7 as uuidv7 } from 'uuid';
import { REMOVED_NAME, type AutoPopulate } from '#contract/shapes.ts';
import type { Queryable, Tx } from './database.ts';
import { collections, collectionFollows } from '#server/db/schema/collections.ts';
import { STATUS, puzzles } from '#server/db/schema/puzzles.ts';
import { users, avatars, identities, invitations, sessions } from '#server/db/schema/users.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { supportPeriods } from '#server/db/schema/payments.ts';
import { appeals, moderations, notifications } from '#server/db/schema/messages.ts';
import { english } from '#texts/english.ts';
import { message } from '#texts/message.ts';
import { renameMentions } from './comments.ts';
import { deletePlay } from './playRecords.ts';
import { renameActor } from './notifications.ts';

/** The automatic collections of every account. Solved and loved puzzles are private by default. */
const AUTOMATIC: readonly {
  readonly autoPopulate: AutoPopulate;
  readonly title: string;
  readonly status: number;
}[] = [
  { autoPopulate: 'createdPuzzles', title: 'Created puzzles', status: STATUS.public },
  { autoPopulate: 'lovedPuzzles', title: 'Loved puzzles', status: STATUS.private },
  { autoPopulate: 'solvedPuzzles', title: 'Solved puzzles', status: STATUS.private },
];

/** Properties of a new account. */
interface NewUser {
  readonly id?: string;
  readonly name: string;
  readonly labels?: string[];
}

/** Create an account with its automatic collections; run it in a transaction. Returns its id. */
export async function createUser(
  db: Queryable,
  { id = uuidv7(), name, labels = [] }: NewUser,
): Promise<string> {
  await db.insert(users).values({ id, name, labels });
  await db
    .insert(collections)
    .values(AUTOMATIC.map((automatic) => ({ ...automatic, id: uuidv7(), creatorId: id })));
  return id;
}

/**
 * Remove an account permanently: it can neither be signed in to nor found. Content that others
 * depend on stays without a name: published puzzles, comments, and counts of solves and loves.
 * False if `name` is not the account's.
 */
export async function removeUser(tx: Tx, userId: string, name: string): Promise<boolean> {
  const [user] = await tx
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (user?.name !== name) return false;
  await tx.delete(identities).where(eq(identities.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(avatars).where(eq(avatars.userId, userId));
  await tx.delete(invitations).where(eq(invitations.creatorId, userId));
  await tx.delete(notifications).where(eq(notifications.userId, userId));
  await deletePlay(tx, userId);
  await tx.delete(supportPeriods).where(eq(supportPeriods.userId, userId));
  await renameActor(tx, userId, message('notices.someone'));
  await tx.delete(appeals).where(eq(appeals.userId, userId));
  await forgetRemovedNames(tx, userId);
  await renameMentions(tx, userId, REMOVED_NAME);
  await unfollowAll(tx, userId);
  await tx.delete(collections).where(eq(collections.creatorId, userId));
  await tx
    .delete(puzzles)
    .where(and(eq(puzzles.creatorId, userId), eq(puzzles.status, STATUS.private)));
  await tx
    .update(users)
    .set({
      name: REMOVED_NAME,
      description: '',
      title: null,
      labels: [],
      accessedAt: null,
      supporter: 0,
      supporterLevel3Until: null,
      supporterUntil: null,
      removedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId));
  return true;
}

/** Names that moderators removed remain in their log only as long as the account. */
async function forgetRemovedNames(tx: Tx, userId: string): Promise<void> {
  const text = message('notices.logSomeName');
  await tx
    .update(moderations)
    .set({ description: english.say(text), text, removed: null })
    .where(and(eq(moderations.userId, userId), eq(moderations.action, 'removeUserName')));
}

/** In the order of ids, so that concurrent changes of several collections wait without deadlock. */
async function unfollowAll(tx: Tx, userId: string): Promise<void> {
  const followed = await tx
    .select({ id: collections.id })
    .from(collections)
    .innerJoin(collectionFollows, eq(collectionFollows.collectionId, collections.id))
    .where(eq(collectionFollows.userId, userId))
    .orderBy(asc(collections.id))
    .for('no key update', { of: collections });
  const gone = await tx
    .delete(collectionFollows)
    .where(eq(collectionFollows.userId, userId))
    .returning({ id: collectionFollows.collectionId });
  const ids = new Set(gone.map(({ id }) => id));
  for (const { id } of followed.filter((collection) => ids.has(collection.id)))
    await tx
      .update(collections)
      .set({ followCount: sql`${collections.followCount} - 1` })
      .where(eq(collections.id, id));
}
