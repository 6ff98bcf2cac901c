import { describeFault, type Fault } from '#engine/judging/faults.ts';
import type { BoardSnapshot } from './boardStore.ts';
import { spokenPoint } from './places.ts';

/** A broken clue by name and place, and what is wrong with it, without full stop. */
export function faultWords(
  fault: Fault,
  snapshot: BoardSnapshot,
): { readonly clue: string; readonly detail: string } {
  const { name, at, detail } = describeFault(fault, snapshot);
  const place = at === null ? '' : spokenPoint(at, snapshot.board);
  return { clue: place === '' ? name : `${name} at ${place}`, detail };
}

/** The same in one sentence: "Area number 3 at row 4, column 2: has 5, not 3". */
export function faultSentence(fault: Fault, snapshot: BoardSnapshot): string {
  const { clue, detail } = faultWords(fault, snapshot);
  return `${clue}: ${detail}`;
}
