import type { BoardSnapshot } from '../store/boardStore.ts';
import { faultSentence } from '../store/faultWords.ts';

/** The first broken clue in a sentence without full stop; null while nothing is broken. */
export function firstConflict(snapshot: BoardSnapshot): string | null {
  const [first] = snapshot.faults;
  return first ? faultSentence(first, snapshot) : null;
}
