/** `Array.map` that returns the same array if no element changes. */
export function mapStable<T>(
  list: readonly T[],
  change: (item: T, index: number) => T,
): readonly T[] {
  const changed = list.map(change);
  return changed.every((item, i) => item === list[i]) ? list : changed;
}

/** `Array.filter` that returns the same array if it keeps every element. */
export function filterStable<T>(list: readonly T[], stays: (item: T) => boolean): readonly T[] {
  const kept = list.filter(stays);
  return kept.length === list.length ? list : kept;
}
