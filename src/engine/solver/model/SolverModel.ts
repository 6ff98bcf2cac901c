import type { Board } from '../../grid/board.ts';
import type { Cell, Grid, Point, SolidColor } from '../../grid/grid.ts';
import type { DirectionMap, PlacePair } from '../../symmetry/linkedDirections.ts';
import type { LazyPredicate } from '../constraints/PredicateConstraint.ts';
import type { ShapeDemand } from '../constraints/ShapeConstraint.ts';
import type { Propagator } from '../sat/Propagator.ts';
import type { Literal, ClueRef } from '../sat/Reason.ts';
import type { Search } from '../sat/Search.ts';

/** The literal of a cell that does not exist, and of a condition that always holds. */
export const NONE: Literal = -1;

/** Selects clues of a puzzle. */
export type ClueChoice = (clue: ClueRef) => boolean;

/** Opposite arms of a view, cells from the inside out, and the maximum number that can be seen. */
export interface SightAxis {
  readonly arms: readonly [readonly Cell[], readonly Cell[]];
  readonly most: number;
}

/** Cells that count as one item of a region, and the clue that they come from. */
export interface CountedSet {
  readonly cells: readonly Cell[];
  readonly clue: ClueRef;
}

/** The statements of clues about the regions of one color. */
export interface RegionModel {
  /** If the cell has the color and `when` holds, its region has one of these sizes. */
  sizeAt(cell: Cell, sizes: readonly number[], when: Literal): void;
  /** Every region has exactly this many cells. */
  everySize(size: number): void;
  /** Cells with different labels of one kind are in different regions. */
  label(cell: Cell, kind: string, label: string): void;
  /**
   * Every region, or only that of the cell `at`, contains cells of `least` to `most` of the sets.
   * Each set comes from a clue. A deduction that counts the set names the clue.
   */
  touches(sets: readonly CountedSet[], least: number, most: number, at?: Cell): void;
  /**
   * A region with all these cells is its own image. By cell: its image, -1 for none.
   */
  images(cells: readonly Cell[], image: Int32Array): void;
  /** Regions contain no cycle of cells. */
  withoutLoops(): void;
  /** All regions have the same shape, or all different ones. Not for wrapped boards. */
  shapes(demand: ShapeDemand): void;
  /**
   * Every region passes a test. Any set of cells that contains a passing set must pass, too.
   * `passes` gets row-major cells.
   */
  each(passes: (cells: readonly Cell[]) => boolean): void;
}

/** Receives the statements of clues, as variables and constraints. */
export interface SolverModel {
  /** The board of the puzzle with givens only. */
  readonly board: Board;
  /** True when the cell has the color; `NONE` for holes. */
  is(cell: Cell, color: SolidColor): Literal;
  /** A new variable, as its positive literal. */
  newLiteral(): Literal;
  /** At least one of the literals holds. `NONE` counts as false. */
  clause(literals: readonly Literal[]): void;
  /** If all of `when` hold, the number of literals that hold is allowed. */
  count(
    literals: readonly Literal[],
    isAllowed: (count: number) => boolean,
    when: readonly Literal[],
  ): void;
  /** All cells of the color are connected; of those in `within` only, if given. */
  connect(color: SolidColor, within?: ReadonlySet<Cell>): void;
  regions(color: SolidColor): RegionModel;
  /** All cells with the same name are in one region, and so have one color. */
  join(name: string, cell: Cell): void;
  /** True if the model is of the puzzle with this clue. */
  isChosen(clue: ClueRef): boolean;
  /** Everything that `state` adds follows only if these clues hold as well. */
  withMore(clues: readonly ClueRef[], state: () => void): void;
  add(make: (search: Search) => Propagator): void;
}

/** The model from the view of one symbol. */
export interface ClueModel extends SolverModel {
  /** True unless the symbol lies; `NONE` if no symbol can lie. */
  readonly honest: Literal;
  /**
   * True while the symbol is part of the puzzle; `NONE` if it always is. Nothing is stated about
   * boards without it. At most one of `honest` and `active` is a literal.
   */
  readonly active: Literal;
  /**
   * Call `state` with the counts that fulfill a symbol with this number, sorted. Everything that it
   * adds follows only together with the rule that changes the counts, if there is one.
   */
  withTargets(number: number, state: (targets: readonly number[]) => void): void;
  /**
   * The number of true literals, of those for the color of a cell, is a target of `number`. It is
   * not if the symbol lies.
   */
  countsTo(own: Cell, literalsFor: (color: SolidColor) => readonly Literal[], number: number): void;
  /**
   * The number of cells of its color seen from a cell, including itself, is a target of `number`.
   * It is not if the symbol lies.
   */
  sees(own: Cell, axes: readonly SightAxis[], number: number): void;
  /**
   * The regions at the two cells of each pair are mapped to each other by the directions. The
   * result tells on which boards the check of the symbol has to run as well.
   */
  mirrors(starts: readonly PlacePair[], linked: DirectionMap): Stating;
  /**
   * `isViolated` is false unless the symbol lies or is switched off. All it reads is among
   * `literals`.
   */
  predicate(literals: readonly Literal[], isViolated: LazyPredicate): void;
  /** At least one of the literals holds, unless the symbol lies or is switched off. */
  demand(literals: readonly Literal[]): void;
  /** The symbol forbids no coloring, so it cannot be the one that lies. */
  demandHonesty(): void;
  /** All these cells have one color, unless the symbol lies or is switched off. */
  demandOneColor(cells: readonly Cell[]): void;
}

/**
 * Completeness of the statements of a clue. If they are incomplete, the clue's check runs as well:
 * on all boards (`check`), only on full ones (`checkFull`) if it could report an error too early,
 * or only on boards of one kind.
 */
export type Stating = 'stated' | 'check' | 'checkFull' | CheckedBoards;

/** The boards on which the check of a clue runs. */
interface CheckedBoards {
  readonly isChecked: (isPainted: (literal: Literal) => boolean) => boolean;
}

/**
 * A solver that supports some clues only: those that the package of `cspuz` encodes, and a fixed
 * list for `backtrack`. A new clue names neither.
 */
export type LimitedSolver = 'cspuz' | 'backtrack';

/** The meaning of a rule for solvers. A rule without `post` forbids nothing on its own. */
export interface RuleSolving<P> {
  /** True if the rule depends on symbols. */
  readonly readsSymbols?: boolean;
  /** Limited solvers that support the rule. */
  readonly choices?: readonly LimitedSolver[];
  /** State the rule in the model. */
  post?(params: P, model: SolverModel): Stating;
  /** The counts that fulfill a symbol with this number, in place of the number itself. */
  targets?(params: P, number: number): readonly number[];
  /** The number of symbols that lie. */
  liars?(params: P): number;
  /** A coloring that is accepted whatever other clues say. */
  alternative?(params: P): Grid;
}

/** The meaning of a symbol for solvers. */
export interface SymbolSolving<P> {
  /** True if the symbol depends on other symbols of its kind. */
  readonly readsOthers?: boolean;
  /** Limited solvers that support the symbol. */
  readonly choices?: readonly LimitedSolver[];
  /** True if all statements of `post` depend on `active`. */
  readonly isSwitchable?: boolean;
  /** State the symbol in the model. */
  post(at: Point, params: P, model: ClueModel): Stating;
}

/** The colors that a cell can get. */
export const SOLID: readonly SolidColor[] = ['dark', 'light'];
