/**
 * Decimal digits in the payment provider's amounts, if not two (https://docs.stripe.com/currencies,
 * "Zero-decimal currencies" and "Three-decimal currencies").
 */
const PROVIDER_DIGITS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'
    .split(' ')
    .map((currency) => [currency, 0] as const),
  ...'BHD JOD KWD OMR TND'.split(' ').map((currency) => [currency, 3] as const),
]);
const USUAL_DIGITS = 2;

function providerDigits(currency: string): number {
  return PROVIDER_DIGITS.get(currency) ?? USUAL_DIGITS;
}

/** The provider's amount in main units: 1250 of USD is 12.5, 500 of JPY is 500. */
export function mainUnits(amount: number, currency: string): number {
  return amount / 10 ** providerDigits(currency);
}

/**
 * The provider's amount in ISO 4217 minor units. A few differ: the provider counts Icelandic krónur
 * in hundredths, which do not exist.
 */
export function minorUnits(amount: number, currency: string): number {
  return Math.round(mainUnits(amount, currency) * 10 ** digitsOf(currency));
}

function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? USUAL_DIGITS;
}
