import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import * as moderation from '#contract/moderation.ts';
import type { Db } from '#server/db/database.ts';
import { choosePicture } from '#server/db/pictures.ts';
import { collectionFollows, collections } from '#server/db/schema/collections.ts';
import { moderations, notifications } from '#server/db/schema/messages.ts';
import { collectionPuzzles, comments, completions, puzzles } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { recount } from '#server/jobs/recount.ts';
import { keepingLog } from './bareDeps.ts';
import { addPuzzleRow } from './puzzleRows.ts';
import type { Member, TestSite } from './TestSite.ts';

/** All calls of moderators about accounts and things. */
export const MODERATION_CALLS: readonly Endpoint[] = Object.values(moderation);

export const MESSAGE = 'Please read the **rules**.';

/** The body of each call about an account or a thing. */
export function moderationBody(endpoint: Endpoint): Readonly<Record<string, unknown>> | undefined {
  if (endpoint.method === 'GET') return undefined;
  if (endpoint === moderation.changeRestrictions)
    return { restrictions: { comments: '2200-01-01T00:00:00Z' }, message: MESSAGE };
  if (endpoint === moderation.changeStatus) return { status: false, message: MESSAGE };
  if (endpoint === moderation.banUser) return { expiresInSeconds: 3600, message: MESSAGE };
  return { message: MESSAGE };
}

/** Ids of an account and of one public thing of each kind that it owns. */
export interface Things {
  readonly user: string;
  readonly puzzle: string;
  readonly collection: string;
  readonly comment: string;
}

/** Give an account a description, a published puzzle, a public collection with it, a comment. */
export async function addThings(db: Db, { id: user }: Pick<Member, 'id'>): Promise<Things> {
  const puzzle = await addPuzzleRow(db, user, { title: 'Tea *house*', description: 'Dull' });
  await db
    .update(users)
    .set({ description: 'I write', createCount: sql`${users.createCount} + 1` })
    .where(eq(users.id, user));
  await choosePicture(db, user, { mime: 'image/png', bytes: Buffer.of(1) });
  const collection = await addCollectionRow(db, user, 'public', [puzzle]);
  return { user, puzzle, collection, comment: await addCommentRow(db, user, puzzle) };
}

/** Put a collection with puzzles into the database. Returns its id. */
export async function addCollectionRow(
  db: Db,
  creatorId: string,
  visibility: 'private' | 'public',
  puzzleIds: readonly string[],
  isSeries = false,
): Promise<string> {
  const id = uuidv7();
  await db.insert(collections).values({
    id,
    creatorId,
    title: 'All <b>mine</b>',
    description: 'Old ones',
    status: visibility === 'public' ? 1 : 0,
    isSeries,
    puzzleCount: puzzleIds.length,
  });
  for (const [position, puzzleId] of puzzleIds.entries()) {
    await db.insert(collectionPuzzles).values({ collectionId: id, puzzleId, position });
    if (isSeries) await db.update(puzzles).set({ seriesId: id }).where(eq(puzzles.id, puzzleId));
  }
  return id;
}

export async function addCommentRow(db: Db, userId: string, puzzleId: string): Promise<string> {
  const id = uuidv7();
  await db.insert(comments).values({ id, userId, puzzleId, content: 'Nice, but rude' });
  await db
    .update(puzzles)
    .set({ commentCount: sql`${puzzles.commentCount} + 1` })
    .where(eq(puzzles.id, puzzleId));
  return id;
}

/** A solve that counts, with a rating of 7: the first of the puzzle and of the person. */
export async function addSolveRow(db: Db, userId: string, puzzleId: string): Promise<void> {
  const solve = { solvedAt: new Date(), counted: true, rating: 7 };
  await db.insert(completions).values({ id: uuidv7(), userId, puzzleId, ...solve });
  await db
    .update(puzzles)
    .set({ solveCount: 1, rated: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0] })
    .where(eq(puzzles.id, puzzleId));
  await db.update(users).set({ solveCount: 1 }).where(eq(users.id, userId));
}

export async function addFollowRow(db: Db, userId: string, collectionId: string): Promise<void> {
  await db.insert(collectionFollows).values({ userId, collectionId });
  await db.update(collections).set({ followCount: 1 }).where(eq(collections.id, collectionId));
}

/** The thing a call is about, by the kind in its path. */
export function targetOf({ path }: Endpoint, things: Things): string {
  return things[Kind.parse(path.split('/')[2])];
}

const Kind = z.enum(['user', 'puzzle', 'collection', 'comment']);

/** Moderation actions on an account, oldest first. */
export async function deedsTo({ db }: TestSite, userId: string) {
  return db
    .select()
    .from(moderations)
    .where(eq(moderations.userId, userId))
    .orderBy(moderations.createdAt, moderations.id);
}

/** Notifications of an account, oldest first. */
export async function toldTo({ db }: TestSite, userId: string) {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.createdAt, notifications.id);
}

/** The counts that differ from their rows. */
export async function wrongCounts({ db }: TestSite): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  await recount(db, keepingLog(lines));
  return lines;
}
