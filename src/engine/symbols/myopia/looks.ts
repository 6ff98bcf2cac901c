import type { Orientation } from '#engine/grid/directions.ts';
import type { Board } from '#engine/grid/board.ts';
import { opposite, type Cell, type Point, type SolidColor } from '#engine/grid/grid.ts';
import { STEP, walk } from '#engine/grid/neighborhood.ts';

/** Knowledge about the nearest cell of the other color in one direction. */
export interface Look {
  readonly orientation: Orientation;
  /** Minimum number of steps to it; infinite if the board ends next to the symbol. */
  readonly near: number;
  /** Number of steps to the first cell that has the color already; infinite if there is none. */
  readonly far: number;
  /** True if no gray cell is before it. */
  readonly isSure: boolean;
  /** Existing cells up to it, including it. */
  readonly cells: readonly Cell[];
}

/**
 * Look from a cell of color `own` in one direction. Holes do not block the view and count as steps.
 */
export function lookAlong(
  at: Point,
  orientation: Orientation,
  own: SolidColor,
  board: Board,
): Look {
  const other = opposite(own);
  const step = STEP[orientation];
  const cells: Cell[] = [];
  let steps = 0;
  let stepsToGray: number | undefined;
  const stop = walk(board, { x: at.x + step.x, y: at.y + step.y }, step, (cell) => {
    if (board.exists(cell)) {
      cells.push(cell);
      const color = board.color(cell);
      if (color === other) return false;
      if (color === 'gray') stepsToGray ??= steps;
    }
    steps += 1;
    return true;
  });
  const isFound = stop !== undefined;
  return {
    orientation,
    near: stepsToGray ?? (isFound || steps > 0 ? steps : Infinity),
    far: isFound ? steps : Infinity,
    isSure: stepsToGray === undefined,
    cells,
  };
}
