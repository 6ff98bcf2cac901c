import type { Box, OverlayStep } from './overlay.ts';

/**
 * A hint on a board, ready to be drawn, so that the code that computes it is loaded with hints
 * only. Lengths in cells from the top-left corner of the board.
 */
export interface BoardHint {
  /** The dimmed area, without overlaps: everything outside the cells of the hint. */
  readonly veil: readonly Box[];
  /** The smallest rectangle around the cells of the hint. */
  readonly part: Box;
  /** Drawn over the symbols. */
  readonly steps: readonly OverlayStep[];
}

/** Opacity of the page's color over the dimmed area. */
export const VEIL = 0.7;

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
