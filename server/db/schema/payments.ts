import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, resourceColumns } from './columns.ts';
import { users } from './users.ts';

export const payments = pgTable(
  'payment',
  {
    ...resourceColumns,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The provider's id of the order; unique, since an order is paid once. */
    order: text('provider_order').notNull(),
    currency: text('currency').notNull(),
    /** In minor units. */
    amount: integer('amount').notNull(),
    items: text('items').array().notNull(),
    months: smallint('months').notNull(),
    level: smallint('level').notNull(),
    /** In minor units: all refunds together. */
    refundedAmount: integer('refunded_amount').notNull().default(0),
    /** Time of the refund in full, or of a lost dispute. */
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    unique('payment_order').on(table.order),
    index('payment_user').on(table.userId, table.createdAt, table.id),
  ],
);

/** Disputes about payments, also about those that are not known yet. */
export const paymentDisputes = pgTable(
  'payment_dispute',
  {
    /** The provider's id of the dispute. */
    disputeId: text('dispute_id').primaryKey(),
    order: text('provider_order').notNull(),
    /** `open`, `won` or `lost` by the operator. */
    state: text('state').notNull(),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('payment_dispute_order').on(table.order)],
);

/** Periods of supporters; `domain/supportPeriods.ts` explains them. */
export const supportPeriods = pgTable(
  'support_period',
  {
    ...resourceColumns,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    order: text('provider_order'),
    level: smallint('level').notNull(),
    lengthMs: bigint('length_ms', { mode: 'number' }).notNull(),
    /** At the time of `app_user.supporter_until` minus what all periods have left. */
    leftMs: bigint('left_ms', { mode: 'number' }).notNull(),
    isHeld: boolean('is_held').notNull().default(false),
  },
  (table) => [
    unique('support_period_order').on(table.order),
    index('support_period_user').on(table.userId),
  ],
);

/** Processed events of the provider, which may send one several times. */
export const paymentEvents = pgTable('payment_event', {
  eventId: text('event_id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at')
    .notNull()
    .default(sql`now()`),
});
