import { MAX_TOTAL } from '#contract/shapes.ts';
import type { Translator } from '#texts/translator.ts';

/** A formatted count: `38`, `1204`, and `5000+` from the highest total that the server reports. */
export function countText(t: Translator, count: number): string {
  const shown = t.number(Math.min(count, MAX_TOTAL), { useGrouping: 'min2' });
  return count < MAX_TOTAL ? shown : `${shown}+`;
}

/** The date of a moment, formatted. */
export function dayText(t: Translator, time: string): string {
  return new Intl.DateTimeFormat(t.language, { dateStyle: 'medium' }).format(new Date(time));
}

/** Format an amount in main units of its currency. */
export function priceText(t: Translator, price: number, currency: string): string {
  return formatOf(t, currency).format(price);
}

/**
 * Format an amount in minor units, such as cents; the currency determines how many make one main
 * unit.
 */
export function amountText(t: Translator, amount: number, currency: string): string {
  const format = formatOf(t, currency);
  const { maximumFractionDigits = 0 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

function formatOf(t: Translator, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(t.language, { style: 'currency', currency });
}
