import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import {
  describePurchase,
  type PaidOrder,
  type PaymentEvent,
  type PaymentUpdate,
} from '../payments/PaymentProvider.ts';
import { formatTime } from './briefs.ts';
import { withRetry } from './databaseErrors.ts';
import type { Db, Tx } from './database.ts';
import { readNewest, withTimes, type PageCursor } from './page.ts';
import { paymentEvents, payments } from './schema/payments.ts';
import { users } from './schema/users.ts';

/** Outcome of an event. */
type EventOutcome = 'granted' | 'takenBack' | 'notedRefund' | 'repeated' | 'unknownOrder';

/**
 * Process news of the payment provider once: neither a repeated event nor another event about the
 * same state of the order has an effect, in whichever order they arrive.
 */
export async function processPaymentUpdate(
  db: Db,
  { id, type }: PaymentEvent,
  news: PaymentUpdate,
): Promise<EventOutcome> {
  return withRetry(() =>
    db.transaction(async (tx) => {
      const [event] = await tx
        .insert(paymentEvents)
        .values({ eventId: id, type })
        .onConflictDoNothing()
        .returning({ id: paymentEvents.eventId });
      if (!event) return 'repeated';
      if (news.paid !== null && !(await lockAccount(tx, news.paid.userId))) return 'unknownOrder';
      return news.kind === 'paid' ? grant(tx, news.paid) : takeBack(tx, news);
    }),
  );
}

/** Lock an account, so that events about its orders are processed one after the other. */
async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return rows.length > 0;
}

/** Purchased time starts at the end of the existing time. */
async function grant(tx: Tx, paid: PaidOrder): Promise<EventOutcome> {
  const isNew = await insertPayment(tx, paid, false);
  if (!isNew) return 'repeated';
  await tx
    .update(users)
    .set({
      supporter: paid.level,
      supporterUntil: sql`greatest(now(), ${users.supporterUntil}) + make_interval(months => ${paid.months})`,
    })
    .where(eq(users.id, paid.userId));
  return 'granted';
}

async function insertPayment(tx: Tx, paid: PaidOrder, isRefunded: boolean): Promise<boolean> {
  const rows = await tx
    .insert(payments)
    .values({
      ...paid,
      id: uuidv7(),
      items: [describePurchase(paid)],
      refundedAt: isRefunded ? sql`now()` : null,
    })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  return rows.length > 0;
}

/**
 * Revoke the time of an order. An unknown order is recorded as refunded, so that it grants nothing
 * if its payment is reported later.
 */
async function takeBack(
  tx: Tx,
  { order, paid }: Extract<PaymentUpdate, { readonly kind: 'refunded' }>,
): Promise<EventOutcome> {
  const [row] = await tx
    .update(payments)
    .set({ refundedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(payments.order, order), isNull(payments.refundedAt)))
    .returning({ userId: payments.userId, months: payments.months });
  if (row) {
    await shorten(tx, row.userId, row.months);
    return 'takenBack';
  }
  if (paid === null) return 'unknownOrder';
  return (await insertPayment(tx, paid, true)) ? 'notedRefund' : 'repeated';
}

/**
 * The badge becomes that of the last valid order. Without one there was no support, unless granted
 * time remains.
 */
async function shorten(tx: Tx, userId: string, months: number): Promise<void> {
  const [last] = await tx
    .select({ level: payments.level })
    .from(payments)
    .where(and(eq(payments.userId, userId), isNull(payments.refundedAt)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  const until = sql`${users.supporterUntil} - make_interval(months => ${months})`;
  // `now()` is the start of this transaction, which may be before the granting one it waited for.
  const given = sql`case when ${until} > clock_timestamp() then ${users.supporter} else 0 end`;
  await tx
    .update(users)
    .set({ supporter: last?.level ?? given, supporterUntil: until })
    .where(eq(users.id, userId));
}

/** The payments of an account, the newest first. */
export async function readPayments(db: Db, userId: string, cursor: PageCursor) {
  const isTheirs = eq(payments.userId, userId);
  return readNewest(db, payments, isTheirs, cursor, async (where, orderBy, limit) => {
    const rows = await db
      .select({
        id: payments.id,
        createdAt: payments.createdAt,
        updatedAt: payments.updatedAt,
        user: payments.userId,
        order: payments.order,
        currency: payments.currency,
        amount: payments.amount,
        items: payments.items,
        months: payments.months,
        refundedAt: payments.refundedAt,
      })
      .from(payments)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map((row) => withTimes({ ...row, refundedAt: formatTime(row.refundedAt) }));
  });
}
