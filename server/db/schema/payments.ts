import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
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
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    unique('payment_order').on(table.order),
    index('payment_user').on(table.userId, table.createdAt, table.id),
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
