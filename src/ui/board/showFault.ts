import { describeFault, type Fault } from '#engine/judging/faults.ts';
import type { BoardStore } from './boardStore.ts';
import { cellOfPoint } from '#engine/clues/spokenPlaces.ts';

/**
 * Show a broken clue on the board: open its reading, and move the keyboard cursor to its cell,
 * which is scrolled into view. False for a clue without a place, for example a count of all cells.
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
