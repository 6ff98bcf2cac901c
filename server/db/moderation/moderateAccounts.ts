import { eq, sql } from 'drizzle-orm';
import { RESTRICTIONS } from '#contract/endpoint.ts';
import { ok } from '#base/result.ts';
import { message } from '#texts/message.ts';
import { endAllSessions } from '../../auth/sessions.ts';
import {
  changedRestrictions,
  describeRestrictions,
  describeDuration,
  replacementName,
  type RestrictionEnds,
  type WantedRestrictions,
} from '../../domain/moderation.ts';
import type { Db, Tx } from '../database.ts';
import { renameMentions } from '../comments.ts';
import { renameActor } from '../notifications.ts';
import { resetPicture, hasForeignPicture } from '../pictures.ts';
import { users } from '../schema/users.ts';
import {
  alreadyDone,
  moderate,
  ownerColumns,
  type ModerationOutcome,
  type ModerationContext,
} from './moderate.ts';

/** Columns of the restrictions. */
export const restrictionColumns = {
  comments: users.commentsUntil,
  puzzles: users.puzzlesUntil,
  collections: users.collectionsUntil,
  ratings: users.ratingsUntil,
};

/** Set or lift restrictions. Omitted ones stay unchanged. */
export async function setRestrictions(
  db: Db,
  by: ModerationContext,
  userId: string,
  wanted: WantedRestrictions,
): Promise<ModerationOutcome<never>> {
  return moderate(db, by, userId, lockAccount, async (tx, { id, ends }) => {
    const changes = changedRestrictions(ends, wanted);
    const described = describeRestrictions(changes);
    if (described === null) return ok(null);
    await writeRestrictions(tx, id, changes);
    return ok({
      action: 'restrict',
      log: message('notices.logPermissions', { changes: described }),
      removed: { restrictions: RESTRICTIONS.filter((it) => changes[it] instanceof Date) },
      notice: message('notices.permissions', { changes: described }),
      path: profile(id),
    });
  });
}

/** Store changed restrictions of an account. */
export async function writeRestrictions(
  tx: Tx,
  id: string,
  { comments, puzzles, collections, ratings }: Partial<RestrictionEnds>,
): Promise<void> {
  await update(tx, id, {
    commentsUntil: comments,
    puzzlesUntil: puzzles,
    collectionsUntil: collections,
    ratingsUntil: ratings,
  });
}

/**
 * Block an account, which ends its sessions at once, or unblock it, which also ends a suspension. A
 * blocked account gets no notification, because it could not read one.
 */
export async function setStatus(
  db: Db,
  by: ModerationContext,
  userId: string,
  isActive: boolean,
): Promise<ModerationOutcome<never>> {
  return moderate(db, by, userId, lockAccount, async (tx, { id, active, isBanned }) => {
    if (isActive && (!active || isBanned)) {
      await update(tx, id, { active: true, bannedUntil: null });
      const log = message('notices.logUnblocked');
      return ok({ action: 'unblock', log, notice: UNBLOCKED, path: profile(id) });
    }
    if (isActive || !active) return ok(null);
    await update(tx, id, { active: false });
    await endAllSessions(tx, id);
    return ok({ action: 'block', log: message('notices.logBlocked'), notice: null, path: null });
  });
}

/**
 * Suspend an account, which ends its sessions at once. It reads the reason afterwards. A repeated
 * call for a suspension that has just started has no effect: its first answer was lost.
 */
export async function banFor(
  db: Db,
  by: ModerationContext,
  userId: string,
  seconds: number,
): Promise<ModerationOutcome<never>> {
  return moderate(db, by, userId, lockAccount, async (tx, { id, bannedSeconds }) => {
    if (bannedSeconds <= seconds && bannedSeconds > JUST_BEGUN * seconds) return ok(null);
    const bannedUntil = sql`now() + make_interval(secs => ${seconds})`;
    await update(tx, id, { bannedUntil });
    await endAllSessions(tx, id);
    const duration = describeDuration(seconds);
    return ok({
      action: 'ban',
      log: message('notices.logSuspended', { duration }),
      notice: message('notices.suspended', { duration }),
      path: profile(id),
    });
  });
}

/**
 * End a suspension early. An account that is also blocked stays blocked, and gets no notification.
 */
export async function endBan(
  db: Db,
  by: ModerationContext,
  userId: string,
): Promise<ModerationOutcome> {
  return moderate(db, by, userId, lockAccount, async (tx, { id, active, isBanned }) => {
    if (!isBanned) return alreadyDone('refusals.notSuspended');
    await update(tx, id, { bannedUntil: null });
    return ok({
      action: 'unban',
      log: message('notices.logUnsuspended'),
      notice: active ? UNBLOCKED : null,
      path: profile(id),
    });
  });
}

/** Replace the name of an account. */
export async function replaceUserName(
  db: Db,
  by: ModerationContext,
  userId: string,
): Promise<ModerationOutcome> {
  return moderate(db, by, userId, lockAccount, async (tx, { id, name: removed }) => {
    const name = replacementName(id);
    if (name === removed) return alreadyDone('refusals.nameGone');
    await update(tx, id, { name, updatedAt: sql`now()` });
    await renameActor(tx, id, name);
    await renameMentions(tx, id, name);
    return ok({
      action: 'removeUserName',
      log: message('notices.logNameRemoved', { name: removed }),
      removed: { name: removed },
      notice: message('notices.nameRemoved'),
      path: profile(id),
    });
  });
}

/** Clear the description of an account. */
export async function clearUserDescription(
  db: Db,
  by: ModerationContext,
  userId: string,
): Promise<ModerationOutcome> {
  return moderate(db, by, userId, lockAccount, async (tx, { id, description }) => {
    if (description === '') return alreadyDone('refusals.noDescription', { thing: 'account' });
    await update(tx, id, { description: '', updatedAt: sql`now()` });
    return ok({
      action: 'removeUserDescription',
      log: message('notices.logDescriptionRemoved'),
      removed: { description },
      notice: message('notices.descriptionRemoved'),
      path: profile(id),
    });
  });
}

/** Reset the picture of an account to its default one. */
export async function clearUserPicture(
  db: Db,
  by: ModerationContext,
  userId: string,
): Promise<ModerationOutcome> {
  return moderate(db, by, userId, lockAccount, async (tx, { id }) => {
    if (!(await hasForeignPicture(tx, id))) return alreadyDone('refusals.noPicture');
    await resetPicture(tx, id);
    return ok({
      action: 'removeUserPicture',
      log: message('notices.logPictureRemoved'),
      notice: message('notices.pictureRemoved'),
      path: profile(id),
    });
  });
}

/** Remaining share of a suspension that counts as just started. */
const JUST_BEGUN = 0.99;

const UNBLOCKED = message('notices.unblocked');

function profile(userId: string): string {
  return `/profile/${userId}`;
}

async function update(
  tx: Tx,
  id: string,
  values: Parameters<ReturnType<typeof tx.update<typeof users>>['set']>[0],
): Promise<void> {
  await tx.update(users).set(values).where(eq(users.id, id));
}

/** Lock an account for a change. */
export async function lockAccount(tx: Tx, userId: string) {
  const [row] = await tx
    .select({
      id: users.id,
      owner: ownerColumns,
      name: users.name,
      description: users.description,
      active: users.active,
      isBanned: sql<boolean>`coalesce(${users.bannedUntil} > now(), false)`,
      bannedSeconds: sql<number>`coalesce(extract(epoch from ${users.bannedUntil} - now()), 0)::float8`,
      ends: restrictionColumns,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row;
}
