import type { Text } from '#texts/message.ts';
import type { Cell, Grid, SymbolInstance } from '../grid/grid.ts';
import type { Draws } from './draws.ts';
import type { Size, Symmetry } from './symmetry.ts';
import type { Work } from './Work.ts';

/** A clue that may go: a symbol, a given, or a symbol with the color of its cell. */
export interface TrueClue {
  /** The cell at which the clue stands. */
  readonly cell: Cell;
  readonly symbol: SymbolInstance | null;
  readonly isGiven: boolean;
}

/**
 * Finds a full coloring of a board: its grid, or null if there is none within limits. Yields
 * regularly, so that the caller can stop.
 */
export type Coloring = (board: Grid, draws: Draws, work: Work) => Generator<void, Grid | null>;

/** How the clues of a family are chosen from all true ones. */
type Choosing =
  /** Clues are taken away while a test holds. */
  | 'reduce'
  /** Each area has one clue, and its cell is chosen. */
  | 'place';

/** A kind of puzzles that can be made. */
export interface Family {
  /** Also the folder's name; part of recipes. */
  readonly id: string;
  /** Raised when the same seed gives another puzzle. */
  readonly version: number;
  readonly title: Text;
  /** One sentence for players. */
  readonly about: Text;
  readonly sizes: { readonly least: number; readonly most: number };
  /** True if widths and heights are even. */
  readonly isEven?: boolean;
  /** The grades that were measured; see docs/generator.md. */
  readonly grades: readonly number[];
  /** Easier grades, whose many clues suit small boards only: up to 6 × 6. */
  readonly smallGrades?: readonly number[];
  /** The symmetry unless wished otherwise. */
  readonly symmetry: Symmetry;
  readonly choosing: Choosing;
  /** Rules, zones, and all else that does not depend on the solution. */
  board(size: Size, draws: Draws): Grid;
  readonly color: Coloring;
  /** False for dull solutions. */
  isFine(solution: Grid): boolean;
  /** Adds the clues that never go to a solution. */
  dress?(solution: Grid, draws: Draws): Grid;
  /** All true clues of a solution that may go, at most one a cell. */
  clues(solution: Grid, draws: Draws): readonly TrueClue[];
}

/** Declare a family. */
export function defineFamily(family: Family): Family {
  return family;
}
