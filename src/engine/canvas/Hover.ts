import type { Point } from '../grid/grid.ts';

/**
 * Position of a mouse or pen over the board, with its buttons and modifiers. Fingers do not hover.
 */
export interface Hover {
  /** In cells from the grid's top-left corner; null outside the board. */
  readonly at: Point | null;
  readonly isChord: boolean;
  /** A button is pressed. */
  readonly isPressed: boolean;
}

/** The pointer is outside the board. */
export const NO_HOVER: Hover = { at: null, isChord: false, isPressed: false };
