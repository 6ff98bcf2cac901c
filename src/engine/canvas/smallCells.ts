import type { PointerBoard } from './strokePath.ts';

/** Smallest cell that a finger can hit, in CSS pixels. */
const TOUCHED_CELL_PX = 18;

/** True if the cells of a board are too small for a finger. */
export function isTooSmall(board: PointerBoard): boolean {
  const cellsPerPx = board.pointAt({ x: 1, y: 0 }).x - board.pointAt({ x: 0, y: 0 }).x;
  return cellsPerPx * TOUCHED_CELL_PX > 1;
}
