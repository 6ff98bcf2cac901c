import type { Because } from '../sat/Propagator.ts';
import type { Literal } from '../sat/Reason.ts';
import type { Trail } from '../sat/Trail.ts';
import type { RegionExclusions } from './RegionExclusions.ts';
import { floodFrom, type Graph } from './Graph.ts';

/** A deduction to explain, and the part of the trail that may explain it. */
export interface Deduction {
  /** The deduced literal; -1 for a conflict. */
  readonly literal: Literal;
  /** A trail position: only literals that were true before it may be used. */
  readonly limit: number;
}

/**
 * The cells that a region cannot grow into, because that would connect it to a cell that it
 * excludes.
 */
interface Blockade {
  has(cell: number): boolean;
  /**
   * The true cells that connect a blocked cell, or its neighbor, to an excluded cell; none if the
   * cell is excluded itself.
   */
  pathTo(cell: number): readonly number[];
}

const NO_CELL = -1;

/**
 * Explains deductions about regions. The methods add to `because` the literals that would lead to
 * a conflict if the deduced literal were false.
 */
export class RegionExplanations {
  readonly #graph: Graph;
  readonly #trail: Trail;
  readonly #exclusions: RegionExclusions;
  readonly #mark: Int32Array;
  /** By cell: the cell before it on a path, itself for a source. */
  readonly #from: Int32Array;

  constructor(graph: Graph, trail: Trail, exclusions: RegionExclusions) {
    this.#graph = graph;
    this.#trail = trail;
    this.#exclusions = exclusions;
    this.#mark = new Int32Array(graph.literals.length);
    this.#from = new Int32Array(graph.literals.length);
  }

  /** Two regions that must stay apart would be connected through this cell. */
  addForbiddenJoin(root: number, { literal, limit }: Deduction, because: Because): void {
    const { literals } = this.#graph;
    const holds = (it: Literal) => it === (literal ^ 1) || this.#trail.wasTrue(it, limit);
    const from = this.#from;
    const reached: number[] = [];
    const taken = new Set<Literal>();
    const addPath = (end: number) => {
      for (let cell = end; ; cell = from[cell] ?? root) {
        const it = literals[cell] ?? -1;
        if (it >> 1 !== literal >> 1 && !taken.has(it)) because.push(it);
        taken.add(it);
        if (cell === root) return;
      }
    };
    this.#traverse([root], holds, (cell) => {
      // Added before the search, because a cell excludes itself if its own clues contradict each
      // other.
      reached.push(cell);
      const excluded = reached.find((other) => this.#exclusions.areExclusive(cell, other));
      if (excluded === undefined) return false;
      addPath(cell);
      addPath(excluded);
      return true;
    });
  }

  /** The region of a cell would have more than `most` cells. Does not add the cell itself. */
  addTooLarge(cell: number, most: number, deduction: Deduction, because: Because): void {
    const region = floodFrom(this.#graph, [cell], this.#isTrue(cell, deduction), this.#mark).cells;
    this.#addCells(region.slice(0, most + 1), deduction, because);
  }

  /** The region of a cell could have none of the demanded sizes. */
  addWrongSize(cell: number, deduction: Deduction, because: Because): void {
    const region = floodFrom(this.#graph, [cell], this.#isTrue(cell, deduction), this.#mark).cells;
    this.#addCells(region, deduction, because);
    const reach = floodFrom(this.#graph, [cell], this.#isOpen(cell, deduction), this.#mark);
    this.#addBorder(reach.border, deduction, because);
  }

  /**
   * The region of a cell could not get `least` cells. Its reach is too small, or the part of the
   * reach that is not blocked and near enough for a region of at most `most` cells.
   */
  addTooSmall(
    cell: number,
    { least, most }: { readonly least: number; readonly most: number },
    deduction: Deduction,
    because: Because,
  ): void {
    const isOpen = this.#isOpen(cell, deduction);
    const reach = floodFrom(this.#graph, [cell], isOpen, this.#mark);
    if (reach.cells.length < least) {
      this.#addBorder(reach.border, deduction, because);
      return;
    }
    const { literals } = this.#graph;
    const region = floodFrom(this.#graph, [cell], this.#isTrue(cell, deduction), this.#mark).cells;
    this.#addCells(region, deduction, because);
    const blockade = this.#blockadeOf(region, (it) => this.#trail.wasTrue(it, deduction.limit));
    const isFree = (next: number) => isOpen(literals[next] ?? 0) && !blockade.has(next);
    const paths = new Set<number>();
    for (const wall of this.#borderWithin(region, most - region.length, isFree)) {
      if (!isOpen(literals[wall] ?? 0)) this.#addBorder([wall], deduction, because);
      else for (const it of blockade.pathTo(wall)) paths.add(it);
    }
    this.#addCells([...paths], deduction, because);
  }

  /** Cells whose labels keep the region of a cell small, given the literals that explain this. */
  limitingCells(cell: number, because: readonly Literal[]): readonly number[] {
    const { literals } = this.#graph;
    const known = new Set(because);
    const region = floodFrom(this.#graph, [cell], (it) => known.has(it), this.#mark).cells;
    const blockade = this.#blockadeOf(region, (it) => known.has(it));
    const isFree = (next: number) => !known.has((literals[next] ?? 0) ^ 1) && !blockade.has(next);
    const border = new Set(this.#borderWithin(region, Infinity, isFree));
    const limiting = this.#exclusions
      .excludedBy(region)
      .filter((other) => border.has(other) || known.has(literals[other] ?? -1));
    const own = region.filter((it) =>
      limiting.some((other) => this.#exclusions.areExclusive(it, other)),
    );
    return [...own, ...limiting];
  }

  /** True, or assumed to be true: the cell itself, and the negation of the explained literal. */
  #isTrue(cell: number, { literal, limit }: Deduction): (it: Literal) => boolean {
    const own = this.#graph.literals[cell] ?? -1;
    return (it) => it === (literal ^ 1) || it === own || this.#trail.wasTrue(it, limit);
  }

  /** Not false, with the assumptions of `#isTrue`. */
  #isOpen(cell: number, { literal, limit }: Deduction): (it: Literal) => boolean {
    const own = this.#graph.literals[cell] ?? -1;
    return (it) => it !== literal && (it === own || !this.#trail.wasTrue(it ^ 1, limit));
  }

  #addCells(cells: readonly number[], { literal }: Deduction, because: Because): void {
    for (const cell of cells) {
      const it = this.#graph.literals[cell] ?? -1;
      if (it >= 0 && it >> 1 !== literal >> 1) because.push(it);
    }
  }

  #addBorder(cells: readonly number[], { literal }: Deduction, because: Because): void {
    for (const cell of cells) {
      const it = (this.#graph.literals[cell] ?? 0) ^ 1;
      if (it >> 1 !== literal >> 1) because.push(it);
    }
  }

  /**
   * The cells that a region cannot grow into, if these literals hold. Valid until the next call or
   * traversal.
   */
  #blockadeOf(region: readonly number[], holds: (literal: Literal) => boolean): Blockade {
    const { literals, starts, neighbors } = this.#graph;
    const from = this.#from;
    const excluded = this.#exclusions.excludedBy(region);
    const sources = excluded.filter((cell) => holds(literals[cell] ?? -1));
    this.#traverse(sources, holds, () => false);
    const isExcluded = new Set(excluded);
    const firstOf = (cell: number): number => {
      if (from[cell] !== NO_CELL) return cell;
      const around = neighbors.subarray(starts[cell] ?? 0, starts[cell + 1] ?? 0);
      return around.find((next) => from[next] !== NO_CELL) ?? NO_CELL;
    };
    return {
      has: (cell) => isExcluded.has(cell) || firstOf(cell) !== NO_CELL,
      pathTo: (cell) => {
        const path: number[] = [];
        if (isExcluded.has(cell)) return path;
        for (let at = firstOf(cell); at !== NO_CELL; at = from[at] ?? NO_CELL) {
          path.push(at);
          if (from[at] === at) break;
        }
        return path;
      },
    };
  }

  /** Visit cells whose literals hold breadth-first, until `visit` returns true. Fills `#from`. */
  #traverse(
    sources: readonly number[],
    holds: (literal: Literal) => boolean,
    visit: (cell: number) => boolean,
  ): void {
    const { literals, starts, neighbors } = this.#graph;
    const from = this.#from.fill(NO_CELL);
    const queue = [...sources];
    for (const source of sources) from[source] = source;
    for (const cell of queue) {
      if (visit(cell)) return;
      const end = starts[cell + 1] ?? 0;
      for (let at = starts[cell] ?? 0; at < end; at++) {
        const next = neighbors[at] ?? 0;
        if (from[next] !== NO_CELL || !holds(literals[next] ?? 0)) continue;
        from[next] = cell;
        queue.push(next);
      }
    }
  }

  /**
   * The cells that are not free and stop a region from growing over free cells by up to `distance`
   * steps.
   */
  #borderWithin(
    region: readonly number[],
    distance: number,
    isFree: (cell: number) => boolean,
  ): readonly number[] {
    const { starts, neighbors } = this.#graph;
    const steps = this.#mark.fill(0);
    const queue = [...region];
    const border: number[] = [];
    for (const cell of region) steps[cell] = 1;
    for (const cell of queue) {
      const own = steps[cell] ?? 0;
      if (own > distance) break;
      const last = starts[cell + 1] ?? 0;
      for (let at = starts[cell] ?? 0; at < last; at++) {
        const next = neighbors[at] ?? 0;
        if (steps[next] !== 0) continue;
        const isNext = isFree(next);
        steps[next] = isNext ? own + 1 : -1;
        (isNext ? queue : border).push(next);
      }
    }
    return border;
  }
}
