import { message, type Text } from '#texts/message.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { isSupportedBy, isPartlySupported, isSupported } from '#engine/solving/support.ts';
import { isSupportedByCspuz } from './cspuz/support.ts';
import { isSupportedByZ3 } from './z3/supportZ3.ts';

/** A solver that users can choose. `loadSolver` loads its code. */
export interface SolverChoice {
  readonly id: ChoiceId;
  readonly title: Text;
  readonly author: string;
  /** Its strengths, in one or two plain sentences. */
  readonly about: Text;
  /** Browser features it requires. */
  readonly needs: readonly SolverNeed[];
  /**
   * Prefetched, because it is loaded over the network on first use and small enough to be fetched
   * before: then it works without a network.
   */
  readonly isPrefetched?: boolean;
  /** True if it supports all clues that must hold. */
  readonly supports: (grid: Grid) => boolean;
  /** True if it can deduce colors even though it does not support all clues. */
  readonly canSolvePartly?: (grid: Grid) => boolean;
}

export type ChoiceId = 'auto' | 'cspuz' | 'backtrack' | 'universal' | 'z3';
type SolverNeed = 'webAssembly' | 'isolation';

/**
 * The registry of solvers for pages, worker, command line and tests, in the order in which they are
 * offered. The first is the default.
 */
export const SOLVER_CHOICES: readonly SolverChoice[] = [
  {
    id: 'auto',
    title: message('solver.autoTitle'),
    author: 'Chiaro',
    about: message('solver.autoAbout'),
    needs: [],
    supports: isSupported,
    canSolvePartly: isPartlySupported,
  },
  {
    id: 'cspuz',
    title: 'cspuz',
    author: 'semiexp',
    about: message('solver.cspuzAbout'),
    needs: ['webAssembly'],
    isPrefetched: true,
    supports: isSupportedByCspuz,
  },
  {
    id: 'backtrack',
    title: message('solver.backtrackTitle'),
    author: 'Chiaro',
    about: message('solver.backtrackAbout'),
    needs: [],
    supports: (grid) => isSupportedBy('backtrack', grid),
  },
  {
    id: 'universal',
    title: message('solver.universalTitle'),
    author: 'Chiaro',
    about: message('solver.universalAbout'),
    needs: [],
    supports: isSupported,
  },
  {
    id: 'z3',
    title: message('solver.z3Title'),
    author: 'Microsoft Research',
    about: message('solver.z3About'),
    needs: ['webAssembly', 'isolation'],
    supports: isSupportedByZ3,
  },
];

/** The choice with an id; undefined if there is none. */
export function findChoice(id: string): SolverChoice | undefined {
  return SOLVER_CHOICES.find((choice) => choice.id === id);
}

/** True if a choice can solve a grid, or deduce colors of it. */
export function canSolve({ supports, canSolvePartly }: SolverChoice, grid: Grid): boolean {
  return supports(grid) || (canSolvePartly?.(grid) ?? false);
}

/** The features of a browser. */
type Environment = Readonly<Record<SolverNeed, boolean>>;

const MISSING: Readonly<Record<SolverNeed, Text>> = {
  webAssembly: message('solver.needsWebAssembly'),
  isolation: message('solver.needsIsolation'),
};

/** The reason why a choice cannot run in an environment; null if it can. */
export function findObstacle({ needs }: SolverChoice, environment: Environment): Text | null {
  const missing = needs.find((need) => !environment[need]);
  return missing === undefined ? null : MISSING[missing];
}
