import { and, eq, desc, inArray, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { BlockedDetails } from '#contract/auth.ts';
import type { ModerationAction } from '#contract/moderationAction.ts';
import type { Tx, Queryable } from '#server/db/database.ts';
import { users } from '#server/db/schema/users.ts';
import type { ServerEnv } from '../http/errors.ts';
import type { Session } from '../http/session.ts';
import { deleteSession, beginSession, isActiveUser } from './sessions.ts';
import { createAppealTicket } from '#server/db/moderation/appeals.ts';
import { LIFTING } from '#server/domain/appeals.ts';
import { refusal, type Refusal } from '#server/domain/refusal.ts';
import { appeals, moderations } from '#server/db/schema/messages.ts';
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
 * moderator's message, which are shown nowhere else, and how to appeal. The host's own blocks have
 * neither a message nor an appeal.
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
  const isSuspended = active && isBanned && bannedUntil !== null;
  const text = isSuspended
    ? message('refusals.suspended', { until: momentOf(bannedUntil, 'minute') })
    : message('refusals.blocked');
  const decision = active && !isBanned ? null : await findDecision(db, userId, isSuspended);
  if (!decision) return { code: 'forbidden', text };
  const details = await appealDetails(db, decision);
  if (decision.message === null) return { code: 'forbidden', text, details };
  const { message: words } = decision;
  return { ...refusal('forbidden', 'refusals.withWords', { refusal: text, words }), details };
}

/** The action that blocked or suspended the account, unless a later one ended it. */
async function findDecision(db: Queryable, userId: string, isSuspended: boolean) {
  const actions: readonly ModerationAction[] = isSuspended
    ? ['ban', 'unban', 'unblock']
    : ['block', 'unblock'];
  const [action] = await db
    .select({
      id: moderations.id,
      action: moderations.action,
      message: moderations.message,
      appealState: appeals.state,
      outcome: appeals.outcome,
      answer: appeals.answer,
    })
    .from(moderations)
    .leftJoin(appeals, eq(appeals.moderationId, moderations.id))
    .where(and(eq(moderations.userId, userId), inArray(moderations.action, [...actions])))
    .orderBy(desc(moderations.createdAt), desc(moderations.id))
    .limit(1);
  return action && LIFTING.includes(action.action) ? undefined : action;
}

type Decision = NonNullable<Awaited<ReturnType<typeof findDecision>>>;

async function appealDetails(
  db: Queryable,
  { id, appealState, outcome, answer }: Decision,
): Promise<BlockedDetails> {
  if (appealState === null)
    return {
      appeal: { state: 'possible', secret: await createAppealTicket(db, id), answer: null },
    };
  return { appeal: { state: outcome === null ? 'open' : 'declined', secret: null, answer } };
}
