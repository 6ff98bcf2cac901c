import type { PuzzleClue } from '#engine/assistant/puzzleClues.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { cellOfPoint } from '#engine/clues/spokenPlaces.ts';
import { cluePoint } from './clueNames.ts';

/** Show a clue where it stands: the keyboard's cell goes there, and a symbol is read. */
export function showClue(
  { actor, reader, current }: BoardStore,
  clue: PuzzleClue,
  onRule: (index: number) => void,
): void {
  if (clue.type === 'rule') {
    onRule(clue.index);
    return;
  }
  const { board } = current();
  const at = cluePoint(board.grid, clue);
  const cell = at === null ? undefined : cellOfPoint(at, board);
  if (cell === undefined) return;
  actor.send({ type: 'cursor.show', cell });
  reader.show(cell, null);
}
