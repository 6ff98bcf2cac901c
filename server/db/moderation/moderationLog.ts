import { eq, type SQL } from 'drizzle-orm';
import { userJson } from '../briefs.ts';
import type { Db } from '../Db.ts';
import { readNewest, withTimes } from '../newest.ts';
import type { PageCursor } from '../page.ts';
import { moderations } from '../schema/messages.ts';
import { users } from '../schema/users.ts';

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
