import type { Grid } from '../grid/grid.ts';
import { solveUniversally } from '#engine/solving/solve.ts';
import { isSupported } from '#engine/solving/support.ts';
import { findAlternatives } from '#engine/solving/alternatives.ts';
import { boardOf } from '../judging/boardOf.ts';
import { clearToGivens } from '../grid/reset.ts';

/**
 * Why there are no hints. `solution`: only the author's solution satisfies a clue. `alternative`:
 * another coloring is accepted, whatever clues say. `none`: there is no solution.
 */
export type Refusal = 'solution' | 'alternative' | 'none';

/** Whether a puzzle can be explained, and what its solutions have in common. */
export type Solved =
  /** The only solution; of an underclued puzzle, the colors that follow. */
  | { readonly type: 'solved'; readonly solution: Grid }
  /** Nothing is known: there are several solutions, or it took too long. */
  | { readonly type: 'open' }
  | { readonly type: 'refused'; readonly why: Refusal };

/** Solve a puzzle for its hints, whatever is painted on it. */
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
