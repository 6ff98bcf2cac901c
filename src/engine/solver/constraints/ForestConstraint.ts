import type { Cause, Literal } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { RegionScan } from './RegionScan.ts';
import type { Graph } from './Graph.ts';

/** True cells form no cycle: their regions are trees. */
export class ForestConstraint implements Propagator {
  readonly priority = PRIORITY.costly;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #scan: RegionScan;
  readonly #from: Int32Array;

  constructor(search: Search, graph: Graph) {
    this.#search = search;
    this.#graph = graph;
    this.#scan = new RegionScan(graph, search.trail.value);
    this.#from = new Int32Array(graph.literals.length);
    this.watched = graph.literals.filter((it) => it >= 0);
  }

  propagate(): boolean {
    const { value } = this.#search.trail;
    const { literals, starts, neighbors } = this.#graph;
    this.#scan.findRegions();
    const { regionOf, sizeOf, startOf, cells, regionCount } = this.#scan;
    for (let region = 0; region < regionCount; region++) {
      if (this.#countEdges(region) < (sizeOf[region] ?? 0)) continue;
      return this.#reportCycle(cells[startOf[region] ?? 0] ?? 0);
    }
    for (let cell = 0; cell < literals.length; cell++) {
      const literal = literals[cell] ?? -1;
      if (literal < 0 || value[literal] !== 0) continue;
      let trueNeighbors = 0;
      const end = starts[cell + 1] ?? 0;
      for (let at = starts[cell] ?? 0; at < end; at++) {
        if ((regionOf[neighbors[at] ?? 0] ?? -1) >= 0) trueNeighbors++;
      }
      if (trueNeighbors < 2) continue;
      this.#scan.mergedSize(cell);
      if (this.#scan.mergedCount === trueNeighbors) continue;
      if (!this.#search.deduce(literal ^ 1, cell)) return false;
    }
    return true;
  }

  /** Report the first cycle found from a cell of a region that has one. */
  #reportCycle(root: number): boolean {
    const { value } = this.#search.trail;
    const { literals, starts, neighbors } = this.#graph;
    const from = this.#from.fill(-1);
    const queue = [root];
    from[root] = root;
    for (const cell of queue) {
      for (let at = starts[cell] ?? 0; at < (starts[cell + 1] ?? 0); at++) {
        const next = neighbors[at] ?? 0;
        if (next === from[cell] || value[literals[next] ?? 0] !== 1) continue;
        if (from[next] === -1) {
          from[next] = cell;
          queue.push(next);
          continue;
        }
        const because: Because = [literals[cell] ?? 0];
        this.#addCycle(cell, (it) => it !== cell && value[literals[it] ?? 0] === 1, because);
        return this.#search.reportConflict(because, cell);
      }
    }
    return true;
  }

  /** Number of pairs of neighboring cells in a region. */
  #countEdges(region: number): number {
    const { starts, neighbors } = this.#graph;
    const { regionOf, sizeOf, startOf, cells } = this.#scan;
    const start = startOf[region] ?? 0;
    let ends = 0;
    for (let at = start; at < start + (sizeOf[region] ?? 0); at++) {
      const cell = cells[at] ?? 0;
      const last = starts[cell + 1] ?? 0;
      for (let edge = starts[cell] ?? 0; edge < last; edge++) {
        if (regionOf[neighbors[edge] ?? 0] === region) ends++;
      }
    }
    return ends / 2;
  }

  causeOf(payload: number): Cause {
    return { type: 'cycle', cell: payload };
  }

  explain(literal: Literal, payload: number, limit: number, because: Because): void {
    const { trail } = this.#search;
    const { literals } = this.#graph;
    const isTrue = (cell: number) =>
      (literals[cell] ?? 0) >> 1 !== literal >> 1 && trail.wasTrue(literals[cell] ?? 0, limit);
    this.#addCycle(payload, isTrue, because);
  }

  /** Add the shortest path of true cells between two neighbors of a cell, found breadth-first. */
  #addCycle(root: number, isTrue: (cell: number) => boolean, because: Because): void {
    const { literals, starts, neighbors } = this.#graph;
    const from = this.#from.fill(-1);
    /** By cell: the neighbor of the root on the path to it. */
    const branch = new Map<number, number>();
    const queue: number[] = [];
    for (let at = starts[root] ?? 0; at < (starts[root + 1] ?? 0); at++) {
      const next = neighbors[at] ?? 0;
      if (!isTrue(next)) continue;
      from[next] = next;
      branch.set(next, next);
      queue.push(next);
    }
    const addPath = (end: number) => {
      for (let cell = end; ; cell = from[cell] ?? cell) {
        because.push(literals[cell] ?? 0);
        if (from[cell] === cell) return;
      }
    };
    for (const cell of queue) {
      for (let at = starts[cell] ?? 0; at < (starts[cell + 1] ?? 0); at++) {
        const next = neighbors[at] ?? 0;
        if (next === root || !isTrue(next)) continue;
        if (from[next] === -1) {
          from[next] = cell;
          branch.set(next, branch.get(cell) ?? cell);
          queue.push(next);
        } else if (branch.get(next) !== branch.get(cell)) {
          addPath(cell);
          addPath(next);
          return;
        }
      }
    }
  }
}
