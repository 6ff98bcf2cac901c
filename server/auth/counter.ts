// Authenticators count their uses as unsigned 32-bit numbers; the column is signed.

/** A use counter as stored in the column. */
export function storedCounter(counter: number): number {
  return counter | 0;
}

/**
 * True if a use counter does not continue the stored one: two devices have the same key, and one of
 * them is a copy. Authenticators without a counter send 0 each time.
 */
export function isClonedKey(stored: number, counter: number): boolean {
  const before = stored >>> 0;
  return (before > 0 || counter > 0) && counter <= before;
}
