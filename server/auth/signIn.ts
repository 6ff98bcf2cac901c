import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Tx } from '../db/Db.ts';
import { users } from '../db/schema/users.ts';
import type { ServerEnv } from '../http/errors.ts';
import type { Session } from '../http/session.ts';
import { deleteSession } from './sessionList.ts';
import { beginSession, isActiveUser } from './sessions.ts';

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
