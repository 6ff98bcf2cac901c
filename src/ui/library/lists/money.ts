import type { Translator } from '#texts/translator.ts';

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
