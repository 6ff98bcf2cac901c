import type { Because, Literal, Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { AreaScan } from './AreaScan.ts';
import { floodFrom, type Graph } from './Graph.ts';

/** Notes: a kind, and the place it is about. */
const KINDS = 2;
const TOO_MANY = 0;
const TOO_FEW = 1;

/** Every area of true places touches a number of sets of places that lies between two bounds. */
export class TouchConstraint implements Propagator {
  readonly priority = 1;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #least: number;
  readonly #most: number;
  /** By place: the sets it is in. */
  readonly #setsAt: readonly (readonly number[])[];
  readonly #scan: AreaScan;
  readonly #mark: Int32Array;

  constructor(
    search: Search,
    graph: Graph,
    sets: readonly (readonly number[])[],
    least: number,
    most: number,
  ) {
    this.#search = search;
    this.#graph = graph;
    this.#least = least;
    this.#most = most;
    const at = graph.literals.map((): number[] => []);
    sets.forEach((places, set) => {
      for (const place of new Set(places)) at[place]?.push(set);
    });
    this.#setsAt = at;
    this.#scan = new AreaScan(graph, search.trail.value);
    this.#mark = new Int32Array(graph.literals.length);
    this.watched = graph.literals.flatMap((it) => (it < 0 ? [] : [it, it ^ 1]));
  }

  propagate(): boolean {
    const { value } = this.#search.trail;
    const { literals } = this.#graph;
    this.#scan.findAreas();
    const { areaOf, reachOf, areas } = this.#scan;
    const touched = Array.from({ length: areas }, () => new Set<number>());
    const reachable = new Map<number, Set<number>>();
    this.#setsAt.forEach((sets, place) => {
      if (sets.length === 0) return;
      const area = touched[areaOf[place] ?? -1];
      const reach = reachOf[place] ?? -1;
      const inReach = reachable.get(reach) ?? new Set<number>();
      reachable.set(reach, inReach);
      for (const set of sets) {
        area?.add(set);
        inReach.add(set);
      }
    });
    for (let place = 0; place < literals.length; place++) {
      const literal = literals[place] ?? -1;
      if (literal < 0 || value[literal] === -1) continue;
      const few = (reachable.get(reachOf[place] ?? -1)?.size ?? 0) < this.#least;
      const many = !few && this.#most < Infinity && this.#countAt(place, touched) > this.#most;
      if (!few && !many) continue;
      const note = place * KINDS + (few ? TOO_FEW : TOO_MANY);
      if (!this.#search.deduce(literal ^ 1, note)) return false;
    }
    return true;
  }

  /** Sets that the area at a place touches, or would touch if an open place joined it. */
  #countAt(place: number, touched: readonly ReadonlySet<number>[]): number {
    const area = this.#scan.areaOf[place] ?? -1;
    if (area >= 0) return touched[area]?.size ?? 0;
    const sets = new Set(this.#setsAt[place]);
    this.#scan.mergedSize(place);
    for (let i = 0; i < this.#scan.mergingCount; i++) {
      for (const set of touched[this.#scan.merging[i] ?? 0] ?? []) sets.add(set);
    }
    return sets.size;
  }

  explain(literal: Literal, note: number, limit: number, because: Because): void {
    const { trail } = this.#search;
    const { literals } = this.#graph;
    const kind = note % KINDS;
    const place = (note - kind) / KINDS;
    const holds = (it: Literal) => it === (literal ^ 1) || trail.wasTrue(it, limit);
    const push = (it: Literal) => {
      if (it >> 1 !== literal >> 1) because.push(it);
    };
    if (kind === TOO_FEW) {
      const { border } = floodFrom(this.#graph, [place], (it) => !holds(it ^ 1), this.#mark);
      for (const wall of border) push((literals[wall] ?? 0) ^ 1);
      return;
    }
    const sets = new Set<number>();
    for (const cell of floodFrom(this.#graph, [place], holds, this.#mark).cells) {
      push(literals[cell] ?? 0);
      for (const set of this.#setsAt[cell] ?? []) sets.add(set);
      if (sets.size > this.#most) return;
    }
  }
}
