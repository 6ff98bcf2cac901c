import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { NotificationType, type Notification } from '#contract/notifications.ts';
import type { Refusal } from '../domain/refusal.ts';
import { ok, type Result } from '#base/result.ts';
import type { Db, Queryable } from './database.ts';
import { selectAsJson } from './jsonColumns.ts';
import { countUpTo, readPage, type PageCursor, type Page } from './page.ts';
import { notifications } from '#server/db/schema/messages.ts';
import { v7 as uuidv7 } from 'uuid';
import { english } from '#texts/english.ts';
import { asMarkdown } from '#texts/markdown.ts';
import type { Message } from '#texts/message.ts';

/**
 * Condition: the notification reports a change of sign-in methods, according to its event key, and
 * is younger than thirty days.
 */
const isLasting = sql<boolean>`(${notifications.eventKey} ~ '^(account|signedOut|passkeyCopied):' and ${notifications.createdAt} > now() - interval '30 days')`;

const notificationJson = selectAsJson({
  id: notifications.id,
  createdAt: notifications.createdAt,
  updatedAt: notifications.updatedAt,
  type: notifications.type,
  message: notifications.message,
  text: notifications.text,
  remark: notifications.remark,
  target: notifications.target,
  read: notifications.read,
  lasting: isLasting,
  user: notifications.userId,
  source: notifications.sourceId,
});

/** A page of an account's notifications, the newest first. */
export async function readNotificationPage(
  db: Db,
  userId: string,
  cursor: PageCursor,
): Promise<Result<Page<Notification>, Refusal<'invalid_request'>>> {
  const page = await readPage(
    db,
    {
      keys: [sql`${notifications.createdAt}`, sql`${notifications.id}`],
      order: 'desc',
      where: eq(notifications.userId, userId),
      keysOf: (id) =>
        sql`select created_at, id from notification where id = ${id} and user_id = ${userId}`,
      select: (where, orderBy, limit) => selectNotifications(db, where, orderBy, limit),
      total: () => countUpTo(db, sql`select from notification where user_id = ${userId}`),
    },
    cursor,
  );
  if (!page.ok) return page;
  const { total, results } = page.value;
  return ok({ total, results: results.map(notificationOf) });
}

function selectNotifications(db: Db, where: SQL | undefined, orderBy: SQL[], limit: number) {
  return db
    .select({ notification: notificationJson })
    .from(notifications)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number];

function notificationOf({ notification }: NotificationRow): Notification {
  return { ...notification, type: NotificationType.parse(notification.type) };
}

/** Number of unread notifications of an account. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  return countUpTo(db, sql`select from notification where user_id = ${userId} and not read`);
}

/** Condition: the ids that belong to the account. */
const ownOf = (userId: string, ids: readonly string[]) =>
  and(eq(notifications.userId, userId), inArray(notifications.id, [...ids]));

/** Mark the account's own unread notifications among the ids as read. */
export async function markRead(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .update(notifications)
    .set({ read: true, updatedAt: sql`now()` })
    .where(and(ownOf(userId, ids), eq(notifications.read, false)));
}

/** Delete the account's own notifications among the ids, except lasting ones. */
export async function removeNotifications(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await db.delete(notifications).where(and(ownOf(userId, ids), not(isLasting)));
}

/** A notification for one account. */
export interface NewNotification {
  readonly userId: string;
  readonly type: NotificationType;
  /** The sentence, whose pattern is Markdown. */
  readonly text: Message;
  /** Words of a moderator that follow it, Markdown. */
  readonly remark?: string;
  /** A path of the site. */
  readonly target: string | null;
  /** Id of the cause. */
  readonly sourceId: string | null;
  /** Idempotency key: one notification per account and event. */
  readonly eventKey: string;
}

/** Add notifications, in the transaction of their cause. */
export async function addNotifications(
  db: Queryable,
  added: readonly NewNotification[],
): Promise<void> {
  if (added.length === 0) return;
  await db
    .insert(notifications)
    .values(added.map((one) => ({ ...one, message: englishMessage(one), id: uuidv7() })))
    .onConflictDoNothing();
}

/** A notification in English, for programs and for pages that do not know its text. */
export function englishMessage({ text, remark }: Pick<NewNotification, 'text' | 'remark'>): string {
  const sentence = english.say(asMarkdown(text));
  return remark === undefined ? sentence : `${sentence}\n\n${remark}`;
}
