import type { Board } from '../../grid/board.ts';
import type { Cell } from '../../grid/grid.ts';

/** All existing cells, row-major. */
export function everyCell(board: Board): readonly Cell[] {
  return board.grid.tiles.flatMap(({ exists }, cell) => (exists ? [cell] : []));
}
