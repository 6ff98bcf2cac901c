import type { Grid } from '../grid/grid.ts';
import { solveByBacktracking } from './backtrack.ts';
import type { Solving } from './SolveEvent.ts';
import { solveUniversally } from './solve.ts';
import { isKnownTo, isUniversal } from './support.ts';

/** A way to solve grids. */
export interface Solver {
  readonly id: SolverId;
  readonly title: string;
  supports(grid: Grid): boolean;
  solve(grid: Grid): Solving;
}

export type SolverId = 'auto' | 'backtrack' | 'universal';

/** Said when no solver knows all clues of a grid. */
export const NO_SOLVER = 'No solver supports the given grid';

const backtrack: Solver = {
  id: 'backtrack',
  title: 'Backtracking',
  supports: (grid) => isKnownTo('backtrack', grid),
  solve: solveByBacktracking,
};

const universal: Solver = {
  id: 'universal',
  title: 'Universal',
  supports: isUniversal,
  solve: solveUniversally,
};

/** The universal solver is never slower where it matters, so that there is nothing to choose between. */
const auto: Solver = { ...universal, id: 'auto', title: 'Automatic' };

/** All solvers, in the order in which they are offered. */
export const SOLVERS: readonly Solver[] = [auto, backtrack, universal];

export function isSolverId(text: string): text is SolverId {
  return SOLVERS.some(({ id }) => id === text);
}

/** The solver of an id. */
export function solverOf(id: SolverId): Solver {
  return SOLVERS.find((solver) => solver.id === id) ?? auto;
}
