import type { Area, Board } from '../grid/board.ts';
import type { Color } from '../grid/grid.ts';

/** Areas in which cells of a color can still come together; for gray its regions. In order of their first cells. */
export function islandsOf(board: Board, color: Color): readonly Area[] {
  return color === 'gray' ? board.regions('gray') : board.islands(color);
}

/** The one with the fewest cells, the first of several; undefined in an empty list. */
export function smallestOf<T extends Pick<Area, 'cells'>>(areas: readonly T[]): T | undefined {
  let smallest = areas[0];
  for (const area of areas)
    if (smallest && area.cells.length < smallest.cells.length) smallest = area;
  return smallest;
}
