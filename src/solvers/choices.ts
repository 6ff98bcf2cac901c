import type { Grid } from '#engine/grid/grid.ts';
import { isKnownTo, isReducible, isUniversal } from '#engine/solver/run/support.ts';
import { isKnownToCspuz } from './cspuz/support.ts';
import { isKnownToZ3 } from './z3/supportZ3.ts';

/** A solver as people choose it. What it takes to run it is loaded elsewhere, when it is chosen. */
export interface SolverChoice {
  readonly id: ChoiceId;
  readonly title: string;
  readonly author: string;
  /** What it is good for, in one or two plain sentences. */
  readonly about: string;
  /** What a browser must have for it, besides JavaScript. */
  readonly needs: readonly SolverNeed[];
  /** Whether it knows all clues that must hold. */
  readonly supports: (grid: Grid) => boolean;
  /** Whether it tells what follows from the clues it knows, where it does not know all. */
  readonly canReduce?: (grid: Grid) => boolean;
}

export type ChoiceId = 'auto' | 'cspuz' | 'backtrack' | 'universal' | 'z3';
export type SolverNeed = 'webAssembly' | 'isolation';

/** All choices, in the order in which they are offered; the first is taken if none is named. */
export const SOLVER_CHOICES: readonly SolverChoice[] = [
  {
    id: 'auto',
    title: 'Automatic',
    author: 'Chiaro',
    about:
      'Takes the best solver for the puzzle. Where no solver knows every clue, it tells what follows from the others.',
    needs: [],
    supports: isUniversal,
    canReduce: isReducible,
  },
  {
    id: 'cspuz',
    title: 'cspuz',
    author: 'semiexp',
    about:
      'A constraint solver for pencil puzzles, compiled to WebAssembly. Fast, but it knows fewer clues.',
    needs: ['webAssembly'],
    supports: isKnownToCspuz,
  },
  {
    id: 'backtrack',
    title: 'Backtracking',
    author: 'Chiaro',
    about: 'Tries cell after cell and goes back where it fails. Quick on small puzzles.',
    needs: [],
    supports: (grid) => isKnownTo('backtrack', grid),
  },
  {
    id: 'universal',
    title: 'Universal',
    author: 'Chiaro',
    about:
      'Learns from every dead end. Knows every clue that does not need the author’s own solution.',
    needs: [],
    supports: isUniversal,
  },
  {
    id: 'z3',
    title: 'Z3 (obsolete)',
    author: 'Microsoft Research',
    about:
      'A general theorem prover. A large download that knows few clues and is slow with them; kept for comparison.',
    needs: ['webAssembly', 'isolation'],
    supports: isKnownToZ3,
  },
];

/** The choice of an id, if there is one. */
export function choiceOf(id: string): SolverChoice | undefined {
  return SOLVER_CHOICES.find((choice) => choice.id === id);
}
