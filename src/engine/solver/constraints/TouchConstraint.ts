import type { Cause } from '../sat/Cause.ts';
import type { Because, Literal, Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { AreaScan } from './AreaScan.ts';
import { floodFrom, type Graph } from './Graph.ts';

/** Notes: a kind, and the place it is about. */
const KINDS = 2;
const TOO_MANY = 0;
const TOO_FEW = 1;

/** What areas must touch. */
export interface Touching {
  readonly sets: readonly (readonly number[])[];
  readonly least: number;
  readonly most: number;
  /** The place whose area is meant; -1 for all areas. */
  readonly at: number;
}

/** Every area of true places, or that of one place, touches a number of sets of places that lies between two bounds. */
export class TouchConstraint implements Propagator {
  readonly priority = 1;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #least: number;
  readonly #most: number;
  readonly #at: number;
  /** By place: the sets it is in. */
  readonly #setsAt: readonly (readonly number[])[];
  readonly #scan: AreaScan;
  readonly #mark: Int32Array;

  constructor(search: Search, graph: Graph, { sets, least, most, at: place }: Touching) {
    this.#search = search;
    this.#graph = graph;
    this.#least = least;
    this.#most = most;
    this.#at = place;
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
      const isMeant = this.#at < 0 || place === this.#at;
      const few = isMeant && (reachable.get(reachOf[place] ?? -1)?.size ?? 0) < this.#least;
      const many = !few && this.#isJoinedTo(place) && this.#countAt(place, touched) > this.#most;
      if (!few && !many) continue;
      const note = place * KINDS + (few ? TOO_FEW : TOO_MANY);
      if (!this.#search.deduce(literal ^ 1, note)) return false;
    }
    return true;
  }

  /** Whether a place is in the area that is meant, or would join it. */
  #isJoinedTo(place: number): boolean {
    if (this.#most === Infinity) return false;
    if (this.#at < 0 || place === this.#at) return true;
    const meant = this.#scan.areaOf[this.#at] ?? -1;
    if (meant < 0) return false;
    if (this.#scan.areaOf[place] === meant) return true;
    this.#scan.mergedSize(place);
    return this.#scan.merging.subarray(0, this.#scan.mergingCount).includes(meant);
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

  causeOf(note: number): Cause {
    const kind = note % KINDS;
    return {
      type: 'touch',
      fault: kind === TOO_FEW ? 'few' : 'many',
      place: (note - kind) / KINDS,
    };
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
    // The area that is meant has to be among what is flooded: all is taken then.
    const enough = this.#at < 0 ? this.#most : Infinity;
    for (const cell of floodFrom(this.#graph, [place], holds, this.#mark).cells) {
      push(literals[cell] ?? 0);
      for (const set of this.#setsAt[cell] ?? []) sets.add(set);
      if (sets.size > enough) return;
    }
  }
}
