import type { Judgement } from '../clues/verdict.ts';
import type { Board } from '../grid/board.ts';
import type { Grid } from '../grid/grid.ts';
import { wrongCells } from './foresight.ts';

/** When mistakes are shown: at once, on request, or when no cell is open. */
export const CHECK_MODES = ['always', 'onDemand', 'whenFull'] as const;
export type CheckMode = (typeof CHECK_MODES)[number];

/** The result of a check. */
export type CheckAnswer =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrongCells'; readonly count: number }
  /** The solution is unknown; this many rules and symbols are broken. */
  | { readonly kind: 'brokenClues'; readonly count: number }
  /** The solution is unknown; no clue is broken. */
  | { readonly kind: 'nothingBroken' };

/**
 * Check a board: cell by cell if the author's solution is known, otherwise by its rules and
 * symbols.
 */
export function checkBoard(
  { grid }: Board,
  { rules, symbols }: Judgement,
  { solution, lightIsBlank }: { readonly solution: Grid | null; readonly lightIsBlank: boolean },
): CheckAnswer {
  if (solution) {
    const count = wrongCells(grid, solution, lightIsBlank).length;
    return count === 0 ? { kind: 'right' } : { kind: 'wrongCells', count };
  }
  const broken =
    rules.filter(({ state }) => state === 'error').length +
    [...symbols.values()].flat().filter((state) => state === 'error').length;
  return broken === 0 ? { kind: 'nothingBroken' } : { kind: 'brokenClues', count: broken };
}

/**
 * The judgement as shown to the player: unchanged, or, while mistakes are hidden, with all verdicts
 * incomplete.
 */
export function shownJudgement(judgement: Judgement, board: Board, mode: CheckMode): Judgement {
  const isShown = mode === 'always' || (mode === 'whenFull' && board.isFilled);
  if (isShown || judgement.final === 'satisfied') return judgement;
  return {
    final: 'incomplete',
    rules: judgement.rules.map(() => ({ state: 'incomplete', cells: [] })),
    symbols: new Map(
      [...judgement.symbols].map(([id, states]) => [id, states.map(() => 'incomplete' as const)]),
    ),
  };
}
