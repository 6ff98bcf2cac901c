import { and, eq, gt, inArray, not, sql, type SQL } from 'drizzle-orm';
import { NotificationType, type Notification } from '#contract/notifications.ts';
import type { Refusal } from '../domain/refusal.ts';
import { ok, type Result } from '#base/result.ts';
import type { Db, Queryable } from './database.ts';
import { selectAsJson } from './jsonColumns.ts';
import { countUpTo, readPage, type PageCursor, type Page } from './page.ts';
import { notifications } from '#server/db/schema/messages.ts';
import { users } from '#server/db/schema/users.ts';
import { v7 as uuidv7 } from 'uuid';
import { english } from '#texts/english.ts';
import { asMarkdown } from '#texts/markdown.ts';
import { message, type Message, type Text } from '#texts/message.ts';

/**
 * Condition: the notification reports a change of sign-in methods, according to its event key, and
 * is younger than thirty days.
 */
const isLasting = sql<boolean>`(${notifications.eventKey} ~ '^(account|signedOut|passkeyCopied):' and ${notifications.createdAt} > now() - interval '30 days')`;

/**
 * Whether the account may appeal against the action of a moderator that the notification is about,
 * or the outcome of its appeal. Null for other notifications.
 */
const appealState = sql<Notification['appeal']>`(
  select case when a.id is null then 'possible' else coalesce(a.outcome, 'open') end
  from moderation m left join appeal a on a.moderation_id = m.id
  where m.id = ${notifications.sourceId} and m.user_id = ${notifications.userId}
    and m.action not in ('unban', 'unblock'))`;

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
  appeal: appealState,
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
  /** The account whose name the text contains as the value `name`. */
  readonly actorId?: string;
  /** Idempotency key: one notification per account and event. */
  readonly eventKey: string;
}

/** Add notifications, in the transaction of their cause. */
export async function addNotifications(
  db: Queryable,
  added: readonly NewNotification[],
): Promise<void> {
  const house = await readHouseId(db, added);
  const read = added.filter(({ userId }) => userId !== house);
  if (read.length === 0) return;
  await db
    .insert(notifications)
    .values(read.map((one) => ({ ...one, message: englishMessage(one), id: uuidv7() })))
    .onConflictDoNothing();
}

/** The account of the site if it is among those to notify: nobody reads its notifications. */
async function readHouseId(db: Queryable, added: readonly NewNotification[]) {
  if (added.length === 0) return undefined;
  const ids = added.map(({ userId }) => userId);
  const [house] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isHouse, true), inArray(users.id, ids)));
  return house?.id;
}

/** A notification in English, for programs and for pages that do not know its text. */
export function englishMessage({ text, remark }: Pick<NewNotification, 'text' | 'remark'>): string {
  const sentence = english.say(asMarkdown(text));
  return remark === undefined ? sentence : `${sentence}\n\n${remark}`;
}

/** Notifications that are changed by one statement. */
const RENAMED_AT_ONCE = 1000;

/** Replace the name of an account in all notifications, in the transaction that changes it. */
export async function renameActor(db: Queryable, actorId: string, name: Text): Promise<void> {
  let after: string | undefined;
  do {
    const rows = await db
      .select({ id: notifications.id, text: notifications.text, remark: notifications.remark })
      .from(notifications)
      .where(
        and(
          eq(notifications.actorId, actorId),
          after === undefined ? undefined : gt(notifications.id, after),
        ),
      )
      .orderBy(notifications.id)
      .limit(RENAMED_AT_ONCE);
    await writeTexts(
      db,
      rows.map((row) => renamed(row, name)),
    );
    after = rows.length < RENAMED_AT_ONCE ? undefined : rows.at(-1)?.id;
  } while (after !== undefined);
}

type Renamed = Pick<NewNotification, 'text' | 'remark'> & { readonly id: string };

/** A notification of an older release has only a message, which is replaced by a neutral one. */
function renamed({ id, text, remark }: NotificationText, name: Text): Renamed {
  if (text === null) return { id, text: message('notices.formerActivity') };
  const said = { ...text, values: { ...text.values, name } };
  return { id, text: said, ...(remark !== null && { remark }) };
}

interface NotificationText {
  readonly id: string;
  readonly text: Message | null;
  readonly remark: string | null;
}

async function writeTexts(db: Queryable, rows: readonly Renamed[]): Promise<void> {
  if (rows.length === 0) return;
  const changed = rows.map((row) => ({ id: row.id, text: row.text, message: englishMessage(row) }));
  await db.execute(sql`
    update notification set text = changed.text, message = changed.message
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed(id uuid, text jsonb, message text)
    where notification.id = changed.id`);
}
