import type { Grid } from '#engine/grid/grid.ts';
import { decideStatus, type SolveLimits, type SolveOutcome } from '#engine/solving/outcome.ts';
import type { SolverChoice } from './choices.ts';
import { loadSolver } from './loadSolver.ts';

/**
 * Run a solver to its end, or until there are enough solutions. The time limit is checked only at
 * progress events, between two answers of a package.
 */
export async function solveCompletely(
  choice: SolverChoice,
  grid: Grid,
  { most, isLate }: SolveLimits,
): Promise<SolveOutcome> {
  if (!choice.supports(grid)) return { status: 'unsupported', solutions: [] };
  const solutions: Grid[] = [];
  const solve = await loadSolver(choice.id);
  for await (const event of solve(grid)) {
    if (event.type === 'solution') solutions.push(event.grid);
    if (solutions.length >= most) break;
    if (event.type === 'progress' && isLate()) return { status: 'timeout', solutions };
  }
  return { status: decideStatus(grid, solutions.length), solutions };
}
