import type { Translator } from '#texts/translator.ts';

/** An amount in main units, as its currency is written. */
export function priceText(t: Translator, price: number, currency: string): string {
  return formatOf(t, currency).format(price);
}

/** An amount in minor units, such as cents: how many make one, the currency says. */
export function amountText(t: Translator, amount: number, currency: string): string {
  const format = formatOf(t, currency);
  const { maximumFractionDigits = 0 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

function formatOf(t: Translator, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(t.language, { style: 'currency', currency });
}
