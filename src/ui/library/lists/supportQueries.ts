import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { API_BASE } from '#contract/endpoint.ts';
import { checkout, listPayments, listPrices } from '#contract/payments.ts';
import { call } from '#ui/shared/api/client.ts';
import { pagedList } from '#ui/shared/api/pagedList.ts';

export type Price = z.output<typeof listPrices.response>[number];
export type Payment = z.output<typeof listPayments.response>['results'][number];

/** What it costs to support the site. Empty where nobody is paid. */
export const pricesQuery = queryOptions({
  queryKey: ['prices'],
  meta: { isQuiet: true }, // the page says so in its place
  queryFn: ({ signal }) => call(listPrices, { signal }),
});

/** What the reader paid, the newest first. */
export function paymentList(reader: string) {
  return pagedList(['payments', reader], (cursor, signal) =>
    call(listPayments, { query: cursor, signal }),
  );
}

/** Where to go to buy something: to the payment provider, and from there back to `page`. */
export function checkoutAddress(priceId: string, page: string): string {
  const query = new URLSearchParams({
    priceId,
    success: `${page}${PAID}`,
    error: `${page}${NOT_PAID}`,
  });
  return `${API_BASE}${checkout.path}?${query.toString()}`;
}

/** What the address of the page ends with for those who come back from paying. */
export const PAID = '#paid';
export const NOT_PAID = '#notPaid';
