import type { Board } from '../../grid/board.ts';
import type { Cell, Grid, Point, SolidColor } from '../../grid/grid.ts';
import type { DirectionMap, PlacePair } from '../../symmetry/linkedDirections.ts';
import type { Oracle } from '../constraints/AskConstraint.ts';
import type { ShapeDemand } from '../constraints/ShapeConstraint.ts';
import type { Literal, Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';

/** A place that does not exist, and a condition that always holds. */
export const NONE: Literal = -1;

/** Opposite arms of a view as cells from the inside out, and how many of them can be seen together. */
export interface SightAxis {
  readonly arms: readonly [readonly Cell[], readonly Cell[]];
  readonly most: number;
}

/** What clues state about the areas of one color. */
export interface AreaModel {
  /** If the cell has the color, its area has one of these sizes; only if `when` holds. */
  seed(cell: Cell, sizes: readonly number[], when: Literal): void;
  /** Every area has exactly this many cells. */
  everySize(size: number): void;
  /** Cells with different labels of one kind are never in one area. */
  label(cell: Cell, kind: string, label: string): void;
  /** Those of these cells that have the color are in one area. */
  together(cells: readonly Cell[]): void;
  /** Every area touches this many of some sets of cells; only the area of a cell, if `at` is given. */
  touches(sets: readonly (readonly Cell[])[], least: number, most: number, at?: Cell): void;
  /** No circuit of cells. */
  withoutLoops(): void;
  /** All areas have one shape, or all different ones. Not on wrapped boards. */
  shapes(demand: ShapeDemand): void;
  /** Every area passes a test that whatever holds a passing area passes too. Cells are row-major. */
  each(passes: (cells: readonly Cell[]) => boolean): void;
}

/** Where clues state what they mean, before the search begins. */
export interface SolverModel {
  /** The board of the puzzle with nothing painted. */
  readonly board: Board;
  /** True when the cell has the color; `NONE` for holes. */
  is(cell: Cell, color: SolidColor): Literal;
  /** A variable of its own. */
  newLiteral(): Literal;
  /** One of the literals holds. `NONE` counts as false. */
  clause(literals: readonly Literal[]): void;
  /** How many of the literals hold, if all of `when` do. */
  count(
    literals: readonly Literal[],
    isAllowed: (count: number) => boolean,
    when: readonly Literal[],
  ): void;
  /** All cells of the color hang together, over cells that are next to each other; those of `within` only, if given. */
  connect(color: SolidColor, within?: ReadonlySet<Cell>): void;
  area(color: SolidColor): AreaModel;
  add(make: (search: Search) => Propagator): void;
}

/** A symbol's own view of the model. */
export interface ClueModel extends SolverModel {
  /** Holds unless the symbol lies; `NONE` where no symbol may. */
  readonly honest: Literal;
  /** The numbers that may be counted where the symbol says `number`, sorted. */
  targets(number: number): readonly number[];
  /** The count among the literals for the color of a cell is a target of `number`, and is none where the symbol lies. */
  countsTo(own: Cell, literalsFor: (color: SolidColor) => readonly Literal[], number: number): void;
  /** The cells of its color that are seen from a cell, itself included, are a target of `number`; none where the symbol lies. */
  sees(own: Cell, axes: readonly SightAxis[], number: number): void;
  /** The areas at the pairs are each other's image. */
  mirrors(starts: readonly PlacePair[], linked: DirectionMap): void;
  /** Unless the symbol lies, `isWrong` is false; it asks for literals one by one, all of them among `literals`. */
  ask(literals: readonly Literal[], isWrong: Oracle): void;
  /** One of the literals holds unless the symbol lies. */
  demand(literals: readonly Literal[]): void;
  /** All these cells have one color, unless the symbol lies. */
  demandOneColor(cells: readonly Cell[]): void;
}

/**
 * Whether a clue was stated. If not, it is checked on boards: on all (`check`), or on full ones only (`checkFull`)
 * where its check may object too early.
 */
type Stating = 'stated' | 'check' | 'checkFull';

/** A solver choice that knows some clues only. */
export type LimitedChoice = 'cspuz' | 'backtrack';

/** How solvers understand a rule. Without `post` it forbids nothing by itself. */
export interface RuleSolving<P> {
  /** Choices that know the rule besides the universal one. */
  readonly choices?: readonly LimitedChoice[];
  /** State the rule. */
  post?(params: P, model: SolverModel): Stating;
  /** What number symbols may count in place of their number. */
  targets?(params: P, number: number): readonly number[];
  /** How many symbols are in error. */
  liars?(params: P): number;
  /** A coloring accepted besides all others. */
  alternative?(params: P): Grid;
}

/** How solvers understand a symbol. */
export interface SymbolSolving<P> {
  /** Choices that know the symbol besides the universal one. */
  readonly choices?: readonly LimitedChoice[];
  /** State the symbol. */
  post(at: Point, params: P, model: ClueModel): Stating;
}

/** Colors that a cell may get. */
export const SOLID: readonly SolidColor[] = ['dark', 'light'];
