import { z } from 'zod';
import { supporterTerms, type PaidOrder, type PaymentUpdate } from './PaymentProvider.ts';

/**
 * Decimal digits in the payment provider's amounts, if not two (https://docs.stripe.com/currencies,
 * "Zero-decimal currencies" and "Three-decimal currencies").
 */
const PROVIDER_DIGITS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'
    .split(' ')
    .map((currency) => [currency, 0] as const),
  ...'BHD JOD KWD OMR TND'.split(' ').map((currency) => [currency, 3] as const),
]);
const USUAL_DIGITS = 2;

function providerDigits(currency: string): number {
  return PROVIDER_DIGITS.get(currency) ?? USUAL_DIGITS;
}

/** The provider's amount in main units: 1250 of USD is 12.5, 500 of JPY is 500. */
export function mainUnits(amount: number, currency: string): number {
  return amount / 10 ** providerDigits(currency);
}

/**
 * The provider's amount in ISO 4217 minor units. A few differ: the provider counts Icelandic krónur
 * in hundredths, which do not exist.
 */
export function minorUnits(amount: number, currency: string): number {
  return Math.round(mainUnits(amount, currency) * 10 ** digitsOf(currency));
}

function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? USUAL_DIGITS;
}

/** Metadata that a purchase carries: it is returned with every event about it. */
export interface PurchaseMetadata extends Readonly<Record<string, string>> {
  readonly userId: string;
  readonly months: string;
  readonly level: string;
}

const Metadata = z.record(z.string(), z.string()).nullish();
const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** Limit of the column. */
const Amount = z.int().nonnegative().max(2_147_483_647);

/**
 * The fields used here: the provider adds fields, and the version of its events is set in the
 * account.
 */
const CheckoutSession = z.object({
  id: z.string(),
  payment_status: z.string(),
  payment_intent: Reference.nullish(),
  amount_total: Amount,
  currency: z.string(),
  client_reference_id: z.string().nullish(),
  metadata: Metadata,
});

const Charge = z.object({
  refunded: z.boolean(),
  payment_intent: Reference,
  amount: Amount,
  amount_refunded: Amount.optional(),
  currency: z.string(),
  metadata: Metadata,
});

const Dispute = z.object({
  id: z.string(),
  payment_intent: Reference,
  status: z.string(),
});

/** Classify an event; null for everything that is not about a purchase made here. */
export function parseStripeEvent(type: string, object: unknown): PaymentUpdate | null {
  switch (type) {
    // A bank may take days: then the first event is `unpaid`, and a second one follows.
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = CheckoutSession.safeParse(object).data;
      return session?.payment_status === 'paid' ? paidNews(session) : null;
    }
    case 'charge.refunded': {
      const charge = Charge.safeParse(object).data;
      return charge ? refundedNews(charge) : null;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      const dispute = Dispute.safeParse(object).data;
      return dispute ? disputedNews(type, dispute) : null;
    }
    default:
      return null;
  }
}

function paidNews(session: z.infer<typeof CheckoutSession>): PaymentUpdate | null {
  const { id, payment_intent: intent, amount_total: amount, currency, metadata } = session;
  if (session.client_reference_id !== metadata?.userId) return null;
  // Refunds name the payment, not the session. A free order has no payment.
  const paid = paidOrder(intent ?? id, amount, currency, metadata);
  return paid && { kind: 'paid', paid };
}

function refundedNews(charge: z.infer<typeof Charge>): PaymentUpdate | null {
  const { payment_intent: order, amount, currency, metadata, refunded: isFull } = charge;
  const refunded = charge.amount_refunded ?? (isFull ? amount : 0);
  if (refunded === 0 && !isFull) return null;
  const paid = paidOrder(order, amount, currency, metadata);
  const refundedAmount = minorUnits(refunded, currency);
  return { kind: 'refunded', order, refundedAmount, isFull, paid };
}

/**
 * A bank that only asks (`warning_…`) claims nothing yet. Money that comes back means that the
 * dispute was decided for the operator, whatever its status says.
 */
function disputedNews(
  type: string,
  { id: disputeId, payment_intent: order, status }: z.infer<typeof Dispute>,
): PaymentUpdate | null {
  const isBack = type === 'charge.dispute.funds_reinstated' || ENDED_WELL.has(status);
  if (!isBack && status.startsWith('warning_')) return null;
  const state = isBack ? 'won' : status === 'lost' ? 'lost' : 'open';
  return { kind: 'disputed', order, disputeId, state, paid: null };
}

const ENDED_WELL: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

function paidOrder(
  order: string,
  amount: number,
  providerCurrency: string,
  metadata: z.infer<typeof Metadata>,
): PaidOrder | null {
  const userId = z.uuid().safeParse(metadata?.['userId']).data;
  const currency = providerCurrency.toUpperCase();
  const terms = supporterTerms(metadata);
  if (userId === undefined || terms === null || !/^[A-Z]{3}$/.test(currency)) return null;
  return { ...terms, order, userId, currency, amount: minorUnits(amount, currency) };
}
