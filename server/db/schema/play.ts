import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Solves of puzzles by wish: one row per account and kind, the sum over its devices. */
export const playRecords = pgTable(
  'play_record',
  {
    userId: userId(),
    /** A family and a size: `range 7x7`. */
    kind: text('kind').notNull(),
    count: integer('count').notNull(),
    /** The best time without hints; null if each solve had some. */
    bestMs: integer('best_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('play_record_count', sql`${table.count} > 0`),
  ],
);

/** Days with a solve of a puzzle by wish, by the clock of the player. */
export const playDays = pgTable(
  'play_day',
  { userId: userId(), day: date('day', { mode: 'string' }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Reports that were counted, so that none counts twice. Old ones are deleted. */
export const playReports = pgTable(
  'play_report',
  {
    userId: userId(),
    /** Chosen by the client. */
    key: text('key').notNull(),
    receivedAt: moment('received_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('play_report_received').on(table.userId, table.receivedAt),
  ],
);
