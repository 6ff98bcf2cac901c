import type { Cause, Literal } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { RegionScan } from './RegionScan.ts';
import { floodFrom, type Graph } from './Graph.ts';

/**
 * Every region passes a test. Any set of cells that contains a passing set passes, too, so that a
 * region can pass only if its reach does.
 */
export class ContainsConstraint implements Propagator {
  readonly priority = PRIORITY.costly;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #passes: (cells: readonly number[]) => boolean;
  readonly #known = new Map<string, boolean>();
  readonly #scan: RegionScan;
  readonly #mark: Int32Array;

  constructor(search: Search, graph: Graph, passes: (cells: readonly number[]) => boolean) {
    this.#search = search;
    this.#graph = graph;
    this.#passes = passes;
    this.#scan = new RegionScan(graph, search.trail.value);
    this.#mark = new Int32Array(graph.literals.length);
    this.watched = graph.literals.flatMap((it) => (it < 0 ? [] : [it ^ 1]));
  }

  propagate(): boolean {
    this.#scan.findRegions();
    const { reachOf } = this.#scan;
    const { literals } = this.#graph;
    const cellsByReach = new Map<number, number[]>();
    reachOf.forEach((reach, cell) => {
      if (reach < 0) return;
      const cells = cellsByReach.get(reach);
      if (cells) cells.push(cell);
      else cellsByReach.set(reach, [cell]);
    });
    for (const cells of cellsByReach.values()) {
      if (this.#isPassing(cells)) continue;
      for (const cell of cells) {
        if (!this.#search.deduce((literals[cell] ?? 0) ^ 1, cell)) return false;
      }
    }
    return true;
  }

  #isPassing(cells: readonly number[]): boolean {
    const key = cells.join(' ');
    const known = this.#known.get(key) ?? this.#passes(cells);
    this.#known.set(key, known);
    return known;
  }

  causeOf(payload: number): Cause {
    return { type: 'pattern', cell: payload };
  }

  explain(literal: Literal, payload: number, limit: number, because: Because): void {
    const { literals } = this.#graph;
    const { trail } = this.#search;
    const isOpen = (it: Literal) => it === (literal ^ 1) || !trail.wasTrue(it ^ 1, limit);
    const { border } = floodFrom(this.#graph, [payload], isOpen, this.#mark);
    for (const wall of border) because.push((literals[wall] ?? 0) ^ 1);
  }
}
