import type { PuzzleClue } from '#engine/assistant/puzzleClues.ts';
import type { Grid, Point, SymbolInstance } from '#engine/grid/grid.ts';
import type { BoardAssistance } from '#engine/picture/assistance.ts';
import type { CursorAnswer, PuzzleAnswer } from '#machines/assistantAnswer.ts';
import { cluePoint } from './clueNames.ts';

/** What an author asked to see besides what is always shown. */
export interface ShownFindings {
  readonly isDifferenceShown: boolean;
  readonly areRedundantShown: boolean;
}

const NONE: readonly never[] = [];

/**
 * What the board shows of an answer; null for nothing. Of an answer to the puzzle before, which
 * stays for a moment, only tiles are shown, and only as long as the board has the same size.
 */
export function assistanceOf(
  answer: PuzzleAnswer | null,
  atCursor: CursorAnswer,
  {
    puzzle,
    symbolInHand,
    shown,
  }: {
    readonly puzzle: Grid | null;
    readonly symbolInHand: SymbolInstance | null;
    readonly shown: ShownFindings;
  },
): BoardAssistance | null {
  if (answer === null || puzzle === null) return null;
  const { grid, forced, several, redundant, conflict, solvable } = answer;
  if (grid.width !== puzzle.width || grid.height !== puzzle.height) return null;
  const isCurrent = grid === puzzle;
  const clash = isCurrent && symbolInHand ? atCursor.clash?.conflict : undefined;
  const standing = clash?.clues ?? (isCurrent ? conflict?.conflict.clues : undefined) ?? NONE;
  return {
    follows: solvable?.isSolvable === false ? NONE : (forced?.cells ?? NONE),
    differing: isCurrent && shown.isDifferenceShown ? (several?.differing ?? NONE) : NONE,
    redundant:
      isCurrent && shown.areRedundantShown ? pointsOf(grid, redundant?.clues ?? NONE) : NONE,
    clashing: pointsOf(grid, standing),
    inHand: clash ? (symbolInHand?.at ?? null) : null,
  };
}

function pointsOf(grid: Grid, clues: readonly PuzzleClue[]): readonly Point[] {
  return clues.flatMap((clue) => cluePoint(grid, clue) ?? []);
}
