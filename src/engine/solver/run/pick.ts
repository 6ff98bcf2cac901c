import type { Grid } from '../../grid/grid.ts';
import { solveAutomatically } from './auto.ts';
import { solveByBacktracking } from './backtrack.ts';
import type { Solving } from './SolveEvent.ts';
import { solveUniversally } from './solve.ts';
import { isKnownTo, isUniversal } from './support.ts';

/** A way to solve grids. */
export interface Solver {
  readonly id: SolverId;
  supports(grid: Grid): boolean;
  readonly solve: (grid: Grid) => Solving;
}

/** Solvers of our own: always at hand, and never waiting for anything. All choices are in `src/solvers/choices.ts`. */
export type SolverId = 'auto' | 'backtrack' | 'universal';

const SOLVERS: Readonly<Record<SolverId, Solver>> = {
  auto: { id: 'auto', supports: isUniversal, solve: solveAutomatically },
  backtrack: {
    id: 'backtrack',
    supports: (grid) => isKnownTo('backtrack', grid),
    solve: solveByBacktracking,
  },
  universal: { id: 'universal', supports: isUniversal, solve: solveUniversally },
};

/** The solver of an id. */
export function solverOf(id: SolverId): Solver {
  return SOLVERS[id];
}
