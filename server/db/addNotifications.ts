import { v7 as uuidv7 } from 'uuid';
import type { NotificationType } from '#contract/notifications.ts';
import type { Queryable } from './Db.ts';
import { notifications } from './schema/messages.ts';

/** One message to one account. */
export interface NewNotification {
  readonly userId: string;
  readonly type: NotificationType;
  /** Markdown; names and titles in it go through `escapeMarkdown`. */
  readonly message: string;
  /** A path of the site. */
  readonly target: string | null;
  /** The id of what caused it. */
  readonly sourceId: string | null;
  /** Names the event: nobody is told twice of the same one. */
  readonly eventKey: string;
}

/** Notify, in the transaction of the cause. */
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

/** A text so that Markdown shows it as it is, in one line. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]()<>#+\-.!|~&:@]/g, '\\$&').replaceAll(/\s+/g, ' ');
}
