// Authenticators count their uses in 32 bits without a sign, the column has a sign.

/** A count of uses as the column holds it. */
export function storedCounter(counter: number): number {
  return counter | 0;
}

/**
 * Whether a count of uses does not follow from the stored one: then there are two devices with the
 * same key, and one of them is a copy. Those that do not count say 0 each time.
 */
export function isCopied(stored: number, counter: number): boolean {
  const before = stored >>> 0;
  return (before > 0 || counter > 0) && counter <= before;
}
