import type { Logger } from 'pino';
import type { Stripe } from 'stripe';
import { fail, ok, type Result } from '#base/result.ts';
import { mainUnits, parseStripeEvent, type PurchaseMetadata } from './stripeEvents.ts';
import {
  describePurchase,
  supporterTerms,
  type PaymentProvider,
  type Purchase,
  type SupporterPrice,
} from './PaymentProvider.ts';

/** The API version that this code is written for. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;
const PRICES_MAX_AGE_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const MAX_PRICES = 100;
/** Older signatures are refused, since a stored event could be replayed. */
const MAX_EVENT_AGE_SECONDS = 300;

/** An account at Stripe, or at a compatible service. */
export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

interface StripeOptions {
  readonly log: Logger;
  /** Milliseconds since 1970; tests inject a clock. */
  readonly now?: () => number;
  readonly maxRetries?: number;
}

/** Payments by Stripe. Its package is loaded at the first use. */
export function stripePayments(
  config: StripeConfig,
  { log, now = Date.now, maxRetries = MAX_RETRIES }: StripeOptions,
): PaymentProvider {
  let loading: Promise<Stripe> | undefined;
  const client = () => (loading ??= openStripe(config, maxRetries));
  const attempt = async <T>(what: string, work: (stripe: Stripe) => Promise<T>) => {
    try {
      return ok(await work(await client()));
    } catch (error) {
      log.error({ err: error, what }, 'the payment provider did not do what it was asked');
      return fail('unreachable' as const);
    }
  };
  const prices = cached(() => attempt('prices', readPrices), PRICES_MAX_AGE_MS, now);

  return {
    prices: () => prices.get(),
    checkout: async (purchase) => {
      const price = await findPrice(prices.get, purchase.priceId);
      if (!price.ok) return price;
      const minute = Math.floor(now() / MINUTE_MS);
      return attempt('checkout', (stripe) => beginCheckout(stripe, purchase, price.value, minute));
    },
    readEvent: async (body, signature) => {
      const { webhooks } = await client();
      try {
        const event = await webhooks.constructEventAsync(
          body,
          signature,
          config.webhookSecret,
          MAX_EVENT_AGE_SECONDS,
        );
        const { id, type, data } = event;
        return ok({ id, type, news: parseStripeEvent(type, data.object) });
      } catch {
        return fail('badSignature');
      }
    },
  };
}

async function openStripe({ secretKey, apiUrl }: StripeConfig, maxRetries: number) {
  const { default: StripeClient } = await import('stripe');
  const { hostname, port, protocol } = new URL(apiUrl);
  return new StripeClient(secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    ...(port !== '' && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: maxRetries,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
}

/** Prices for supporters: one-time prices with `months` in their metadata. */
async function readPrices(stripe: Stripe): Promise<readonly SupporterPrice[]> {
  const { data } = await stripe.prices.list({ active: true, type: 'one_time', limit: MAX_PRICES });
  return data
    .flatMap(({ id: priceId, unit_amount: amount, currency: small, metadata }) => {
      const terms = supporterTerms(metadata);
      if (terms === null || amount === null) return [];
      const currency = small.toUpperCase();
      return [{ ...terms, priceId, price: mainUnits(amount, currency), currency }];
    })
    .toSorted((a, b) => a.level - b.level || a.months - b.months);
}

type Prices = Result<readonly SupporterPrice[], 'unreachable'>;

/** A price by id; the list is refreshed for an unknown one, which may be new. */
async function findPrice(
  get: (isFresh?: boolean) => Promise<Prices>,
  priceId: string,
): Promise<Result<SupporterPrice, 'noPrice' | 'unreachable'>> {
  for (const isFresh of [false, true]) {
    const prices = await get(isFresh);
    if (!prices.ok) return prices;
    const price = prices.value.find((one) => one.priceId === priceId);
    if (price) return ok(price);
  }
  return fail('noPrice');
}

/** Idempotent: two clicks within a minute start one purchase. */
async function beginCheckout(
  stripe: Stripe,
  { userId, priceId, success, error }: Purchase,
  { months, level }: SupporterPrice,
  minute: number,
): Promise<string> {
  const metadata: PurchaseMetadata = { userId, months: String(months), level: String(level) };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [{ price: priceId, quantity: 1 }],
      client_reference_id: userId,
      metadata,
      // Refund events carry the metadata of the charge, which is set here.
      payment_intent_data: { metadata, description: describePurchase({ months, level }) },
      success_url: success,
      cancel_url: error,
    },
    { idempotencyKey: `${userId}:${priceId}:${minute}` },
  );
  if (session.url === null) throw new Error('The payment provider gave no address.');
  return session.url;
}

/** Caches a value for some time, and longer while it cannot be refreshed. */
interface Cached<T, E> {
  /** The value; `isFresh` refreshes it regardless of its age. */
  get(this: void, isFresh?: boolean): Promise<Result<T, E>>;
}

/** Concurrent callers share one request. */
function cached<T, E>(
  load: () => Promise<Result<T, E>>,
  maxAgeMs: number,
  now: () => number,
): Cached<T, E> {
  let stored: { readonly result: Result<T, E>; readonly atMs: number } | null = null;
  let underway: Promise<Result<T, E>> | null = null;

  const refresh = async () => {
    const result = await load();
    // The old value stays valid for another period, so that an unreachable service is not asked at
    // every call.
    const best = result.ok || stored === null ? result : stored.result;
    if (best.ok) stored = { result: best, atMs: now() };
    return best;
  };
  return {
    get: async (isFresh = false) => {
      if (!isFresh && stored !== null && now() - stored.atMs < maxAgeMs) return stored.result;
      underway ??= refresh().finally(() => {
        underway = null;
      });
      return underway;
    },
  };
}
