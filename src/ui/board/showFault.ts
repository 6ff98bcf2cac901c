import { describeFault, type Fault } from '#engine/judging/faults.ts';
import type { BoardStore } from './boardStore.ts';
import { cellOfPoint } from '#engine/clues/spokenPlaces.ts';

/**
 * Show a broken clue on the board: its cells, what it says, and the keyboard's cell at it, which is
 * brought into sight. False for a clue that has no place, as the count of all cells.
 */
export function showFault({ actor, reader, current }: BoardStore, fault: Fault): boolean {
  const snapshot = current();
  const { at } = describeFault(fault, snapshot);
  const cell = at === null ? undefined : cellOfPoint(at, snapshot.board);
  if (cell === undefined) return false;
  actor.send({ type: 'cursor.show', cell });
  reader.show(cell, fault.kind === 'rule' ? fault.index : null);
  return true;
}
