import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { AppealOutcome, AppealState } from '#contract/appeals.ts';
import type { ModerationAction } from '#contract/moderationAction.ts';
import type { ReportKind, ReportState } from '#contract/reports.ts';
import type { Message } from '#texts/message.ts';
import { atMost, bytea, moment, resourceColumns } from './columns.ts';
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
    /** The account whose name the text contains; null if it contains none. */
    actorId: uuid('actor_id'),
    /** The new puzzles that the notification is about; null if it is about anything else. */
    puzzleIds: uuid('puzzle_ids').array(),
    /** Idempotency key: an event notifies an account once. */
    eventKey: text('event_key').notNull(),
  },
  (table) => [
    index('notification_user').on(table.userId, table.createdAt, table.id),
    index('notification_unread').on(table.userId).where(sql.raw('not "read"')),
    index('notification_actor').on(table.actorId).where(sql.raw('"actor_id" is not null')),
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
    index('moderation_target').on(table.target),
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
    handledAt: moment('handled_at'),
    /** The action that resolved it; null if none was necessary. */
    moderationId: uuid('moderation_id').references(() => moderations.id),
  },
  (table) => [
    index('report_open').on(table.createdAt, table.id).where(sql.raw(`"state" = 'open'`)),
    index('report_created').on(table.createdAt, table.id),
    index('report_target').on(table.kind, table.targetId),
    unique('report_once').on(table.reporterId, table.kind, table.targetId),
    check('report_reason_length', atMost('reason', 500)),
    check('report_note_length', atMost('note', 500)),
  ],
);

/** Appeals against actions of moderators, at most one for each. */
export const appeals = pgTable(
  'appeal',
  {
    ...resourceColumns,
    moderationId: uuid('moderation_id')
      .notNull()
      .unique('appeal_once')
      .references(() => moderations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    words: text('words').notNull().default(''),
    state: text('state').$type<AppealState>().notNull().default('open'),
    outcome: text('outcome').$type<AppealOutcome>(),
    /** The moderator's message to the account, Markdown. */
    answer: text('answer'),
    handledBy: uuid('handled_by').references(() => users.id),
    handledAt: moment('handled_at'),
  },
  (table) => [
    index('appeal_open').on(table.createdAt, table.id).where(sql.raw(`"state" = 'open'`)),
    index('appeal_created').on(table.createdAt, table.id),
    check('appeal_words_length', atMost('words', 500)),
  ],
);

/** Secrets of blocked accounts, each good for one appeal without a session. */
export const appealTickets = pgTable(
  'appeal_ticket',
  {
    secretHash: bytea('secret_hash').primaryKey(),
    moderationId: uuid('moderation_id')
      .notNull()
      .references(() => moderations.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('appeal_ticket_expiry').on(table.expiresAt)],
);
