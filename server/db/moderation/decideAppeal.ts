import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppealOutcome } from '#contract/appeals.ts';
import { RESTRICTIONS } from '#contract/endpoint.ts';
import type { ModerationAction } from '#contract/moderationAction.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { message } from '#texts/message.ts';
import { appealNotice } from '../../domain/appeals.ts';
import { changedRestrictions, describeRestrictions } from '../../domain/moderation.ts';
import { refusal, type Refusal } from '../../domain/refusal.ts';
import type { Db, Tx } from '../database.ts';
import { withRetry } from '../databaseErrors.ts';
import { addNotifications } from '../notifications.ts';
import { appeals, moderations } from '../schema/messages.ts';
import { users } from '../schema/users.ts';
import { recordAction, type ModerationContext } from './moderate.ts';
import { lockAccount, writeRestrictions } from './moderateAccounts.ts';

type Outcome = Result<undefined, Refusal<'not_found' | 'forbidden' | 'conflict'>>;

/**
 * Decide on an appeal of another account, and notify the account. A granted one lifts the action
 * if it still has an effect; content that was removed stays removed.
 */
export async function decideAppeal(
  db: Db,
  by: ModerationContext,
  id: string,
  outcome: AppealOutcome,
): Promise<Outcome> {
  return withRetry(() =>
    db.transaction(async (tx): Promise<Outcome> => {
      const appeal = await lockAppeal(tx, id);
      if (!appeal) return fail(refusal('not_found', 'refusals.noAppeal'));
      const { userId } = appeal;
      if (userId === by.moderatorId) return fail(refusal('forbidden', 'refusals.ownAppeal'));
      if (appeal.state === 'done') return fail(refusal('conflict', 'refusals.appealDecided'));
      if (outcome === 'granted') await lift(tx, by, appeal);
      await tx
        .update(appeals)
        .set({
          state: 'done',
          outcome,
          answer: by.message,
          handledBy: by.moderatorId,
          handledAt: sql`now()`,
          updatedAt: sql`now()`,
        })
        .where(eq(appeals.id, id));
      await addNotifications(tx, [appealNotice({ id, userId, outcome, answer: by.message })]);
      return ok(undefined);
    }),
  );
}

interface LockedAppeal {
  readonly userId: string;
  readonly action: ModerationAction;
  readonly removed: unknown;
}

async function lockAppeal(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      userId: appeals.userId,
      state: appeals.state,
      action: moderations.action,
      removed: moderations.removed,
    })
    .from(appeals)
    .innerJoin(moderations, eq(moderations.id, appeals.moderationId))
    .where(eq(appeals.id, id))
    .for('update', { of: appeals });
  return row;
}

/** End the block, the suspension or the restrictions, and log it as a further action. */
async function lift(tx: Tx, by: ModerationContext, appeal: LockedAppeal): Promise<void> {
  const account = await lockAccount(tx, appeal.userId);
  if (!account) return;
  const done = await reverse(tx, account, appeal);
  if (done) await recordAction(tx, by, account, { ...done, notice: null, path: null });
}

type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** The reversed action as an entry of the log; null if it has no effect anymore. */
async function reverse(tx: Tx, account: LockedAccount, { action, removed }: LockedAppeal) {
  const { id, active, isBanned } = account;
  if (action === 'block' && !active) {
    await tx.update(users).set({ active: true }).where(eq(users.id, id));
    return { action: 'unblock', log: message('notices.logUnblocked') } as const;
  }
  if (action === 'ban' && isBanned) {
    await tx.update(users).set({ bannedUntil: null }).where(eq(users.id, id));
    return { action: 'unban', log: message('notices.logUnsuspended') } as const;
  }
  if (action !== 'restrict') return null;
  const { data } = Restricted.safeParse(removed);
  const wanted = Object.fromEntries((data?.restrictions ?? RESTRICTIONS).map((it) => [it, null]));
  const changes = changedRestrictions(account.ends, wanted);
  const described = describeRestrictions(changes);
  if (described === null) return null;
  await writeRestrictions(tx, id, changes);
  return { action, log: message('notices.logPermissions', { changes: described }) } as const;
}

/** The restrictions that an action set. Actions of older releases do not have them. */
const Restricted = z.object({ restrictions: z.array(z.enum(RESTRICTIONS)) });
