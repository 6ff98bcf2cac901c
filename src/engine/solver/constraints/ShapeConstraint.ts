import type { Cause, Literal } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { RegionScan } from './RegionScan.ts';
import { floodFrom, type Flood, type Graph } from './Graph.ts';
import { PairPayload } from './PairPayload.ts';

/** Demand that all regions have the same shape, or that all have different shapes. */
export type ShapeDemand = 'alike' | 'distinct';

/**
 * Closed regions, which cannot grow any more, have the same shape, or all have different shapes.
 */
export class ShapeConstraint implements Propagator {
  readonly priority = PRIORITY.costly;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #demand: ShapeDemand;
  readonly #shapeKeyOf: (cells: readonly number[]) => string;
  readonly #shapeKeys = new Map<string, string>();
  readonly #scan: RegionScan;
  readonly #mark: Int32Array;
  /** Payloads of a cell of the reference region, and an undecided cell. */
  readonly #payloads: PairPayload;

  /**
   * `shapeKeyOf` gets row-major cells. The key does not depend on their position and orientation.
   */
  constructor(
    search: Search,
    graph: Graph,
    demand: ShapeDemand,
    shapeKeyOf: (cells: readonly number[]) => string,
  ) {
    this.#search = search;
    this.#graph = graph;
    this.#demand = demand;
    this.#shapeKeyOf = shapeKeyOf;
    this.#payloads = new PairPayload(graph.literals.length);
    this.#scan = new RegionScan(graph, search.trail.value);
    this.#mark = new Int32Array(graph.literals.length);
    this.watched = graph.literals.flatMap((it) => (it < 0 ? [] : [it, it ^ 1]));
  }

  propagate(): boolean {
    this.#scan.findRegions();
    const { regionCount } = this.#scan;
    const regionByKey = new Map<string, number>();
    for (let region = 0; region < regionCount; region++) {
      if (!this.#isClosed(region)) continue;
      const key = this.#shapeKeyOfRegion(region);
      const same = regionByKey.get(key);
      const [first] = regionByKey.values();
      const wrong = this.#demand === 'distinct' ? same : same === undefined ? first : undefined;
      if (wrong !== undefined) return this.#reportConflict(region, wrong);
      regionByKey.set(key, region);
    }
    if (this.#demand === 'distinct') return this.#deduceNoTwins(regionByKey);
    const [reference] = regionByKey.values();
    return reference === undefined || this.#compareSizes(reference);
  }

  /**
   * Deduce the color of cells next to regions that would get the shape of a closed one: the only
   * way to grow is used, and a cell that completes such a shape is in no region.
   */
  #deduceNoTwins(regionByKey: ReadonlyMap<string, number>): boolean {
    if (regionByKey.size === 0) return true;
    const { literals } = this.#graph;
    const { value } = this.#search.trail;
    const referenceOf = (cells: readonly number[]) => regionByKey.get(this.#shapeKey(cells));
    for (let cell = 0; cell < literals.length; cell++) {
      const literal = literals[cell] ?? -1;
      if (literal < 0 || value[literal] !== 0) continue;
      const completed = this.#closedWith(cell, (it) => value[it] === 1 || it === literal);
      const twin = completed && referenceOf(completed.cells);
      const left = this.#closedWithout(cell, (it) => value[it] ?? 0, referenceOf);
      const reference = left ? referenceOf(left.cells) : twin;
      if (reference === undefined || reference === null) continue;
      const deduced = left ? literal : literal ^ 1;
      if (!this.#search.deduce(deduced, this.#payloadFor(reference, cell))) return false;
    }
    return true;
  }

  /** The closed region that a cell completes; null if it is not closed. */
  #closedWith(cell: number, isTrue: (literal: Literal) => boolean): Flood | null {
    const { literals } = this.#graph;
    const flood = floodFrom(this.#graph, [cell], isTrue, this.#mark);
    return flood.border.every((it) => isTrue((literals[it] ?? 0) ^ 1)) ? flood : null;
  }

  /** A region next to a cell that is closed without it, with a forbidden shape; null for none. */
  #closedWithout(
    cell: number,
    valueOf: (literal: Literal) => number,
    isForbidden: (cells: readonly number[]) => number | boolean | undefined,
  ): Flood | null {
    const { literals, starts, neighbors } = this.#graph;
    for (let at = starts[cell] ?? 0; at < (starts[cell + 1] ?? 0); at++) {
      const next = neighbors[at] ?? 0;
      if (valueOf(literals[next] ?? 0) !== 1) continue;
      const flood = floodFrom(this.#graph, [next], (it) => valueOf(it) === 1, this.#mark);
      const isOnlyWay = flood.border.every(
        (it) => it === cell || valueOf(literals[it] ?? 0) === -1,
      );
      const found = isOnlyWay ? isForbidden(flood.cells) : undefined;
      if (found !== undefined && found !== false) return flood;
    }
    return null;
  }

  /** Compare all regions with the size of a closed one. */
  #compareSizes(reference: number): boolean {
    const { regionCount, sizeOf, reachOf, reachSizeOf } = this.#scan;
    const size = sizeOf[reference] ?? 0;
    for (let region = 0; region < regionCount; region++) {
      const cell = this.#firstCellOf(region);
      const isLarge = (sizeOf[region] ?? 0) > size;
      if (!isLarge && (reachSizeOf[reachOf[cell] ?? 0] ?? 0) >= size) continue;
      const because = this.#outlineOf(reference);
      const { literals } = this.#graph;
      if (isLarge) for (const it of this.#cellsOf(region)) because.push(literals[it] ?? 0);
      else {
        const { trail } = this.#search;
        because.push(literals[cell] ?? 0);
        const isOpen = (it: Literal) => trail.value[it] !== -1;
        const { border } = floodFrom(this.#graph, [cell], isOpen, this.#mark);
        for (const wall of border) because.push((literals[wall] ?? 0) ^ 1);
      }
      return this.#search.reportConflict(because, this.#payloadFor(reference, 0));
    }
    return this.#deduceMergers(reference, size);
  }

  /** Deduce that cells that would make a region larger than a closed one are in no region. */
  #deduceMergers(reference: number, size: number): boolean {
    const { literals } = this.#graph;
    const { value } = this.#search.trail;
    for (let cell = 0; cell < literals.length; cell++) {
      const literal = literals[cell] ?? -1;
      if (literal < 0 || value[literal] !== 0 || this.#scan.mergedSize(cell) <= size) continue;
      if (!this.#search.deduce(literal ^ 1, this.#payloadFor(reference, cell))) return false;
    }
    return true;
  }

  causeOf(payload: number): Cause {
    return { type: 'shape', cell: this.#payloads.first(payload) };
  }

  explain(literal: Literal, payload: number, limit: number, because: Because): void {
    if (this.#demand === 'distinct') {
      this.#explainNoTwin(literal, payload, limit, because);
      return;
    }
    const { literals } = this.#graph;
    const { trail } = this.#search;
    const merging = this.#payloads.second(payload);
    const reference = this.#payloads.first(payload);
    const holds = (it: Literal) => it !== literal && trail.wasTrue(it, limit);
    const closed = floodFrom(this.#graph, [reference], holds, this.#mark);
    for (const cell of closed.cells) because.push(literals[cell] ?? 0);
    for (const wall of closed.border) because.push((literals[wall] ?? 0) ^ 1);
    const grown = floodFrom(this.#graph, [merging], holds, this.#mark).cells;
    for (const cell of grown.slice(0, closed.cells.length + 1)) {
      if (cell !== merging) because.push(literals[cell] ?? 0);
    }
  }

  #explainNoTwin(literal: Literal, payload: number, limit: number, because: Because): void {
    const { literals } = this.#graph;
    const { trail } = this.#search;
    const [reference, cell] = [this.#payloads.first(payload), this.#payloads.second(payload)];
    const own = literals[cell] ?? 0;
    const holds = (it: Literal) => it >> 1 !== own >> 1 && trail.wasTrue(it, limit);
    const valueOf = (it: Literal) => (holds(it) ? 1 : holds(it ^ 1) ? -1 : 0);
    const closed = floodFrom(this.#graph, [reference], holds, this.#mark);
    const key = this.#shapeKey(closed.cells);
    const twin =
      literal === own
        ? this.#closedWithout(cell, valueOf, (cells) => this.#shapeKey(cells) === key)
        : floodFrom(this.#graph, [cell], holds, this.#mark);
    for (const flood of [closed, ...(twin ? [twin] : [])]) {
      for (const it of flood.cells) if (it !== cell) because.push(literals[it] ?? 0);
      for (const it of flood.border) if (it !== cell) because.push((literals[it] ?? 0) ^ 1);
    }
  }

  #firstCellOf(region: number): number {
    return this.#scan.cells[this.#scan.startOf[region] ?? 0] ?? 0;
  }

  #cellsOf(region: number): number[] {
    const start = this.#scan.startOf[region] ?? 0;
    return [...this.#scan.cells.subarray(start, start + (this.#scan.sizeOf[region] ?? 0))];
  }

  #isClosed(region: number): boolean {
    const { literals, starts, neighbors } = this.#graph;
    const { value } = this.#search.trail;
    for (const cell of this.#cellsOf(region)) {
      for (let at = starts[cell] ?? 0; at < (starts[cell + 1] ?? 0); at++) {
        if (value[literals[neighbors[at] ?? 0] ?? 0] === 0) return false;
      }
    }
    return true;
  }

  #shapeKeyOfRegion(region: number): string {
    return this.#shapeKey(this.#cellsOf(region));
  }

  #shapeKey(unsorted: readonly number[]): string {
    const cells = unsorted.toSorted((a, b) => a - b);
    const key = cells.join(' ');
    const shapeKey = this.#shapeKeys.get(key) ?? this.#shapeKeyOf(cells);
    this.#shapeKeys.set(key, shapeKey);
    return shapeKey;
  }

  /** The literals that make a region closed: its cells, and the cells around it. */
  #outlineOf(region: number): Because {
    const { literals } = this.#graph;
    const { trail } = this.#search;
    const isTrue = (it: Literal) => trail.value[it] === 1;
    const flood = floodFrom(this.#graph, [this.#firstCellOf(region)], isTrue, this.#mark);
    return [
      ...flood.cells.map((cell) => literals[cell] ?? 0),
      ...flood.border.map((cell) => (literals[cell] ?? 0) ^ 1),
    ];
  }

  #reportConflict(region: number, other: number): false {
    const because = [...this.#outlineOf(region), ...this.#outlineOf(other)];
    return this.#search.reportConflict(because, this.#payloadFor(region, 0));
  }

  #payloadFor(reference: number, cell: number): number {
    return this.#payloads.pack(this.#firstCellOf(reference), cell);
  }
}
