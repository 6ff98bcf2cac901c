import type { Wrapping } from '../../grid/directions.ts';
import type { Board } from '../../grid/board.ts';

function isStraight(wrapping: Wrapping): boolean {
  return wrapping === 'none' || wrapping === 'wrap';
}

/** Whether a line that crosses a rim of the board keeps its direction. */
export function hasStraightRims({ topology: { horizontal, vertical } }: Board): boolean {
  return isStraight(horizontal) && isStraight(vertical);
}
