import type { Board } from '#engine/grid/board.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { touchedPoints } from '#engine/grid/placement.ts';
import { isInside } from '#engine/grid/wrap.ts';

/** For each symbol that counts, excused or not, the stored cells it touches; not through the wrap-around. */
export function countedTouches(board: Board): readonly (readonly Cell[])[] {
  const { width, height } = board;
  return board
    .countedSymbols()
    .map(({ at }) =>
      touchedPoints(at).flatMap(({ x, y }) =>
        isInside(width, height, x, y) ? [y * width + x] : [],
      ),
    );
}
