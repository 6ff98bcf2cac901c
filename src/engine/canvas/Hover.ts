import type { Point } from '../grid/grid.ts';

/** Where a mouse or pen is over the board, and what is held with it: Ctrl or Cmd, a button. */
export interface Hover {
  /** In cells from the grid's top-left corner; null outside the board. Fingers do not hover. */
  readonly at: Point | null;
  readonly isChord: boolean;
  /** A button is held. */
  readonly isPressed: boolean;
}

/** Not over the board. */
export const NO_HOVER: Hover = { at: null, isChord: false, isPressed: false };
