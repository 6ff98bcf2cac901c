import type { Box, OverlayStep } from './overlay.ts';

/**
 * What a hint shows on a board, ready to be drawn: what makes it loads with hints only. Lengths in
 * cells from the top-left corner of the board.
 */
export interface BoardHint {
  /** What is dimmed, without overlaps: everything but what the hint is about. */
  readonly veil: readonly Box[];
  /** What is drawn over the symbols. */
  readonly steps: readonly OverlayStep[];
}

/** Opacity of the page's color over what is dimmed. */
export const VEIL = 0.7;
