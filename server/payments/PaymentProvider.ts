import type { Result } from '#base/result.ts';
import type { SupporterTerms } from '../domain/supporterTerms.ts';

/** What it costs to support the site. */
export interface SupporterPrice extends SupporterTerms {
  readonly priceId: string;
  /** In main units. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** Somebody on the way to pay. */
export interface Purchase {
  readonly userId: string;
  readonly priceId: string;
  /** Where the provider sends the browser afterwards: addresses of our own pages. */
  readonly success: string;
  readonly error: string;
}

/** An order that was paid. */
export interface PaidOrder extends SupporterTerms {
  /** The provider's name of it. */
  readonly order: string;
  readonly userId: string;
  /** ISO 4217. */
  readonly currency: string;
  /** In minor units. */
  readonly amount: number;
}

/** What an event of the provider means. */
export type PaymentNews =
  | { readonly kind: 'paid'; readonly paid: PaidOrder }
  /** All of it was paid back. `paid` is the order, where the event tells. */
  | { readonly kind: 'refunded'; readonly order: string; readonly paid: PaidOrder | null };

/** An event whose signature is right. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Null when it is nothing to us. */
  readonly news: PaymentNews | null;
}

/** The company that takes the money. */
export interface PaymentProvider {
  /** What can be bought, by level and then by time. */
  prices(this: void): Promise<Result<readonly SupporterPrice[], 'unreachable'>>;
  /** Begin a purchase: the address to send the browser to. Nothing is paid yet. */
  checkout(this: void, purchase: Purchase): Promise<Result<string, 'noPrice' | 'unreachable'>>;
  /** Read an event that somebody sent, who may or may not be the provider. */
  readEvent(
    this: void,
    body: string,
    signature: string,
  ): Promise<Result<PaymentEvent, 'badSignature'>>;
}
