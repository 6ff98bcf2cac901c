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
 * The drawing of the active tool's effect. Computed by the editor, so that pages for solving do not
 * load the code for it.
 */
export interface DrawnPreview {
  readonly steps: readonly OverlayStep[];
  /** Extent beyond the sides of the board. */
  readonly overhang: Overhang;
}
