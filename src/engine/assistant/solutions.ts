import type { Cell, Grid } from '../grid/grid.ts';
import { findAlternatives, writeColors } from '#engine/solving/alternatives.ts';
import { compile, type Compiled } from '#engine/solving/compile.ts';
import { blockSolution } from '#engine/solving/solve.ts';
import type { Literal } from '../solver/sat/Reason.ts';
import {
  readColoring,
  findColoring,
  type ForcedCell,
  type SearchEnd,
  type IsLate,
  type Paused,
} from './search.ts';

/** A fact about the solutions of a puzzle, in the order in which facts are found. */
export type SolutionFact =
  /** Cells that are not given and whose color follows. `isAll`: no other cell has such a color. */
  | { readonly type: 'forced'; readonly cells: readonly ForcedCell[]; readonly isAll: boolean }
  /** There is a solution, or none. */
  | { readonly type: 'solvable'; readonly isSolvable: boolean }
  /** There is no other solution. */
  | { readonly type: 'unique' }
  /** Two solutions have other colors in these cells. */
  | { readonly type: 'several'; readonly differing: readonly Cell[] };

/** Summary of the facts. Null for results that took too long. */
export interface SolutionSummary {
  readonly isSolvable: boolean | null;
  readonly isUnique: boolean | null;
}

/**
 * Yield facts about a puzzle, cheapest first: colors that follow without a search, the existence of
 * a solution, the existence of another one, then all colors that solutions share.
 */
export function* tellSolutions(
  grid: Grid,
  isLate: IsLate,
): Generator<SolutionFact | 'pause', SolutionSummary> {
  const known = new Backbone(grid);
  if (known.propagate()) yield { type: 'forced', cells: known.forced(), isAll: false };
  const first = yield* known.find([], isLate);
  if (known.solutions.length === 0) {
    if (first === 'late') return { isSolvable: null, isUnique: null };
    yield { type: 'solvable', isSolvable: false };
    return { isSolvable: false, isUnique: false };
  }
  yield { type: 'solvable', isSolvable: true };
  const other = first === 'found' ? yield* known.findOther(isLate) : first;
  if (known.solutions.length > 1) {
    yield { type: 'several', differing: known.differing() };
    const isAll = yield* known.refine(isLate);
    yield { type: 'forced', cells: known.forced(), isAll };
    return { isSolvable: true, isUnique: false };
  }
  if (other === 'late') return { isSolvable: true, isUnique: null };
  yield { type: 'unique' };
  yield { type: 'forced', cells: known.shared(), isAll: true };
  return { isSolvable: true, isUnique: true };
}

/** The colors that all solutions of a puzzle share, as far as they are proved. */
class Backbone {
  readonly #compiled: Compiled;
  readonly #literals: readonly Literal[];
  /** Solutions found so far, all different. */
  readonly solutions: Grid[] = [];
  /** Literals of cells that hold in all found solutions; null before the first one. */
  #shared: ReadonlySet<Literal> | null = null;
  /** Literals that hold in all solutions other than the found ones. */
  readonly #proved = new Set<Literal>();

  constructor(grid: Grid) {
    this.#compiled = compile(grid);
    this.#literals = [...new Set(Array.from(this.#compiled.dark))].filter((it) => it >= 0);
    for (const alternative of findAlternatives(this.#compiled.board)) this.#keep(alternative);
  }

  /** Record the literals that follow without a search; false after a contradiction. */
  propagate(): boolean {
    const { search } = this.#compiled;
    const isOpen = search.run([], () => true) !== 'unsat';
    if (isOpen) this.#noteFixed();
    return isOpen;
  }

  /** Find a solution under assumptions and store it. */
  *find(assumptions: readonly Literal[], isLate: IsLate): Paused<SearchEnd> {
    const finding = yield* findColoring(this.#compiled, assumptions, isLate);
    if (finding === 'found') this.#keep(readColoring(this.#compiled));
    return finding;
  }

  /**
   * After the first solution, find another one that is similar to it if that is easy, because
   * authors compare them.
   */
  *findOther(isLate: IsLate): Paused<SearchEnd> {
    const { search } = this.#compiled;
    for (const literal of this.#shared ?? []) search.setPhase(literal);
    let finding: SearchEnd = 'found';
    while (finding === 'found' && this.solutions.length < 2) {
      blockSolution(this.#compiled);
      finding = yield* this.find([], isLate);
    }
    return finding;
  }

  /** Prove or refute each color that the found solutions share; false if the time is over. */
  *refine(isLate: IsLate): Paused<boolean> {
    const { search } = this.#compiled;
    for (const literal of this.#shared ?? []) {
      if (this.#proved.has(literal) || this.#shared?.has(literal) !== true) continue;
      for (const other of this.#shared) search.setPhase(other ^ 1);
      // An assumption must not conflict with decisions that led to the last solution.
      search.backtrack(0);
      const finding = yield* this.find([literal ^ 1], isLate);
      if (finding === 'late') return false;
      search.backtrack(0);
      if (finding === 'none') search.addClause([literal]);
      this.#noteFixed();
      if (finding === 'none') this.#proved.add(literal);
    }
    return true;
  }

  /** Cells that are not given and have a color in every solution, as far as that is proved. */
  forced(): readonly ForcedCell[] {
    return this.#cellsOf((it) => this.#proved.has(it) && this.#shared?.has(it) !== false);
  }

  /** Cells that are not given, with the color that the solutions found so far share. */
  shared(): readonly ForcedCell[] {
    return this.#cellsOf((it) => this.#shared?.has(it) === true);
  }

  /** Cells in which the first two solutions differ. */
  differing(): readonly Cell[] {
    const [one, other] = this.solutions;
    return (one?.tiles ?? []).flatMap((tile, cell) =>
      tile.color === other?.tiles[cell]?.color ? [] : [cell],
    );
  }

  #cellsOf(holds: (literal: Literal) => boolean): readonly ForcedCell[] {
    const { dark, board } = this.#compiled;
    return Array.from(dark).flatMap((literal, cell): ForcedCell[] => {
      if (literal < 0 || board.fixed(cell)) return [];
      if (holds(literal)) return [{ cell, color: 'dark' }];
      return holds(literal ^ 1) ? [{ cell, color: 'light' }] : [];
    });
  }

  #keep(solution: Grid): void {
    const colors = writeColors(solution);
    if (this.solutions.some((it) => writeColors(it) === colors)) return;
    this.solutions.push(solution);
    const { dark } = this.#compiled;
    const own = new Set(
      Array.from(dark).flatMap((literal, cell) => {
        if (literal < 0) return [];
        return [solution.tiles[cell]?.color === 'dark' ? literal : literal ^ 1];
      }),
    );
    const before = this.#shared;
    this.#shared = before === null ? own : new Set([...before].filter((it) => own.has(it)));
  }

  /** Literals assigned before any decision hold in every solution that is not excluded. */
  #noteFixed(): void {
    const { value, level } = this.#compiled.search.trail;
    for (const dark of this.#literals) {
      if (value[dark] === 0 || level[dark >> 1] !== 0) continue;
      this.#proved.add(value[dark] === 1 ? dark : dark ^ 1);
    }
  }
}
