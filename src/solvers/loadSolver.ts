import type { Grid } from '#engine/grid/grid.ts';
import { solverOf } from '#engine/solver/run/pick.ts';
import type { SolveEvent } from '#engine/solver/run/SolveEvent.ts';
import type { ChoiceId } from './choices.ts';

/** Finds solutions, waiting for other threads where a package needs them. */
export type Solve = (grid: Grid) => Iterable<SolveEvent> | AsyncIterable<SolveEvent>;

/** Packages are large: each is fetched when it is first chosen. */
const LOADERS: Readonly<Record<ChoiceId, () => Promise<Solve>>> = {
  auto: () => Promise.resolve(solverOf('auto').solve),
  backtrack: () => Promise.resolve(solverOf('backtrack').solve),
  universal: () => Promise.resolve(solverOf('universal').solve),
  cspuz: async () => (await import('./cspuz/solveByCspuz.ts')).solveByCspuz,
  z3: async () => (await import('./z3/solveByZ3.ts')).solveByZ3,
};

/** Make a choice ready to solve. */
export function loadSolver(id: ChoiceId): Promise<Solve> {
  return LOADERS[id]();
}
