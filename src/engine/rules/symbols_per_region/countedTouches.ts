import type { Board } from '#engine/grid/board.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { touchedStoredCells } from '#engine/grid/placement.ts';

/**
 * For each symbol that must be satisfied, excused or not, the stored cells it touches, not through
 * the wrap-around.
 */
export function countedTouches(board: Board): readonly (readonly Cell[])[] {
  return board.countedSymbols().map(({ at }) => touchedStoredCells(at, board));
}
