import { eq, sql, type SQL } from 'drizzle-orm';
import type { ModerationAction } from '#contract/moderationAction.ts';
import type { Restriction } from '#contract/endpoint.ts';
import { isActiveUser } from '../../auth/sessions.ts';
import {
  formatTime,
  userJson,
  collectionBrief,
  puzzleBrief,
  selectCollections,
  selectPuzzles,
} from '#server/db/briefs.ts';
import type { Db } from '#server/db/database.ts';
import { users } from '#server/db/schema/users.ts';
import { doneOfUser } from './doneActions.ts';
import { restrictionColumns } from './moderateAccounts.ts';
import { readNewest, withTimes, type PageCursor } from '#server/db/page.ts';
import { moderations } from '#server/db/schema/messages.ts';
import { collections } from '#server/db/schema/collections.ts';
import { comments, puzzles } from '#server/db/schema/puzzles.ts';

/** An account for moderators; undefined if there is none with this id. */
export async function readModeratedAccount(db: Db, userId: string) {
  const [row] = await db
    .select({
      id: users.id,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
      accessedAt: users.accessedAt,
      labels: users.labels,
      status: sql<boolean>`${isActiveUser}`,
      bannedUntil: sql<
        typeof users.$inferSelect.bannedUntil
      >`case when ${users.bannedUntil} > now() then ${users.bannedUntil} end`.mapWith(
        users.bannedUntil,
      ),
      done: sql<
        ModerationAction[]
      >`(select ${doneOfUser} from ${users} u where u.id = app_user.id)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const createdAt = formatTime(row.createdAt);
  return {
    ...row,
    createdAt,
    updatedAt: formatTime(row.updatedAt),
    registeredAt: createdAt,
    accessedAt: formatTime(row.accessedAt),
    bannedUntil: formatTime(row.bannedUntil),
  };
}

/** End of each restriction of an account; undefined if there is no such account. */
export async function readAccountRestrictions(
  db: Db,
  userId: string,
): Promise<Record<Restriction, string | null> | undefined> {
  const [row] = await db.select(restrictionColumns).from(users).where(eq(users.id, userId));
  return (
    row && {
      comments: formatTime(row.comments),
      puzzles: formatTime(row.puzzles),
      collections: formatTime(row.collections),
      ratings: formatTime(row.ratings),
    }
  );
}

/** True if there is an account with this id. */
export async function hasAccount(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(users, eq(users.id, userId))) > 0;
}

/** Actions of moderators on an account and its content, the newest first. */
export async function readModerationsReceived(db: Db, userId: string, cursor: PageCursor) {
  const { userId: theirs, moderatorId: others } = moderations;
  return readNewest(db, moderations, eq(theirs, userId), cursor, async (...rest) => {
    const rows = await selectActions(db, others, ...rest);
    return rows.map(({ person, ...same }) => ({ ...same, moderator: person }));
  });
}

/** Actions of an account as a moderator, the newest first. */
export async function readModerationsGiven(db: Db, userId: string, cursor: PageCursor) {
  const { userId: others, moderatorId: theirs } = moderations;
  return readNewest(db, moderations, eq(theirs, userId), cursor, async (...rest) => {
    const rows = await selectActions(db, others, ...rest);
    return rows.map(({ person, ...same }) => ({ ...same, user: person }));
  });
}

/** Actions of moderators, each with one of its two accounts. */
async function selectActions(
  db: Db,
  personId: typeof moderations.userId | typeof moderations.moderatorId,
  where: SQL | undefined,
  orderBy: SQL[],
  limit: number,
) {
  const rows = await db
    .select({
      id: moderations.id,
      createdAt: moderations.createdAt,
      updatedAt: moderations.updatedAt,
      action: moderations.action,
      target: moderations.target,
      description: moderations.description,
      text: moderations.text,
      message: moderations.message,
      person: userJson,
    })
    .from(moderations)
    .innerJoin(users, eq(users.id, personId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map((row) => withTimes(row));
}

/** All puzzles of an account as its owner sees them, including private ones and series. */
export async function readUserPuzzles(db: Db, userId: string, cursor: PageCursor) {
  const isTheirs = eq(puzzles.creatorId, userId);
  return readNewest(db, puzzles, isTheirs, cursor, async (where, orderBy, limit) => {
    const rows = await selectPuzzles(db, userId)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map((row) => ({ ...puzzleBrief(row), mine: null })); // not the caller's
  });
}

/** All collections of an account, including private ones. */
export async function readUserCollections(db: Db, userId: string, cursor: PageCursor) {
  const isTheirs = eq(collections.creatorId, userId);
  return readNewest(db, collections, isTheirs, cursor, async (where, orderBy, limit) => {
    const rows = await selectCollections(db)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map(collectionBrief);
  });
}

/** All comments of an account, with their puzzles. */
export async function readUserComments(db: Db, userId: string, cursor: PageCursor) {
  const isTheirs = eq(comments.userId, userId);
  return readNewest(db, comments, isTheirs, cursor, async (where, orderBy, limit) => {
    const rows = await db
      .select({
        id: comments.id,
        createdAt: comments.createdAt,
        updatedAt: comments.updatedAt,
        creatorId: comments.userId,
        content: comments.content,
        puzzle: {
          id: puzzles.id,
          createdAt: puzzles.createdAt,
          updatedAt: puzzles.updatedAt,
          title: puzzles.title,
        },
      })
      .from(comments)
      .innerJoin(puzzles, eq(puzzles.id, comments.puzzleId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map((row) => withTimes({ ...row, puzzle: withTimes(row.puzzle) }));
  });
}
