import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ModerationAction } from '#contract/moderation.ts';
import type { ReportKind, ReportState } from '#contract/reports.ts';
import type { Message } from '#texts/message.ts';
import { atMost, resourceColumns } from './columns.ts';
import { users } from './users.ts';

export const notifications = pgTable(
  'notification',
  {
    ...resourceColumns,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    /** In English, Markdown. */
    message: text('message').notNull(),
    /** The sentence of the message; null in rows of older releases. */
    text: jsonb('text').$type<Message>(),
    /** The words of a moderator at the end of the message, Markdown. */
    remark: text('remark'),
    /** A path of the site. */
    target: text('target'),
    read: boolean('read').notNull().default(false),
    /** Id of the cause. */
    sourceId: uuid('source_id'),
    /** Idempotency key: an event notifies an account once. */
    eventKey: text('event_key').notNull(),
  },
  (table) => [
    index('notification_user').on(table.userId, table.createdAt, table.id),
    index('notification_unread').on(table.userId).where(sql.raw('not "read"')),
    unique('notification_event').on(table.userId, table.eventKey),
  ],
);

/** Log of moderators' actions. */
export const moderations = pgTable(
  'moderation',
  {
    ...resourceColumns,
    moderatorId: uuid('moderator_id')
      .notNull()
      .references(() => users.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    action: text('action').$type<ModerationAction>().notNull(),
    /** The id of the puzzle, collection or comment; null if the account itself is meant. */
    target: text('target'),
    /** In English, plain text. */
    description: text('description').notNull(),
    /** The same as data; null in rows of older releases. */
    text: jsonb('text').$type<Message>(),
    message: text('message'),
    /** The removed content, which could not be restored otherwise. */
    removed: jsonb('removed'),
  },
  (table) => [
    index('moderation_user').on(table.userId, table.createdAt, table.id),
    index('moderation_moderator').on(table.moderatorId, table.createdAt, table.id),
  ],
);

/** Reports of users to moderators. */
export const reports = pgTable(
  'report',
  {
    ...resourceColumns,
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReportKind>().notNull(),
    targetId: uuid('target_id').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<ReportState>().notNull().default('open'),
    note: text('note').notNull().default(''),
    handledBy: uuid('handled_by').references(() => users.id),
  },
  (table) => [
    index('report_open').on(table.createdAt, table.id).where(sql.raw(`"state" = 'open'`)),
    index('report_created').on(table.createdAt, table.id),
    unique('report_once').on(table.reporterId, table.kind, table.targetId),
    check('report_reason_length', atMost('reason', 500)),
    check('report_note_length', atMost('note', 500)),
  ],
);
