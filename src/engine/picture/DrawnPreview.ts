import type { OverlayStep } from './overlay.ts';

/** Lengths beyond the sides of a board, in cells. */
export interface Overhang {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const NO_OVERHANG: Overhang = { left: 0, top: 0, right: 0, bottom: 0 };

/**
 * The drawing of what the active tool would do. Made by the editor, so that what draws it is not
 * loaded where puzzles are solved.
 */
export interface DrawnPreview {
  readonly steps: readonly OverlayStep[];
  /** How far it extends beyond the sides of the board. */
  readonly overhang: Overhang;
}
