import type { BoardSnapshot } from '../store/boardStore.ts';

/**
 * What the first broken clue complains about, in a sentence without full stop; null while nothing
 * is broken.
 */
export function firstConflict({ legend }: BoardSnapshot): string | null {
  const row = legend.find(({ state }) => state === 'error');
  return row ? (row.errorDescription?.long ?? `${row.brief}: broken`) : null;
}
