import {
  checkout,
  listPayments,
  listPrices,
  paymentWebhook,
  PROVIDER_UNREACHABLE,
} from '#contract/payments.ts';
import { fail, ok } from '#base/result.ts';
import { ownAddress, redirectTo } from '../auth/redirects.ts';
import { readPayments, processPaymentUpdate } from '../db/payments.ts';
import type { Deps } from '../deps.ts';
import { refusal } from '../domain/refusal.ts';
import { implement, type Route } from '../http/implement.ts';
import { isFromOtherSite, OTHER_SITE } from '../http/origin.ts';

/**
 * Supporting the site. Without a payment provider there are no prices, and purchases are refused.
 */
export function paymentRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, listPrices, async () => {
      const prices = (await deps.payments?.prices()) ?? ok([]);
      if (prices.ok) return ok([...prices.value]);
      return fail(refusal('busy', 'refusals.noAnswer'));
    }),
    implement(deps, listPayments, ({ session, query }) =>
      readPayments(deps.db, session.userId, query),
    ),
    checkoutRoute(deps),
    webhookRoute(deps),
  ];
}

/** A browser navigates here, so every outcome must be a page of ours. */
function checkoutRoute(deps: Deps): Route {
  const { payments, site, log } = deps;
  return implement(deps, checkout, async ({ query, session: { userId }, context }) => {
    const success = ownAddress(query.success, site.webOrigin);
    const error = ownAddress(query.error, site.webOrigin);
    if (success === null || error === null)
      return fail(refusal('invalid_request', 'refusals.paidElsewhere'));
    if (isFromOtherSite(context.req.raw, site)) return fail(OTHER_SITE);
    if (payments === null) return ok(redirectTo(error));
    const { priceId } = query;
    const address = await payments.checkout({ userId, priceId, success, error });
    const requestId = context.get('requestId');
    const outcome = address.ok ? 'begun' : address.error;
    log.info({ requestId, userId, priceId, outcome }, 'a purchase');
    if (address.ok) return ok(redirectTo(address.value));
    return ok(redirectTo(address.error === 'unreachable' ? withProblem(error) : error));
  });
}

/** The address of the page, which then explains that nothing was paid, and what to do. */
function withProblem(address: string): string {
  const url = new URL(address);
  url.searchParams.set('problem', PROVIDER_UNREACHABLE);
  return url.href;
}

/**
 * The only source of supporter time that was paid. Anyone can send a request here, so nothing of it
 * is trusted before its signature is verified. After a failure on our side, the provider sends the
 * event again.
 */
function webhookRoute(deps: Deps): Route {
  const { payments, db, log } = deps;
  return implement(deps, paymentWebhook, async ({ body, context }) => {
    if (payments === null) return fail(refusal('not_found', 'refusals.noPayments'));
    const requestId = context.get('requestId');
    const event = await payments.readEvent(body, context.req.header('Stripe-Signature') ?? '');
    if (!event.ok) {
      log.warn({ requestId }, 'an event of the payment provider had no valid signature');
      return fail(refusal('invalid_request', 'refusals.badSignature'));
    }
    const { id: eventId, type, news } = event.value;
    const outcome = news === null ? 'ignored' : await processPaymentUpdate(db, event.value, news);
    const userId = news?.paid?.userId ?? null;
    log.info({ requestId, eventId, type, userId, outcome }, 'an event of the payment provider');
    return ok(undefined);
  });
}
