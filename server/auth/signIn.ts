import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Tx } from '../db/Db.ts';
import { users } from '../db/schema/users.ts';
import type { ServerEnv } from '../http/errors.ts';
import type { Session } from '../http/session.ts';
import { deleteSession } from './sessionList.ts';
import { beginSession, isActiveUser } from './sessions.ts';

/**
 * Begin a session for whoever has shown who they are, and return its token for the cookie; null
 * when the account is blocked. The session that this browser had before ends: a token that somebody
 * may have seen is of no use from now on.
 */
export async function startUserSession(
  tx: Tx,
  context: Context<ServerEnv>,
  before: Session | null,
  userId: string,
): Promise<string | null> {
  // Locked: an account that is being blocked has no session afterwards.
  const [active] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isActiveUser))
    .for('update');
  if (!active) return null;
  if (before) await deleteSession(tx, before.userId, before.id);
  return beginSession(tx, userId, context.req.header('User-Agent') ?? '');
}
