import type { Cause, ClueRef, Literal } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { RegionScan } from './RegionScan.ts';
import { floodFrom, type Graph } from './Graph.ts';
import { PairPayload } from './PairPayload.ts';

const TOO_MANY = 0;
const TOO_FEW = 1;
/** Payloads of a cell whose region is meant, and the kind of the deduction. */
const PAYLOADS = new PairPayload(2);

/** Cells that count as one, and the clue that they come from. */
export interface TouchedSet {
  readonly cells: readonly number[];
  readonly clue: ClueRef;
  /**
   * False if the set may be absent. It does not count where a region touches too many sets, and
   * counts where a region could touch enough.
   */
  readonly isCertain: boolean;
}

/** The number of sets that a region must touch. */
export interface TouchDemand {
  readonly sets: readonly TouchedSet[];
  readonly least: number;
  readonly most: number;
  /** The cell whose region is meant, -1 for every region. */
  readonly at: number;
  /** The clues that state the demand. */
  readonly clues: readonly ClueRef[];
}

/**
 * Every region, or that of one cell, touches between `least` and `most` sets of cells. A region
 * touches a set if it contains a cell of it.
 */
export class TouchConstraint implements Propagator {
  readonly priority = PRIORITY.costly;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #least: number;
  readonly #most: number;
  readonly #at: number;
  readonly #sets: readonly TouchedSet[];
  readonly #clues: readonly ClueRef[];
  /** By cell: indexes of the sets that contain it. */
  readonly #setsAt: readonly (readonly number[])[];
  readonly #scan: RegionScan;
  readonly #mark: Int32Array;

  constructor(search: Search, graph: Graph, { sets, least, most, at, clues }: TouchDemand) {
    this.#search = search;
    this.#graph = graph;
    this.#least = least;
    this.#most = most;
    this.#at = at;
    this.#sets = sets;
    this.#clues = clues;
    const setsAt = graph.literals.map((): number[] => []);
    sets.forEach(({ cells }, set) => {
      for (const cell of new Set(cells)) setsAt[cell]?.push(set);
    });
    this.#setsAt = setsAt;
    this.#scan = new RegionScan(graph, search.trail.value);
    this.#mark = new Int32Array(graph.literals.length);
    this.watched = graph.literals.flatMap((it) => (it < 0 ? [] : [it, it ^ 1]));
  }

  propagate(): boolean {
    const { value } = this.#search.trail;
    const { literals } = this.#graph;
    this.#scan.findRegions();
    const { regionOf, reachOf, regionCount } = this.#scan;
    const touched = Array.from({ length: regionCount }, () => new Set<number>());
    const reachable = new Map<number, Set<number>>();
    this.#setsAt.forEach((sets, cell) => {
      if (sets.length === 0) return;
      const region = touched[regionOf[cell] ?? -1];
      const reach = reachOf[cell] ?? -1;
      const inReach = reachable.get(reach) ?? new Set<number>();
      reachable.set(reach, inReach);
      for (const set of sets) {
        if (this.#isCertain(set)) region?.add(set);
        inReach.add(set);
      }
    });
    for (let cell = 0; cell < literals.length; cell++) {
      const literal = literals[cell] ?? -1;
      if (literal < 0 || value[literal] === -1) continue;
      const isMeant = this.#at < 0 || cell === this.#at;
      const few = isMeant && (reachable.get(reachOf[cell] ?? -1)?.size ?? 0) < this.#least;
      const many = !few && this.#isInRegion(cell) && this.#countAt(cell, touched) > this.#most;
      if (!few && !many) continue;
      const payload = PAYLOADS.pack(cell, few ? TOO_FEW : TOO_MANY);
      if (!this.#search.deduce(literal ^ 1, payload)) return false;
    }
    return true;
  }

  #isCertain(set: number): boolean {
    return this.#sets[set]?.isCertain === true;
  }

  /** True if a cell is in the region of the demand, or would be. */
  #isInRegion(cell: number): boolean {
    if (this.#most === Infinity) return false;
    if (this.#at < 0 || cell === this.#at) return true;
    const meant = this.#scan.regionOf[this.#at] ?? -1;
    if (meant < 0) return false;
    if (this.#scan.regionOf[cell] === meant) return true;
    this.#scan.mergedSize(cell);
    return this.#scan.mergedRegions.subarray(0, this.#scan.mergedCount).includes(meant);
  }

  /**
   * Number of sets touched by the region of a cell. An undecided cell is counted as part of the
   * region.
   */
  #countAt(cell: number, touched: readonly ReadonlySet<number>[]): number {
    const region = this.#scan.regionOf[cell] ?? -1;
    if (region >= 0) return touched[region]?.size ?? 0;
    const sets = new Set(this.#setsAt[cell]?.filter((set) => this.#isCertain(set)));
    this.#scan.mergedSize(cell);
    for (let i = 0; i < this.#scan.mergedCount; i++) {
      for (const set of touched[this.#scan.mergedRegions[i] ?? 0] ?? []) sets.add(set);
    }
    return sets.size;
  }

  causeOf(payload: number): Cause {
    const fault = PAYLOADS.second(payload) === TOO_FEW ? 'few' : 'many';
    return { type: 'touch', fault, cell: PAYLOADS.first(payload) };
  }

  /** With too many sets, includes the clues of the touched sets. */
  cluesOf(payload: number, because: readonly Literal[]): readonly ClueRef[] {
    if (PAYLOADS.second(payload) === TOO_FEW) return this.#clues;
    const known = new Set(because);
    const cells = [PAYLOADS.first(payload)];
    this.#graph.literals.forEach((it, cell) => {
      if (known.has(it)) cells.push(cell);
    });
    const sets = new Set(cells.flatMap((cell) => this.#setsAt[cell] ?? []));
    const counted = [...sets].flatMap((set) => {
      const { clue, isCertain } = this.#sets[set] ?? {};
      return clue && isCertain ? [clue] : [];
    });
    return [...new Set([...this.#clues, ...counted])];
  }

  explain(literal: Literal, payload: number, limit: number, because: Because): void {
    const { trail } = this.#search;
    const { literals } = this.#graph;
    const start = PAYLOADS.first(payload);
    const holds = (it: Literal) => it === (literal ^ 1) || trail.wasTrue(it, limit);
    const push = (it: Literal) => {
      if (it >> 1 !== literal >> 1) because.push(it);
    };
    if (PAYLOADS.second(payload) === TOO_FEW) {
      const { border } = floodFrom(this.#graph, [start], (it) => !holds(it ^ 1), this.#mark);
      for (const wall of border) push((literals[wall] ?? 0) ^ 1);
      return;
    }
    const sets = new Set<number>();
    // The explanation for the region of one cell must contain that cell, so nothing is left out.
    const enough = this.#at < 0 ? this.#most : Infinity;
    for (const cell of floodFrom(this.#graph, [start], holds, this.#mark).cells) {
      push(literals[cell] ?? 0);
      for (const set of this.#setsAt[cell] ?? []) if (this.#isCertain(set)) sets.add(set);
      if (sets.size > enough) return;
    }
  }
}
