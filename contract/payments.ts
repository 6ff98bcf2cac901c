import * as z from 'zod/mini';
import { endpoint, none, raw, rawBody } from './endpoint.ts';
import { CursorQuery, Id, pageSchema, resource, Time } from './shapes.ts';

const MAX_PRICE_ID = 200;
const MAX_ADDRESS = 2000;

/** Three capital letters (ISO 4217). */
const Currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** One-time prices of supporting the site for some months. Empty without a payment provider. */
export const listPrices = endpoint({
  method: 'GET',
  path: '/payment/supporter/prices',
  caller: 'user',
  rate: 'reads',
  response: z.array(
    z.object({
      priceId: z.string(),
      months: z.int(),
      /** The badge: 3 is the higher one. Older servers omit it. */
      level: z.optional(z.int()),
      /** For all months together, in main units: 12.5 is twelve and a half dollars. */
      price: z.number(),
      currency: Currency,
    }),
  ),
  errors: ['busy'],
});

/** Value of the parameter `problem` if the payment provider could not be reached. */
export const PROVIDER_UNREACHABLE = 'providerUnreachable';

/**
 * Redirect to the payment provider, and from there to `success` or to `error`: addresses of this
 * site. Returning to `success` proves nothing: only the provider's event at `/payment/webhook`
 * does. Without an answer of the provider, the address of `error` gets the parameter
 * `problem=providerUnreachable`.
 */
export const checkout = endpoint({
  method: 'GET',
  path: '/payment/supporter/checkout',
  caller: 'user',
  rate: 'checkout',
  query: z.object({
    priceId: z.string().check(z.minLength(1), z.maxLength(MAX_PRICE_ID)),
    success: z.string().check(z.maxLength(MAX_ADDRESS)),
    error: z.string().check(z.maxLength(MAX_ADDRESS)),
  }),
  response: raw,
  errors: ['invalid_request', 'forbidden'],
});

/** Payments of the caller, the newest first. */
export const listPayments = endpoint({
  method: 'GET',
  path: '/payment/history',
  caller: 'user',
  rate: 'reads',
  query: CursorQuery,
  response: pageSchema(
    z.object({
      ...resource,
      user: Id,
      order: z.string(),
      currency: Currency,
      /** In minor units: cents of dollars, whole yen. */
      amount: z.int(),
      /** In English. */
      items: z.array(z.string()),
      /** The months that were bought. */
      months: z.optional(z.int()),
      /** Time of the refund in full. */
      refundedAt: z.nullable(Time),
      /** In minor units: all refunds together. Older servers omit it. */
      refundedAmount: z.optional(z.int()),
      /** A dispute at the customer's bank that is open, or was lost by the site. */
      dispute: z.optional(z.nullable(z.enum(['open', 'lost']))),
    }),
  ),
  errors: ['invalid_request'],
});

/** An event of the payment provider, signed in the header `Stripe-Signature`. */
export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/payment/webhook',
  caller: 'anyone',
  rate: 'paymentEvents',
  fromAnywhere: true,
  bodySize: 'event',
  body: rawBody,
  response: none,
  errors: ['invalid_request', 'not_found'],
});
