import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { API_BASE } from '#contract/endpoint.ts';
import { checkout, listPayments, listPrices, PROVIDER_UNREACHABLE } from '#contract/payments.ts';
import { call } from '#ui/shared/api/client.ts';
import { pagedList } from '#ui/shared/api/pagedList.ts';

export type Price = z.output<typeof listPrices.response>[number];
export type Payment = z.output<typeof listPayments.response>['results'][number];

/** The prices of supporting the site; empty on sites without payments. */
export const pricesQuery = queryOptions({
  queryKey: ['prices'],
  meta: { isQuiet: true }, // the page shows the failure
  queryFn: ({ signal }) => call(listPrices, { signal }),
});

/** The payments of the reader, the newest first. */
export function paymentList(reader: string) {
  return pagedList(['payments', reader], (cursor, signal) =>
    call(listPayments, { query: cursor, signal }),
  );
}

/** The address that starts a checkout at the payment provider, which redirects back to `page`. */
export function checkoutAddress(priceId: string, page: string): string {
  const query = new URLSearchParams({
    priceId,
    success: `${page}${PAID}`,
    error: `${page}${NOT_PAID}`,
  });
  return `${API_BASE}${checkout.path}?${query.toString()}`;
}

/** Fragments of the address after a checkout. */
const PAID = '#paid';
const NOT_PAID = '#notPaid';

/** The text about a checkout from which the browser came to this address; null without one. */
export function outcomeOf({ hash, search }: { readonly hash: string; readonly search: string }) {
  if (hash === PAID) return 'lists.paid';
  if (hash !== NOT_PAID) return null;
  const problem = new URLSearchParams(search).get('problem');
  return problem === PROVIDER_UNREACHABLE ? 'lists.providerDown' : 'lists.notPaid';
}
