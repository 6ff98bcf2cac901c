import type { Grid } from '../grid/grid.ts';
import { solveUniversally } from '#engine/solving/solve.ts';
import { isSupported } from '#engine/solving/support.ts';
import { findAlternatives } from '#engine/solving/alternatives.ts';
import { boardOf } from '../judging/boardOf.ts';
import { clearToGivens } from '../grid/colors.ts';

/**
 * The reason why there are no hints. `solution`: only the author's solution satisfies a clue.
 * `alternative`: another coloring is accepted, whatever clues state. `none`: there is no solution.
 */
export type Refusal = 'solution' | 'alternative' | 'none';

/** The solutions of a puzzle, as far as hints need them. */
export type Solved =
  /** The only solution. In an underclued puzzle: the colors that follow. */
  | { readonly type: 'solved'; readonly solution: Grid }
  /** Several solutions, or the time limit was reached. */
  | { readonly type: 'open' }
  | { readonly type: 'refused'; readonly why: Refusal };

/** Solve a puzzle for its hints. Painted cells are ignored. */
export function solvedForHints(grid: Grid, isLate: () => boolean): Solved {
  const puzzle = clearToGivens(grid);
  if (!isSupported(puzzle)) return { type: 'refused', why: 'solution' };
  if (findAlternatives(boardOf(puzzle)).length > 0) return { type: 'refused', why: 'alternative' };
  const found: Grid[] = [];
  for (const event of solveUniversally(puzzle)) {
    if (isLate()) return { type: 'open' };
    if (event.type !== 'solution') continue;
    found.push(event.grid);
    if (found.length > 1) return { type: 'open' };
  }
  const [solution] = found;
  return solution ? { type: 'solved', solution } : { type: 'refused', why: 'none' };
}
