import type { Result } from '#base/result.ts';

/** Benefits of a price. */
export interface SupporterTerms {
  readonly months: number;
  /** The badge: 3 is the higher one. */
  readonly level: 2 | 3;
}

const MAX_MONTHS = 120;

/**
 * The benefits of a price, from the metadata that its creator entered: `months`, and `level`, which
 * defaults to 2. Null for prices of other products and for invalid values.
 */
export function supporterTerms(
  metadata: Readonly<Record<string, string>> | null | undefined,
): SupporterTerms | null {
  const { months = '', level = '2' } = metadata ?? {};
  const isSensible = /^[1-9]\d{0,2}$/.test(months) && Number(months) <= MAX_MONTHS;
  if (!isSensible || (level !== '2' && level !== '3')) return null;
  return { months: Number(months), level: level === '2' ? 2 : 3 };
}

/** The purchased item, for the list of payments. */
export function describePurchase({ months }: SupporterTerms): string {
  return months === 1 ? 'Supporter for 1 month' : `Supporter for ${months} months`;
}

/** A price of supporting the site. */
export interface SupporterPrice extends SupporterTerms {
  readonly priceId: string;
  /** In main units, such as dollars. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** A purchase before payment. */
export interface Purchase {
  readonly userId: string;
  readonly priceId: string;
  /** Addresses of our own pages to which the provider sends the browser afterwards. */
  readonly success: string;
  readonly error: string;
}

/** A paid order. */
export interface PaidOrder extends SupporterTerms {
  /** The provider's id of the order. */
  readonly order: string;
  readonly userId: string;
  /** ISO 4217. */
  readonly currency: string;
  /** In minor units. */
  readonly amount: number;
}

/** Meaning of an event of the provider. */
export type PaymentUpdate =
  | { readonly kind: 'paid'; readonly paid: PaidOrder }
  | RefundUpdate
  /** The customer's bank claims the amount back. Its decision is that of the operator's side. */
  | {
      readonly kind: 'disputed';
      readonly order: string;
      readonly disputeId: string;
      readonly state: 'open' | 'won' | 'lost';
      readonly paid: null;
    };

interface RefundUpdate {
  readonly kind: 'refunded';
  readonly order: string;
  /** In minor units: all refunds of the order together. */
  readonly refundedAmount: number;
  readonly isFull: boolean;
  /** The order, if the event contains it. */
  readonly paid: PaidOrder | null;
}

/** An event with a valid signature. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Null if the event is irrelevant here. */
  readonly news: PaymentUpdate | null;
}

/** The payment company. */
export interface PaymentProvider {
  /** The prices, by level and then by duration. */
  prices(this: void): Promise<Result<readonly SupporterPrice[], 'unreachable'>>;
  /** Start a purchase: returns the address to send the browser to. Nothing is paid yet. */
  checkout(this: void, purchase: Purchase): Promise<Result<string, 'noPrice' | 'unreachable'>>;
  /** Verify and read an event, which anyone may have sent. */
  readEvent(
    this: void,
    body: string,
    signature: string,
  ): Promise<Result<PaymentEvent, 'badSignature'>>;
}
