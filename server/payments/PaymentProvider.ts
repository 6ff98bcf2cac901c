import type { Result } from '#base/result.ts';
import type { SupporterTerms } from '../domain/supporterTerms.ts';

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
  /** The full amount was refunded. `paid` is the order, if the event contains it. */
  | { readonly kind: 'refunded'; readonly order: string; readonly paid: PaidOrder | null };

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
