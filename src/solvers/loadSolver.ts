import type { Grid } from '#engine/grid/grid.ts';
import type { SolveEvent } from '#engine/solving/protocol.ts';
import type { ChoiceId, SolverChoice } from './choices.ts';
import { decideStatus, type SolveLimits, type SolveOutcome } from '#engine/solving/outcome.ts';

/** Finds solutions; asynchronous for packages with threads of their own. */
export type Solve = (grid: Grid) => Iterable<SolveEvent> | AsyncIterable<SolveEvent>;

/**
 * The loaders of all choices: on demand, because packages are large. Separate from the choices,
 * because a page that could reach the loaders would have the packages in its bundle.
 */
const LOADERS: Readonly<Record<ChoiceId, () => Promise<Solve>>> = {
  auto: async () => (await import('#engine/solving/auto.ts')).solveAutomatically,
  backtrack: async () => (await import('#engine/solving/backtrack.ts')).solveByBacktracking,
  universal: async () => (await import('#engine/solving/solve.ts')).solveUniversally,
  cspuz: async () => (await import('./cspuz/solveByCspuz.ts')).solveByCspuz,
  z3: async () => (await import('./z3/solveByZ3.ts')).loadSolverByZ3(),
};

/** Load the solver of a choice. */
export function loadSolver(id: ChoiceId): Promise<Solve> {
  return LOADERS[id]();
}

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
