import type { Cause } from '../sat/Cause.ts';
import type { Because, Literal, Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { AreaScan } from './AreaScan.ts';
import { floodFrom, type Graph } from './Graph.ts';

/** Whether finished areas must all be the same in shape, or all differ. */
export type ShapeDemand = 'alike' | 'distinct';

/** Finished areas of true places have the same shape, or all have different ones. */
export class ShapeConstraint implements Propagator {
  readonly priority = 1;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #demand: ShapeDemand;
  readonly #nameOf: (cells: readonly number[]) => string;
  readonly #names = new Map<string, string>();
  readonly #scan: AreaScan;
  readonly #mark: Int32Array;

  /** `nameOf` gives the same text for row-major cells that are the same when turned, mirrored and moved. */
  constructor(
    search: Search,
    graph: Graph,
    demand: ShapeDemand,
    nameOf: (cells: readonly number[]) => string,
  ) {
    this.#search = search;
    this.#graph = graph;
    this.#demand = demand;
    this.#nameOf = nameOf;
    this.#scan = new AreaScan(graph, search.trail.value);
    this.#mark = new Int32Array(graph.literals.length);
    this.watched = graph.literals.flatMap((it) => (it < 0 ? [] : [it, it ^ 1]));
  }

  propagate(): boolean {
    this.#scan.findAreas();
    const { areas } = this.#scan;
    const byName = new Map<string, number>();
    for (let area = 0; area < areas; area++) {
      if (!this.#isClosed(area)) continue;
      const name = this.#nameOfArea(area);
      const twin = byName.get(name);
      const [other] = byName.values();
      const clash = this.#demand === 'distinct' ? twin : twin === undefined ? other : undefined;
      if (clash !== undefined) return this.#objectTo(area, clash);
      byName.set(name, area);
    }
    const [model] = byName.values();
    return this.#demand === 'distinct' || model === undefined || this.#compareSizes(model);
  }

  /** All areas against the size of a finished one. */
  #compareSizes(model: number): boolean {
    const { areas, sizeOf, reachOf, reachSizeOf } = this.#scan;
    const size = sizeOf[model] ?? 0;
    for (let area = 0; area < areas; area++) {
      const place = this.#placeOf(area);
      const isLarge = (sizeOf[area] ?? 0) > size;
      if (!isLarge && (reachSizeOf[reachOf[place] ?? 0] ?? 0) >= size) continue;
      const because = this.#outlineOf(model);
      const { literals } = this.#graph;
      if (isLarge) for (const cell of this.#cellsOf(area)) because.push(literals[cell] ?? 0);
      else {
        const { trail } = this.#search;
        because.push(literals[place] ?? 0);
        const isOpen = (it: Literal) => trail.value[it] !== -1;
        const { border } = floodFrom(this.#graph, [place], isOpen, this.#mark);
        for (const wall of border) because.push((literals[wall] ?? 0) ^ 1);
      }
      return this.#search.object(because, this.#placeOf(model) * literals.length);
    }
    return this.#mergeWithin(model, size);
  }

  /** Open places that would make an area larger than a finished one. */
  #mergeWithin(model: number, size: number): boolean {
    const { literals } = this.#graph;
    const { value } = this.#search.trail;
    for (let place = 0; place < literals.length; place++) {
      const literal = literals[place] ?? -1;
      if (literal < 0 || value[literal] !== 0 || this.#scan.mergedSize(place) <= size) continue;
      if (!this.#search.deduce(literal ^ 1, this.#placeOf(model) * literals.length + place)) {
        return false;
      }
    }
    return true;
  }

  causeOf(note: number): Cause {
    const { length } = this.#graph.literals;
    return { type: 'shape', place: (note - (note % length)) / length };
  }

  explain(literal: Literal, note: number, limit: number, because: Because): void {
    const { literals } = this.#graph;
    const { trail } = this.#search;
    const place = note % literals.length;
    const model = (note - place) / literals.length;
    const holds = (it: Literal) => it !== literal && trail.wasTrue(it, limit);
    const finished = floodFrom(this.#graph, [model], holds, this.#mark);
    for (const cell of finished.cells) because.push(literals[cell] ?? 0);
    for (const wall of finished.border) because.push((literals[wall] ?? 0) ^ 1);
    const grown = floodFrom(this.#graph, [place], holds, this.#mark).cells;
    for (const cell of grown.slice(0, finished.cells.length + 1)) {
      if (cell !== place) because.push(literals[cell] ?? 0);
    }
  }

  #placeOf(area: number): number {
    return this.#scan.cells[this.#scan.startOf[area] ?? 0] ?? 0;
  }

  #cellsOf(area: number): number[] {
    const start = this.#scan.startOf[area] ?? 0;
    return [...this.#scan.cells.subarray(start, start + (this.#scan.sizeOf[area] ?? 0))];
  }

  #isClosed(area: number): boolean {
    const { literals, starts, neighbors } = this.#graph;
    const { value } = this.#search.trail;
    for (const place of this.#cellsOf(area)) {
      for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
        if (value[literals[neighbors[at] ?? 0] ?? 0] === 0) return false;
      }
    }
    return true;
  }

  #nameOfArea(area: number): string {
    const cells = this.#cellsOf(area).sort((a, b) => a - b);
    const key = cells.join(' ');
    const name = this.#names.get(key) ?? this.#nameOf(cells);
    this.#names.set(key, name);
    return name;
  }

  /** The places of an area, and the walls around them. */
  #outlineOf(area: number): Because {
    const { literals } = this.#graph;
    const { trail } = this.#search;
    const isTrue = (it: Literal) => trail.value[it] === 1;
    const flood = floodFrom(this.#graph, [this.#placeOf(area)], isTrue, this.#mark);
    return [
      ...flood.cells.map((cell) => literals[cell] ?? 0),
      ...flood.border.map((cell) => (literals[cell] ?? 0) ^ 1),
    ];
  }

  #objectTo(area: number, other: number): false {
    const because = [...this.#outlineOf(area), ...this.#outlineOf(other)];
    return this.#search.object(because, this.#placeOf(area) * this.#graph.literals.length);
  }
}
