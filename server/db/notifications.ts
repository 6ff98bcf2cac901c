import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { NotificationType, type Notification } from '#contract/notifications.ts';
import type { Refusal } from '#contract/problem.ts';
import { ok, type Result } from '#engine/result.ts';
import type { Db, Queryable } from './Db.ts';
import { selectAsJson } from './jsonColumns.ts';
import { countUpTo, readPage, type PageCursor, type Page } from './page.ts';
import { notifications } from './schema/messages.ts';

/**
 * That a notification tells of a change of how an account is signed in to, as its event key says,
 * and is younger than thirty days.
 */
const isLasting = sql<boolean>`(${notifications.eventKey} ~ '^(account|signedOut|passkeyCopied):' and ${notifications.createdAt} > now() - interval '30 days')`;

const notificationJson = selectAsJson({
  id: notifications.id,
  createdAt: notifications.createdAt,
  updatedAt: notifications.updatedAt,
  type: notifications.type,
  message: notifications.message,
  target: notifications.target,
  read: notifications.read,
  lasting: isLasting,
  user: notifications.userId,
  source: notifications.sourceId,
});

/** A page of what somebody was told, the newest first. */
export async function pageOfNotifications(
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

/** How many notifications somebody has not read. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  return countUpTo(db, sql`select from notification where user_id = ${userId} and not read`);
}

/** Those of the ids that are somebody's own. */
const ownOf = (userId: string, ids: readonly string[]) =>
  and(eq(notifications.userId, userId), inArray(notifications.id, [...ids]));

/** Mark those of the notifications as read that are somebody's own, and are not yet. */
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

/** Delete those of the notifications that are somebody's own, but for lasting ones. */
export async function removeNotifications(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await db.delete(notifications).where(and(ownOf(userId, ids), not(isLasting)));
}
