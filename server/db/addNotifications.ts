import { v7 as uuidv7 } from 'uuid';
import type { NotificationType } from '#contract/notifications.ts';
import type { Queryable } from './Db.ts';
import { notifications } from './schema/messages.ts';

/** A notification for one account. */
export interface NewNotification {
  readonly userId: string;
  readonly type: NotificationType;
  /** Markdown; escape names and titles in it with `escapeMarkdown`. */
  readonly message: string;
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
  messages: readonly NewNotification[],
): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insert(notifications)
    .values(messages.map((message) => ({ ...message, id: uuidv7() })))
    .onConflictDoNothing();
}

/** Escape a text so that Markdown shows it unchanged, in one line. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]()<>#+\-.!|~&:@]/g, '\\$&').replaceAll(/\s+/g, ' ');
}
