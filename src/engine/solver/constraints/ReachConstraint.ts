import type { Cause, ClueRef } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Literal, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { RegionScan } from './RegionScan.ts';
import { floodFrom, type Graph } from './Graph.ts';

/** A cell of which every region must have one, and how large a region with it can be. */
export interface Source {
  readonly cell: number;
  /** `Infinity` for any size. */
  readonly most: number;
  /** The clues that say so. */
  readonly clues: readonly ClueRef[];
}

const UNREACHED = -1;

/**
 * Every region contains a source, and none outgrows it: a cell that no source can reach within its
 * size is in no region. This follows from what other constraints say, but not by propagation.
 */
export class ReachConstraint implements Propagator {
  readonly priority = PRIORITY.costliest;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #sources: readonly Source[];
  readonly #clues: readonly ClueRef[];
  readonly #scan: RegionScan;
  /** By cell: how many more cells a region that reaches it could take; -1 if none does. */
  readonly #left: Int32Array;
  readonly #mark: Int32Array;

  /** `clues` demand the sources. */
  constructor(
    search: Search,
    graph: Graph,
    { sources, clues }: { readonly sources: readonly Source[]; readonly clues: readonly ClueRef[] },
  ) {
    this.#search = search;
    this.#graph = graph;
    this.#sources = sources.filter(({ cell }) => (graph.literals[cell] ?? -1) >= 0);
    this.#clues = clues;
    this.#scan = new RegionScan(graph, search.trail.value);
    this.#left = new Int32Array(graph.literals.length);
    this.#mark = new Int32Array(graph.literals.length);
    this.watched = graph.literals.flatMap((it) => (it < 0 ? [] : [it, it ^ 1]));
  }

  propagate(): boolean {
    const { value } = this.#search.trail;
    const { literals } = this.#graph;
    this.#scan.findRegions();
    const { regionOf, sizeOf, startOf, cells } = this.#scan;
    this.#spread(
      (cell) => {
        const region = regionOf[cell] ?? -1;
        const start = startOf[region] ?? 0;
        return region < 0 ? [cell] : cells.subarray(start, start + (sizeOf[region] ?? 0));
      },
      (literal) => value[literal] !== -1,
    );
    for (let cell = 0; cell < literals.length; cell++) {
      const literal = literals[cell] ?? -1;
      if (literal < 0 || value[literal] === -1 || this.#left[cell] !== UNREACHED) continue;
      if (!this.#search.deduce(literal ^ 1, cell)) return false;
    }
    return true;
  }

  /** Find what sources reach over open cells, those with most cells left first. */
  #spread(
    regionAt: (cell: number) => Iterable<number> & ArrayLike<number>,
    isOpen: (literal: Literal) => boolean,
  ): void {
    const { literals, starts, neighbors } = this.#graph;
    const left = this.#left.fill(UNREACHED);
    const size = literals.length;
    const byLeft: number[][] = Array.from({ length: size + 1 }, () => []);
    const reach = (cell: number, rest: number) => {
      if (rest <= (left[cell] ?? 0)) return;
      left[cell] = rest;
      byLeft[rest]?.push(cell);
    };
    for (const { cell, most } of this.#sources) {
      if (!isOpen(literals[cell] ?? 0)) continue;
      const region = regionAt(cell);
      const rest = Math.min(size, most - region.length);
      if (rest >= 0) for (const it of region) reach(it, rest);
    }
    for (let rest = size; rest > 0; rest--) {
      for (const cell of byLeft[rest] ?? []) {
        if (left[cell] !== rest) continue;
        for (let at = starts[cell] ?? 0; at < (starts[cell + 1] ?? 0); at++) {
          const next = neighbors[at] ?? 0;
          if (isOpen(literals[next] ?? 0)) reach(next, rest - 1);
        }
      }
    }
  }

  causeOf(note: number): Cause {
    return { type: 'far', cell: note };
  }

  /** Those of the sources that would reach the cell if they could be of any size. */
  cluesOf(note: number, because: readonly Literal[]): readonly ClueRef[] {
    const known = new Set(because);
    const { literals } = this.#graph;
    const open = floodFrom(this.#graph, [note], (it) => !known.has(it ^ 1), this.#mark);
    const near = this.#sources.filter(
      ({ cell }) => open.has(cell) && !known.has((literals[cell] ?? 0) ^ 1),
    );
    return [...new Set([...this.#clues, ...near.flatMap(({ clues }) => clues)])];
  }

  /** The cells that stop what spreads, and those that sources have used up. */
  explain(literal: Literal, _note: number, limit: number, because: Because): void {
    const { trail } = this.#search;
    const { literals, starts, neighbors } = this.#graph;
    const isKnown = (it: Literal) => it >> 1 !== literal >> 1 && trail.wasTrue(it, limit);
    const regions = new Map<number, readonly number[]>();
    const regionAt = (cell: number): readonly number[] => {
      const known = regions.get(cell);
      if (known) return known;
      const region = [cell];
      const seen = new Set(region);
      for (const at of isKnown(literals[cell] ?? 0) ? region : []) {
        for (let edge = starts[at] ?? 0; edge < (starts[at + 1] ?? 0); edge++) {
          const next = neighbors[edge] ?? 0;
          if (seen.has(next) || !isKnown(literals[next] ?? 0)) continue;
          seen.add(next);
          region.push(next);
        }
      }
      for (const it of region) regions.set(it, region);
      return region;
    };
    this.#spread(regionAt, (it) => !isKnown(it ^ 1));
    const walls = new Set<number>();
    for (const { cell, most } of this.#sources) {
      if (isKnown((literals[cell] ?? 0) ^ 1)) walls.add(cell);
      else if (most !== Infinity && regionAt(cell).length > 1) {
        for (const it of regionAt(cell)) because.push(literals[it] ?? 0);
      }
    }
    literals.forEach((_, cell) => {
      if ((this.#left[cell] ?? 0) <= 0) return;
      for (let at = starts[cell] ?? 0; at < (starts[cell + 1] ?? 0); at++) {
        const next = neighbors[at] ?? 0;
        if (this.#left[next] === UNREACHED && isKnown((literals[next] ?? 0) ^ 1)) walls.add(next);
      }
    });
    for (const wall of walls) because.push((literals[wall] ?? 0) ^ 1);
  }
}
