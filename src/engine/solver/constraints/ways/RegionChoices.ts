import type { ClueRef, Literal } from '#engine/solver/sat/Reason.ts';
import type { Graph } from '#engine/solver/constraints/Graph.ts';
import { type SizeDemand, largestSize } from '#engine/solver/constraints/SizeDemand.ts';
import type { TouchedSet } from '../TouchConstraint.ts';
import { type WayChoice, type ChoiceSource, MOST_WAYS } from './WayChoice.ts';

/** Maximum number of missing cells for which ways are enumerated. */
const MOST_MISSING = 5;
/** Maximum number of cells that are added while all ways are enumerated. */
const MOST_ADDED = 400;

/** Enumerates the ways in which a region can grow to a demanded size. */
class RegionGrowth {
  /** The cells of the region, including the cells added by the current way. */
  readonly cells: number[] = [];
  readonly #graph: Graph;
  readonly #value: ArrayLike<number>;
  readonly #demand: SizeDemand;
  readonly #isInside: Uint8Array;
  /** Open cells next to the region, including those that were added to it. */
  readonly #frontier: number[] = [];
  readonly #isSeen: Uint8Array;
  readonly #open = new Set<Literal>();
  readonly #because = new Set<Literal>();
  readonly #clues: Set<ClueRef>;
  readonly #ways: (readonly Literal[])[] = [];
  #added = 0;

  /** Starts with the region of the demand's cell, which is true. */
  constructor(graph: Graph, value: ArrayLike<number>, demand: SizeDemand) {
    this.#graph = graph;
    this.#value = value;
    this.#demand = demand;
    this.#isInside = new Uint8Array(graph.literals.length);
    this.#isSeen = new Uint8Array(graph.literals.length);
    this.#clues = new Set(demand.clues);
    if (demand.when >= 0) this.#because.add(demand.when);
    this.#because.add(this.#literalOf(demand.cell));
    this.#include(demand.cell);
  }

  /**
   * The choice of cells that complete the region. `objectionTo` returns the clues that forbid some
   * cells.
   */
  choice(objectionTo: (cells: readonly number[]) => readonly ClueRef[] | null): WayChoice | null {
    const missing = largestSize(this.#demand.sizes) - this.cells.length;
    if (missing < 1 || missing > MOST_MISSING) return null;
    const ways = this.#grow(0, objectionTo) ? this.#ways : null;
    return {
      ways,
      open: [...this.#open],
      because: [...this.#because],
      clues: [...this.#clues],
    };
  }

  /** Complete the region with the frontier from an index on; false if there are too many ways. */
  #grow(
    from: number,
    objectionTo: (cells: readonly number[]) => readonly ClueRef[] | null,
  ): boolean {
    const { sizes } = this.#demand;
    const { length } = this.cells;
    if (sizes.includes(length)) {
      const objection = objectionTo(this.cells);
      if (objection) for (const it of objection) this.#clues.add(it);
      else if (this.#ways.push(this.#way()) > MOST_WAYS) return false;
    }
    if (length >= largestSize(sizes)) return true;
    for (let index = from; index < this.#frontier.length; index++) {
      if (++this.#added > MOST_ADDED) return false;
      const known = this.#frontier.length;
      this.#include(this.#frontier[index] ?? 0);
      const isDone = this.#grow(index + 1, objectionTo);
      for (const it of this.cells.splice(length)) this.#isInside[it] = 0;
      for (const it of this.#frontier.splice(known)) this.#isSeen[it] = 0;
      if (!isDone) return false;
    }
    return true;
  }

  /** Add a cell, and the true cells that it connects. */
  #include(first: number): void {
    const { starts, neighbors } = this.#graph;
    const queue = [first];
    this.#isInside[first] = 1;
    for (const cell of queue) {
      this.cells.push(cell);
      for (let at = starts[cell] ?? 0; at < (starts[cell + 1] ?? 0); at++) {
        const next = neighbors[at] ?? 0;
        if (this.#isInside[next] === 1) continue;
        const literal = this.#literalOf(next);
        const known = this.#value[literal] ?? 0;
        if (known !== 0) this.#because.add(known === 1 ? literal : literal ^ 1);
        if (known === 1) {
          this.#isInside[next] = 1;
          queue.push(next);
        } else if (known === 0 && this.#isSeen[next] === 0) {
          this.#isSeen[next] = 1;
          this.#frontier.push(next);
          this.#open.add(literal);
        }
      }
    }
  }

  /** The literals that hold if the region stays as it is now. */
  #way(): readonly Literal[] {
    return this.#frontier.map(
      (cell) => this.#literalOf(cell) ^ (this.#isInside[cell] === 1 ? 0 : 1),
    );
  }

  #literalOf(cell: number): Literal {
    return this.#graph.literals[cell] ?? -1;
  }
}

/** Sets of cells. No region has two of them. */
export interface ExclusiveSets {
  readonly sets: readonly TouchedSet[];
  readonly clues: readonly ClueRef[];
}

/** Choices of regions of a known size: the cells that complete them. */
export class RegionChoices implements ChoiceSource {
  readonly literals: readonly Literal[];
  readonly #graph: Graph;
  readonly #demands: readonly SizeDemand[];
  readonly #exclusive: readonly ExclusiveSets[];
  /** By cell: the unconditional demands on its region. */
  readonly #demandsAt = new Map<number, SizeDemand[]>();

  constructor(graph: Graph, demands: readonly SizeDemand[], exclusive: readonly ExclusiveSets[]) {
    this.#graph = graph;
    this.#demands = demands;
    this.#exclusive = exclusive;
    const conditions = demands.map(({ when }) => when);
    this.literals = [...graph.literals, ...conditions].filter((it) => it >= 0);
    for (const demand of demands) {
      if (demand.when >= 0) continue;
      const known = this.#demandsAt.get(demand.cell);
      if (known) known.push(demand);
      else this.#demandsAt.set(demand.cell, [demand]);
    }
  }

  get size(): number {
    return this.#demands.length;
  }

  literalsOf(): null {
    return null;
  }

  choice(index: number, value: ArrayLike<number>): WayChoice | null {
    const demand = this.#demands[index];
    if (!demand) return null;
    const { cell, when } = demand;
    const own = this.#graph.literals[cell] ?? -1;
    if (value[own] !== 1 || (when >= 0 && value[when] !== 1)) return null;
    const growth = new RegionGrowth(this.#graph, value, demand);
    if (growth.cells.some((it) => it < cell && this.#isSame(it, demand))) return null;
    return growth.choice((cells) => this.#objectionTo(cells));
  }

  /** True if a cell has the same demand, so that only one of the two cells is used. */
  #isSame(cell: number, { clues }: SizeDemand): boolean {
    return this.#demandsAt.get(cell)?.some((it) => it.clues === clues) === true;
  }

  /** The clues that forbid a region of these cells; null if no such clue is known. */
  #objectionTo(cells: readonly number[]): readonly ClueRef[] | null {
    for (const cell of cells) {
      for (const { sizes, clues } of this.#demandsAt.get(cell) ?? []) {
        if (!sizes.includes(cells.length)) return clues;
      }
    }
    for (const { sets, clues } of this.#exclusive) {
      const [first, second] = sets.filter(
        (it) => it.isCertain && it.cells.some((cell) => cells.includes(cell)),
      );
      if (first && second) return [...clues, first.clue, second.clue];
    }
    return null;
  }
}
