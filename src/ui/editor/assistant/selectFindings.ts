import type { Conflict } from '#engine/assistant/conflict.ts';
import type { PuzzleClue } from '#engine/assistant/puzzleClues.ts';
import type { Grid, Point } from '#engine/grid/grid.ts';
import type { AssistantFindings } from '#engine/picture/drawAssistance.ts';
import type { PuzzleAnswer } from '#machines/assistantAnswer.ts';
import { cluePoint } from './clueNames.ts';

/** The parts of an answer that the board can show. */
export type SeenAnswer = {
  readonly [Part in 'forced' | 'several' | 'redundant' | 'conflict']:
    | PuzzleAnswer[Part]
    | undefined;
} & Pick<PuzzleAnswer, 'grid'>;

/** The other inputs of the view. */
interface Seen {
  readonly puzzle: Grid;
  /** The point of the symbol in hand and its conflict; null for none. */
  readonly clash: { readonly at: Point; readonly conflict: Conflict } | null;
  /** True if the author switched the difference on, which is hidden by default. */
  readonly isDifferenceShown: boolean;
  readonly areRedundantShown: boolean;
}

const NONE: readonly never[] = [];

/**
 * The findings of an answer that the board shows; null for none. While an answer is outdated, only
 * its tiles are shown, and only if the size of the board is the same.
 */
export function selectFindings(
  { grid, forced, several, redundant, conflict }: SeenAnswer,
  { puzzle, clash, isDifferenceShown, areRedundantShown }: Seen,
): AssistantFindings | null {
  if (grid.width !== puzzle.width || grid.height !== puzzle.height) return null;
  const isCurrent = grid === puzzle;
  const standing = clash?.conflict.clues ?? conflict?.conflict.clues;
  return {
    follows: conflict ? NONE : (forced?.cells ?? NONE),
    differing: isCurrent && isDifferenceShown ? (several?.differing ?? NONE) : NONE,
    redundant: isCurrent && areRedundantShown ? pointsOf(grid, redundant?.clues) : NONE,
    clashing: isCurrent ? pointsOf(grid, standing) : NONE,
    inHand: isCurrent ? (clash?.at ?? null) : null,
  };
}

function pointsOf(grid: Grid, clues: readonly PuzzleClue[] = NONE): readonly Point[] {
  return clues.flatMap((clue) => cluePoint(grid, clue) ?? []);
}
