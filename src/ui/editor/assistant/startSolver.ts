import { canSolve, findChoice, findObstacle, type SolverChoice } from '#solvers/choices.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { Text } from '#texts/message.ts';
import { puzzleText, type SolverRun } from './useSolverRun.ts';

/** Limit of solutions: two distinguish a unique solution from several. */
const MAX_SOLUTIONS = 2;

/** Search for the solutions of a puzzle. */
export function startSolver(run: SolverRun, puzzle: Grid, { id }: Pick<SolverChoice, 'id'>): void {
  run.send({
    type: 'solver.start',
    request: { grid: puzzleText(puzzle), solver: id, most: MAX_SOLUTIONS },
    atMs: performance.now(),
  });
}

/** Search with the solver that was used last, unless it can't solve the puzzle or is searching. */
export function startLastSolver(run: SolverRun, puzzle: Grid): void {
  const snapshot = run.getSnapshot();
  const choice = findChoice(snapshot.context.request.solver);
  if (!choice || snapshot.matches('searching')) return;
  if (obstacleHere(choice) === null && canSolve(choice, puzzle)) startSolver(run, puzzle, choice);
}

/** The reason why a solver can't run in this browser; null if it can. */
export function obstacleHere(choice: SolverChoice): Text | null {
  return findObstacle(choice, {
    webAssembly: typeof WebAssembly === 'object',
    isolation: window.crossOriginIsolated,
  });
}
