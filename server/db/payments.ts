import { and, eq, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import {
  describePurchase,
  type PaidOrder,
  type PaymentEvent,
  type PaymentUpdate,
} from '../payments/PaymentProvider.ts';
import { monthsLengthMs, shortenPeriod } from '../domain/supportPeriods.ts';
import { formatTime } from './briefs.ts';
import { withRetry } from './databaseErrors.ts';
import type { Db, Tx } from './database.ts';
import { readNewest, withTimes, type PageCursor } from './page.ts';
import { paymentDisputes, paymentEvents, payments } from './schema/payments.ts';
import { changeSupport } from './supportTime.ts';

/** Outcome of an event. */
type EventOutcome =
  | 'granted'
  | 'takenBack'
  | 'takenBackInPart'
  | 'notedRefund'
  | 'disputed'
  | 'notedDispute'
  | 'disputeWon'
  | 'repeated'
  | 'unknownOrder';

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
      await lockOrder(tx, news.kind === 'paid' ? news.paid.order : news.order);
      switch (news.kind) {
        case 'paid':
          return grant(tx, news.paid);
        case 'refunded':
          return takeBack(tx, news);
        case 'disputed':
          return noteDispute(tx, news);
      }
    }),
  );
}

/**
 * Events about an order are processed one after the other, also before its payment is stored. The
 * lock of the account follows, always in this order.
 */
async function lockOrder(tx: Tx, order: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${order}, 0))`);
}

async function grant(tx: Tx, paid: PaidOrder): Promise<EventOutcome> {
  const isDisputed = await isUnderDispute(tx, paid.order);
  return storeOrder(tx, paid, { isDisputed, refundedShare: 0 });
}

interface OrderState {
  readonly isDisputed: boolean;
  readonly refundedShare: number;
}

/** Store the payment of a new order, and add the time that it gives. */
async function storeOrder(
  tx: Tx,
  { userId, order, months, level, ...paid }: PaidOrder,
  { isDisputed, refundedShare }: OrderState,
): Promise<EventOutcome> {
  if ((await findPayment(tx, order)) !== null) return 'repeated';
  const isRefunded = refundedShare === 1;
  const id = uuidv7();
  const times = await changeSupport(tx, userId, (account) => {
    if (isRefunded) return account.periods;
    const lengthMs = monthsLengthMs(months, account);
    const createdAtMs = account.nowMs;
    const whole = { id, order, level, createdAtMs, lengthMs, leftMs: lengthMs, isHeld: isDisputed };
    return [...account.periods, shortenPeriod(whole, refundedShare)];
  });
  if (times === null) return 'unknownOrder';
  await tx.insert(payments).values({
    ...paid,
    id,
    userId,
    order,
    months,
    level,
    items: [describePurchase({ months, level })],
    refundedAmount: Math.round(paid.amount * refundedShare),
    refundedAt: isRefunded ? sql`now()` : null,
  });
  return isRefunded ? 'notedRefund' : isDisputed ? 'disputed' : 'granted';
}

async function findPayment(tx: Tx, order: string) {
  const [row] = await tx.select().from(payments).where(eq(payments.order, order));
  return row ?? null;
}

/** The part of an order's price that was refunded: all refunds of it together. */
function shareOf(refundedAmount: number, amount: number): number {
  return amount === 0 ? 1 : Math.min(1, refundedAmount / amount);
}

/**
 * End the time of an order, or the part of it that was refunded. The refund of an order whose
 * payment was not reported yet proves the payment, so both are stored.
 */
async function takeBack(
  tx: Tx,
  { order, paid, refundedAmount, isFull }: Extract<PaymentUpdate, { readonly kind: 'refunded' }>,
): Promise<EventOutcome> {
  const payment = await findPayment(tx, order);
  if (payment === null) {
    if (paid === null) return 'unknownOrder';
    const refundedShare = isFull ? 1 : shareOf(refundedAmount, paid.amount);
    return storeOrder(tx, paid, { refundedShare, isDisputed: await isUnderDispute(tx, order) });
  }
  if (payment.refundedAmount >= refundedAmount && (payment.refundedAt !== null || !isFull))
    return 'repeated';
  const before = shareOf(payment.refundedAmount, payment.amount);
  const share = isFull ? 1 : shareOf(refundedAmount, payment.amount);
  await changeSupport(tx, payment.userId, ({ periods }) =>
    share === 1
      ? periods.filter((period) => period.order !== order)
      : periods.map((period) =>
          period.order === order ? shortenPeriod(period, share - before) : period,
        ),
  );
  await tx
    .update(payments)
    .set({
      refundedAmount: sql`greatest(${payments.refundedAmount}, ${refundedAmount})`,
      ...(share === 1 && { refundedAt: sql`coalesce(${payments.refundedAt}, now())` }),
      updatedAt: sql`now()`,
    })
    .where(eq(payments.id, payment.id));
  return share === 1 ? 'takenBack' : 'takenBackInPart';
}

/** True while a dispute about the order is open, and for good after one that was lost. */
async function isUnderDispute(tx: Tx, order: string): Promise<boolean> {
  const isOfOrder = eq(paymentDisputes.order, order);
  return (await tx.$count(paymentDisputes, and(isOfOrder, ne(paymentDisputes.state, 'won')))) > 0;
}

/**
 * Store the state of a dispute, and hold or release the time of its order. An event about the time
 * before a decision does not change the decision.
 */
async function noteDispute(
  tx: Tx,
  { order, disputeId, state }: Extract<PaymentUpdate, { readonly kind: 'disputed' }>,
): Promise<EventOutcome> {
  const [changed] = await tx
    .insert(paymentDisputes)
    .values({ disputeId, order, state })
    .onConflictDoUpdate({
      target: paymentDisputes.disputeId,
      set: { state, updatedAt: sql`now()` },
      setWhere: sql`${paymentDisputes.state} <> ${state} and ${state}::text <> 'open'`,
    })
    .returning({ id: paymentDisputes.disputeId });
  if (!changed) return 'repeated';
  const payment = await findPayment(tx, order);
  if (payment === null) return 'notedDispute';
  const isHeld = await isUnderDispute(tx, order);
  await changeSupport(tx, payment.userId, ({ periods }) =>
    periods.map((period) => (period.order === order ? { ...period, isHeld } : period)),
  );
  await tx
    .update(payments)
    .set({ updatedAt: sql`now()` })
    .where(eq(payments.id, payment.id));
  return isHeld ? 'disputed' : 'disputeWon';
}

/** The state of the worst dispute about a payment: open, else lost; null without one. */
const disputeState = sql<
  'open' | 'lost' | null
>`(select case when bool_or(d.state = 'open') then 'open' when bool_or(d.state = 'lost') then 'lost' end from payment_dispute d where d.provider_order = payment.provider_order)`;

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
        refundedAmount: payments.refundedAmount,
        refundedAt: payments.refundedAt,
        dispute: disputeState,
      })
      .from(payments)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map((row) => withTimes({ ...row, refundedAt: formatTime(row.refundedAt) }));
  });
}
