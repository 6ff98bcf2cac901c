import type { Cause } from '../sat/Cause.ts';
import type { Because, Literal, Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { AreaScan } from './AreaScan.ts';
import type { Graph } from './Graph.ts';

/** True places form no circuit. */
export class ForestConstraint implements Propagator {
  readonly priority = 1;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #scan: AreaScan;
  readonly #from: Int32Array;

  constructor(search: Search, graph: Graph) {
    this.#search = search;
    this.#graph = graph;
    this.#scan = new AreaScan(graph, search.trail.value);
    this.#from = new Int32Array(graph.literals.length);
    this.watched = graph.literals.filter((it) => it >= 0);
  }

  propagate(): boolean {
    const { value } = this.#search.trail;
    const { literals, starts, neighbors } = this.#graph;
    this.#scan.findAreas();
    const { areaOf, sizeOf, startOf, cells, areas } = this.#scan;
    for (let area = 0; area < areas; area++) {
      if (this.#countEdges(area) < (sizeOf[area] ?? 0)) continue;
      return this.#objectTo(cells[startOf[area] ?? 0] ?? 0);
    }
    for (let place = 0; place < literals.length; place++) {
      const literal = literals[place] ?? -1;
      if (literal < 0 || value[literal] !== 0) continue;
      let met = 0;
      const end = starts[place + 1] ?? 0;
      for (let at = starts[place] ?? 0; at < end; at++) {
        if ((areaOf[neighbors[at] ?? 0] ?? -1) >= 0) met++;
      }
      if (met < 2) continue;
      this.#scan.mergedSize(place);
      if (this.#scan.mergingCount === met) continue;
      if (!this.#search.deduce(literal ^ 1, place)) return false;
    }
    return true;
  }

  /** Object to the first circuit met from a place of an area that has one. */
  #objectTo(root: number): boolean {
    const { value } = this.#search.trail;
    const { literals, starts, neighbors } = this.#graph;
    const from = this.#from.fill(-1);
    const queue = [root];
    from[root] = root;
    for (const place of queue) {
      for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
        const next = neighbors[at] ?? 0;
        if (next === from[place] || value[literals[next] ?? 0] !== 1) continue;
        if (from[next] === -1) {
          from[next] = place;
          queue.push(next);
          continue;
        }
        const because: Because = [literals[place] ?? 0];
        this.#addCircuit(place, (it) => it !== place && value[literals[it] ?? 0] === 1, because);
        return this.#search.object(because, place);
      }
    }
    return true;
  }

  /** Number of pairs of neighbours in an area. */
  #countEdges(area: number): number {
    const { starts, neighbors } = this.#graph;
    const { areaOf, sizeOf, startOf, cells } = this.#scan;
    const start = startOf[area] ?? 0;
    let ends = 0;
    for (let at = start; at < start + (sizeOf[area] ?? 0); at++) {
      const place = cells[at] ?? 0;
      const last = starts[place + 1] ?? 0;
      for (let edge = starts[place] ?? 0; edge < last; edge++) {
        if (areaOf[neighbors[edge] ?? 0] === area) ends++;
      }
    }
    return ends / 2;
  }

  causeOf(note: number): Cause {
    return { type: 'circuit', place: note };
  }

  explain(literal: Literal, note: number, limit: number, because: Because): void {
    const { trail } = this.#search;
    const { literals } = this.#graph;
    const isTrue = (place: number) =>
      (literals[place] ?? 0) >> 1 !== literal >> 1 && trail.wasTrue(literals[place] ?? 0, limit);
    this.#addCircuit(note, isTrue, because);
  }

  /** A path of true places between two neighbours of a place: the shortest, found from all of them at once. */
  #addCircuit(root: number, isTrue: (place: number) => boolean, because: Because): void {
    const { literals, starts, neighbors } = this.#graph;
    const from = this.#from.fill(-1);
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
      for (let place = end; ; place = from[place] ?? place) {
        because.push(literals[place] ?? 0);
        if (from[place] === place) return;
      }
    };
    for (const place of queue) {
      for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
        const next = neighbors[at] ?? 0;
        if (next === root || !isTrue(next)) continue;
        if (from[next] === -1) {
          from[next] = place;
          branch.set(next, branch.get(place) ?? place);
          queue.push(next);
        } else if (branch.get(next) !== branch.get(place)) {
          addPath(place);
          addPath(next);
          return;
        }
      }
    }
  }
}
