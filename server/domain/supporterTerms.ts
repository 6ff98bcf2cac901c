/** Benefits of a price. */
export interface SupporterTerms {
  readonly months: number;
  /** The badge: 3 is the higher one. */
  readonly level: 2 | 3;
}

const MAX_MONTHS = 120;

/**
 * The benefits of a price, from the metadata that its creator entered: `months`, and `level`, which
 * defaults to 2. Null for prices of other products and for invalid values.
 */
export function supporterTerms(
  metadata: Readonly<Record<string, string>> | null | undefined,
): SupporterTerms | null {
  const { months = '', level = '2' } = metadata ?? {};
  const isSensible = /^[1-9]\d{0,2}$/.test(months) && Number(months) <= MAX_MONTHS;
  if (!isSensible || (level !== '2' && level !== '3')) return null;
  return { months: Number(months), level: level === '2' ? 2 : 3 };
}

/** The purchased item, for the list of payments. */
export function describePurchase({ months }: SupporterTerms): string {
  return months === 1 ? 'Supporter for 1 month' : `Supporter for ${months} months`;
}
