import type { Translator } from '#texts/translator.ts';
import type { BoardSnapshot } from './boardStore.ts';
import { faultSentence } from './faultWords.ts';

/** The first broken clue in a sentence without full stop; null while nothing is broken. */
export function firstConflict(t: Translator, snapshot: BoardSnapshot): string | null {
  const [first] = snapshot.faults;
  return first ? faultSentence(t, first, snapshot) : null;
}
