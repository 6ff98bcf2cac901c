import type { Cause } from '../sat/Cause.ts';
import type { Because, Literal, Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { AreaScan } from './AreaScan.ts';
import { floodFrom, type Graph } from './Graph.ts';

/** Every area of true places passes a test that whatever holds a passing area passes too. */
export class ContainsConstraint implements Propagator {
  readonly priority = 1;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #passes: (cells: readonly number[]) => boolean;
  readonly #known = new Map<string, boolean>();
  readonly #scan: AreaScan;
  readonly #mark: Int32Array;

  constructor(search: Search, graph: Graph, passes: (cells: readonly number[]) => boolean) {
    this.#search = search;
    this.#graph = graph;
    this.#passes = passes;
    this.#scan = new AreaScan(graph, search.trail.value);
    this.#mark = new Int32Array(graph.literals.length);
    this.watched = graph.literals.flatMap((it) => (it < 0 ? [] : [it ^ 1]));
  }

  propagate(): boolean {
    this.#scan.findAreas();
    const { reachOf } = this.#scan;
    const { literals } = this.#graph;
    const cellsByReach = new Map<number, number[]>();
    reachOf.forEach((reach, place) => {
      if (reach < 0) return;
      const cells = cellsByReach.get(reach);
      if (cells) cells.push(place);
      else cellsByReach.set(reach, [place]);
    });
    for (const cells of cellsByReach.values()) {
      if (this.#isPassing(cells)) continue;
      for (const place of cells) {
        if (!this.#search.deduce((literals[place] ?? 0) ^ 1, place)) return false;
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

  causeOf(note: number): Cause {
    return { type: 'room', place: note };
  }

  explain(literal: Literal, note: number, limit: number, because: Because): void {
    const { literals } = this.#graph;
    const { trail } = this.#search;
    const isOpen = (it: Literal) => it === (literal ^ 1) || !trail.wasTrue(it ^ 1, limit);
    const { border } = floodFrom(this.#graph, [note], isOpen, this.#mark);
    for (const wall of border) because.push((literals[wall] ?? 0) ^ 1);
  }
}
