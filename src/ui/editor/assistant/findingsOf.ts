import type { Conflict } from '#engine/assistant/conflict.ts';
import type { PuzzleClue } from '#engine/assistant/puzzleClues.ts';
import type { Grid, Point } from '#engine/grid/grid.ts';
import type { AssistantFindings } from '#engine/picture/drawAssistance.ts';
import type { PuzzleAnswer } from '#machines/assistantAnswer.ts';
import { cluePoint } from './clueNames.ts';

/** The parts of an answer of which something is to be seen on the board. */
export type SeenAnswer = {
  readonly [Part in 'forced' | 'several' | 'redundant' | 'conflict']:
    | PuzzleAnswer[Part]
    | undefined;
} & Pick<PuzzleAnswer, 'grid'>;

/** What else decides what is shown. */
interface Seen {
  /** The puzzle on the board. */
  readonly puzzle: Grid;
  /** Where the symbol in hand would stand, and what it clashes with; null for no clash. */
  readonly clash: { readonly at: Point; readonly conflict: Conflict } | null;
  /** What an author asked to see besides what is always shown. */
  readonly isDifferenceShown: boolean;
  readonly areRedundantShown: boolean;
}

const NONE: readonly never[] = [];

/**
 * What the board shows of an answer; null for nothing. Of an answer to the puzzle before, which
 * stays for a moment, only tiles are shown, and only as long as the board has the same size.
 */
export function findingsOf(
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
