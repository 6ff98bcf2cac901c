import type { Box, OverlayStep } from './overlay.ts';

/**
 * A hint on a board, ready to be drawn, so that the code that computes it is loaded with hints
 * only. Lengths in cells from the top-left corner of the board.
 */
export interface BoardHint {
  /** The dimmed area, without overlaps: everything outside the cells of the hint. */
  readonly veil: readonly Box[];
  /** Drawn over the symbols. */
  readonly steps: readonly OverlayStep[];
}

/** Opacity of the page's color over the dimmed area. */
export const VEIL = 0.7;
