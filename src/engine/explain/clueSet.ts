import type { ClueRef } from '../solver/sat/Reason.ts';

/** A text that differs from that of all other clues of a grid. */
export function clueKey(clue: ClueRef): string {
  return clue.type === 'rule' ? `rule ${clue.index}` : `symbol ${clue.id} ${clue.index}`;
}

/** The clues, each once, in an order that does not depend on how they were found. */
export function clueSet(clues: Iterable<ClueRef>): readonly ClueRef[] {
  const byKey = new Map<string, ClueRef>();
  for (const clue of clues) byKey.set(clueKey(clue), clue);
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, clue]) => clue);
}

/** A text that is the same for equal sets. */
export function clueSetKey(clues: readonly ClueRef[]): string {
  return [...new Set(clues.map(clueKey))].sort().join();
}
