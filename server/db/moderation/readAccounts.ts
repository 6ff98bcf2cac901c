import { eq, sql } from 'drizzle-orm';
import type { Restriction } from '#contract/endpoint.ts';
import { isActiveUser } from '../../auth/sessions.ts';
import { formatTime } from '../briefs.ts';
import type { Db } from '../Db.ts';
import { users } from '../schema/users.ts';
import { restrictionColumns } from './moderateAccounts.ts';

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
