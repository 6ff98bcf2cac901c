import type { Point } from '../../grid/grid.ts';

/** Where a mouse or pen is over the board, and whether Ctrl or Cmd is held with it. */
export interface Hover {
  /** In cells from the grid's top-left corner; null outside the board. Fingers do not hover. */
  readonly at: Point | null;
  readonly isChord: boolean;
}
