import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Refusal } from '#contract/problem.ts';
import type { Queryable } from '../db/Db.ts';
import { moderations } from '../db/schema/messages.ts';
import { users } from '../db/schema/users.ts';
import { describeTime } from '../domain/moderation.ts';

/**
 * Refusal for a blocked account after it has authenticated: the end of the block and the
 * moderator's message, which is shown nowhere else.
 */
export async function blockedRefusal(db: Queryable, userId: string): Promise<Refusal<'forbidden'>> {
  const [account] = await db
    .select({
      active: users.active,
      bannedUntil: users.bannedUntil,
      isBanned: sql<boolean>`coalesce(${users.bannedUntil} > now(), false)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) return { code: 'forbidden', summary: BLOCKED };
  const { active, bannedUntil, isBanned } = account;
  const until = active && isBanned && bannedUntil ? ` until ${describeTime(bannedUntil)}` : '';
  const message = active && !isBanned ? null : await lastMessage(db, userId);
  const because = message === null ? '' : ` A moderator wrote: “${message}”`;
  return { code: 'forbidden', summary: `This account is blocked${until}.${because}` };
}

const BLOCKED = 'This account is blocked.';

async function lastMessage(db: Queryable, userId: string): Promise<string | null> {
  const [action] = await db
    .select({ message: moderations.message })
    .from(moderations)
    .where(and(eq(moderations.userId, userId), inArray(moderations.action, ['block', 'ban'])))
    .orderBy(desc(moderations.createdAt), desc(moderations.id))
    .limit(1);
  return action?.message ?? null;
}
