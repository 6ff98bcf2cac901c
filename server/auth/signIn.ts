import { and, eq, desc, inArray, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Tx, Queryable } from '#server/db/database.ts';
import { users } from '#server/db/schema/users.ts';
import type { ServerEnv } from '../http/errors.ts';
import type { Session } from '../http/session.ts';
import { deleteSession, beginSession, isActiveUser } from './sessions.ts';
import { refusal, type Refusal } from '#server/domain/refusal.ts';
import { moderations } from '#server/db/schema/messages.ts';
import { message, momentOf } from '#texts/message.ts';

/**
 * Start a session for an authenticated account and return its token for the cookie; null if the
 * account is blocked. The previous session of this browser ends, so that a token seen by a third
 * party becomes useless.
 */
export async function startUserSession(
  tx: Tx,
  context: Context<ServerEnv>,
  before: Session | null,
  userId: string,
): Promise<string | null> {
  // Locked, so that an account that is being blocked has no session afterwards.
  const [active] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isActiveUser))
    .for('update');
  if (!active) return null;
  if (before) await deleteSession(tx, before.userId, before.id);
  return beginSession(tx, userId, context.req.header('User-Agent') ?? '');
}

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
  const { active = false, bannedUntil = null, isBanned = false } = account ?? {};
  const reason =
    active && isBanned && bannedUntil
      ? message('refusals.suspended', { until: momentOf(bannedUntil, 'minute') })
      : message('refusals.blocked');
  const words = active && !isBanned ? null : await lastMessage(db, userId);
  if (words === null) return { code: 'forbidden', text: reason };
  return refusal('forbidden', 'refusals.withWords', { refusal: reason, words });
}

async function lastMessage(db: Queryable, userId: string): Promise<string | null> {
  const [action] = await db
    .select({ message: moderations.message })
    .from(moderations)
    .where(and(eq(moderations.userId, userId), inArray(moderations.action, ['block', 'ban'])))
    .orderBy(desc(moderations.createdAt), desc(moderations.id))
    .limit(1);
  return action?.message ?? null;
}
