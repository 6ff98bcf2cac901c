import type { Orientation } from '#engine/grid/directions.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point, SolidColor } from '#engine/grid/grid.ts';
import { opposite } from '#engine/grid/grid.ts';
import { STEP, walk } from '#engine/grid/neighborhood.ts';

/** What one direction shows of the nearest cell of the other color. */
export interface Look {
  readonly orientation: Orientation;
  /** Fewest steps to it; infinite if there is no place for one beside the symbol. */
  readonly near: number;
  /** Steps to the first cell that has the color by now; infinite if there is none. */
  readonly far: number;
  /** No gray cell on the way. */
  readonly isSure: boolean;
  /** Existing cells on the way, the nearest of the other color included. */
  readonly cells: readonly Cell[];
}

/** Look from a cell of color `own` in one direction. Holes are looked over and count as steps. */
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
