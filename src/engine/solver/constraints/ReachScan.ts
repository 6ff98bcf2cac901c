import type { Literal, ClueRef } from '../sat/Reason.ts';
import type { Graph } from './Graph.ts';

/** A cell of which every region must have one, and the largest size of a region with it. */
export interface Source {
  readonly cell: number;
  /** Several cells of one set count as one source. */
  readonly set: number;
  /** `Infinity` for any size. */
  readonly most: number;
  /** False if the source may be absent. It then counts only where that helps a region. */
  readonly isCertain: boolean;
  /** The clues that state the source and its size. */
  readonly clues: readonly ClueRef[];
}

/** A connected set of true cells, and the sources in it. */
interface Region {
  readonly cells: number[];
  readonly sources: Source[];
}

/** Receives the cells that stop the growth of a region. The size includes the cell itself. */
interface Obstacles {
  /** A cell that is false. */
  onWall?(cell: number, size: number): void;
  /** A cell next to a source, or on it, whose region has no room for the grown region. */
  onRejected?(cell: number, size: number): void;
  /** A cell that was added, with the size without the regions that it connects. */
  onAdded?(cell: number, size: number): void;
}

const NO_SOURCES: ReadonlySet<Source> = new Set();

/** Larger than any number of cells. */
const FAR = 1 << 30;

/**
 * Grows regions without a source until they reach one. An open cell costs one cell, plus the
 * regions without a source that it connects. An open cell next to a source belongs to that source
 * and to no other.
 */
export class ReachScan {
  readonly #graph: Graph;
  readonly #isExclusive: boolean;
  readonly #largest: number;
  /** By cell. */
  readonly #sourcesAt: readonly (readonly Source[])[];
  /** By cell: 1 true, -1 false, 0 open. */
  readonly #state: Int8Array;
  /** By cell: its region, -1 for none. */
  readonly #regionOf: Int32Array;
  #regions: Region[] = [];
  /** By cell: the regions next to it, or its own; undefined until the first use. */
  #near: (readonly Region[] | undefined)[] = [];
  /** By cell: number of cells added to reach it. */
  readonly #cost: Int32Array;
  readonly #from: Int32Array;
  readonly #byCost: number[][];
  /** Number of cells that the current search can add. */
  #room = 0;

  /** `isExclusive`: no region has two sources. */
  constructor(graph: Graph, sources: readonly Source[], isExclusive: boolean) {
    const { length } = graph.literals;
    this.#graph = graph;
    this.#isExclusive = isExclusive;
    this.#largest = Math.min(length, Math.max(0, ...sources.map(({ most }) => most)));
    this.#sourcesAt = graph.literals.map((_, cell) => sources.filter((it) => it.cell === cell));
    this.#state = new Int8Array(length);
    this.#regionOf = new Int32Array(length);
    this.#cost = new Int32Array(length);
    this.#from = new Int32Array(length);
    this.#byCost = Array.from({ length: length + 2 }, () => []);
  }

  get regions(): readonly Region[] {
    return this.#regions;
  }

  /** Load the values of literals, and find the regions. */
  load(valueOf: (literal: Literal) => number): void {
    const { literals } = this.#graph;
    literals.forEach((literal, cell) => {
      this.#state[cell] = literal < 0 ? -1 : valueOf(literal);
    });
    this.#regionOf.fill(-1);
    this.#regions = [];
    this.#near = [];
    for (let cell = 0; cell < literals.length; cell++) {
      if (this.#state[cell] === 1 && this.#regionOf[cell] === -1) this.#findRegion(cell);
    }
  }

  #findRegion(first: number): void {
    const index = this.#regions.length;
    const region: Region = { cells: [first], sources: [] };
    this.#regions.push(region);
    this.#regionOf[first] = index;
    for (const cell of region.cells) {
      region.sources.push(...this.sourcesAt(cell));
      for (const next of this.#around(cell)) {
        if (this.#state[next] !== 1 || this.#regionOf[next] !== -1) continue;
        this.#regionOf[next] = index;
        region.cells.push(next);
      }
    }
  }

  #around(cell: number): Int32Array {
    const { starts, neighbors } = this.#graph;
    return neighbors.subarray(starts[cell] ?? 0, starts[cell + 1] ?? 0);
  }

  /** True if a cell is in a region. */
  isIn(cell: number): boolean {
    return this.#state[cell] === 1;
  }

  /** True if a cell is known to be in no region. */
  isWall(cell: number): boolean {
    return this.#state[cell] === -1;
  }

  sourcesAt(cell: number): readonly Source[] {
    return this.#sourcesAt[cell] ?? [];
  }

  isOpen(cell: number): boolean {
    return this.#state[cell] === 0;
  }

  /** The regions next to a cell, or its own. */
  regionsAt(cell: number): readonly Region[] {
    return (this.#near[cell] ??= this.#findRegionsAt(cell));
  }

  #findRegionsAt(cell: number): readonly Region[] {
    const own = this.#regions[this.#regionOf[cell] ?? -1];
    if (own) return [own];
    const found: Region[] = [];
    const { starts, neighbors } = this.#graph;
    for (let at = starts[cell] ?? 0; at < (starts[cell + 1] ?? 0); at++) {
      const region = this.#regions[this.#regionOf[neighbors[at] ?? 0] ?? -1];
      if (region && !found.includes(region)) found.push(region);
    }
    return found;
  }

  /** True if a cell has a source, or would belong to the region of one. */
  isNearSource(cell: number): boolean {
    return (
      this.sourcesAt(cell).length > 0 ||
      this.regionsAt(cell).some(({ sources }) => sources.length > 0)
    );
  }

  /** The region of a cell, or the region that it would have if it were true. */
  regionWith(cell: number): Region {
    const regions = this.regionsAt(cell);
    const cells = regions.flatMap((it) => it.cells);
    return {
      cells: this.#state[cell] === 1 ? cells : [cell, ...cells],
      sources: [...this.sourcesAt(cell), ...regions.flatMap(({ sources }) => sources)],
    };
  }

  /**
   * Grow a region without a source, by the fewest cells first, until it reaches a source that has
   * room for it. Returns the last cell it needs, -1 if there is none. `avoided` is treated as
   * false, and the `barred` sources do not count.
   */
  grow(
    start: readonly number[],
    avoided: Literal,
    obstacles: Obstacles = {},
    barred: ReadonlySet<Source> = NO_SOURCES,
  ): number {
    const { literals, starts, neighbors } = this.#graph;
    const cost = this.#cost.fill(FAR);
    this.#room = Math.max(0, this.#largest - start.length);
    for (let sum = 0; sum <= this.#room; sum++) this.#byCost[sum] = [];
    for (const cell of start) this.#reach(cell, 0, -1);
    for (let sum = 0; sum <= this.#room; sum++) {
      for (const cell of this.#byCost[sum] ?? []) {
        if (cost[cell] !== sum) continue;
        const size = start.length + sum;
        if (sum > 0 && this.#state[cell] === 0) {
          const end = this.#endAt(cell, size, barred);
          if (end === 'reached') return cell;
          if (end === 'rejected') {
            obstacles.onRejected?.(cell, size);
            continue;
          }
        }
        const last = starts[cell + 1] ?? 0;
        for (let at = starts[cell] ?? 0; at < last; at++) {
          const next = neighbors[at] ?? 0;
          const known = this.#state[next] ?? -1;
          if (known === -1 || literals[next] === avoided) obstacles.onWall?.(next, size + 1);
          else if (known === 1) this.#reach(next, sum, cell);
          else {
            obstacles.onAdded?.(next, size + 1);
            this.#reach(next, sum + 1 + this.#connectedBy(next, cell), cell);
          }
        }
      }
    }
    return -1;
  }

  #reach(cell: number, sum: number, from: number): void {
    if (sum > this.#room || sum >= (this.#cost[cell] ?? 0)) return;
    this.#cost[cell] = sum;
    this.#from[cell] = from;
    this.#byCost[sum]?.push(cell);
  }

  /**
   * Number of cells in regions without a source that an open cell connects to the previous cell.
   * After a region on the path none is counted, because it may have been counted before.
   */
  #connectedBy(cell: number, before: number): number {
    const isStart = this.#cost[before] === 0;
    if (!isStart && this.#state[before] === 1) return 0;
    let size = 0;
    for (const region of this.regionsAt(cell)) {
      const [first = cell] = region.cells;
      const isNew = region.sources.length === 0 && this.#cost[first] !== 0;
      if (isNew && (isStart || !this.regionsAt(before).includes(region))) {
        size += region.cells.length;
      }
    }
    return size;
  }

  /**
   * The result of growing a region of this size into a cell: it reaches a source that has room for
   * it, or a source that has none; null if there is no source.
   */
  #endAt(cell: number, size: number, barred: ReadonlySet<Source>): 'reached' | 'rejected' | null {
    if (!this.isNearSource(cell)) return null;
    const near = this.regionsAt(cell);
    const own = this.sourcesAt(cell);
    const isWithin = (source: Source, all: number) => all <= source.most && !barred.has(source);
    const hasRoom =
      own.some((it) => isWithin(it, size)) ||
      near.some(({ cells, sources }) => sources.some((it) => isWithin(it, size + cells.length)));
    if (!hasRoom) return 'rejected';
    if (!this.#isExclusive) return 'reached';
    const all = [...own, ...near.flatMap(({ sources }) => sources)];
    const certain = all.filter(({ isCertain }) => isCertain);
    return certain.some(({ set }) => set !== certain[0]?.set) ? 'rejected' : 'reached';
  }

  /** The open cells on the path to a reached cell. */
  wayTo(end: number): readonly number[] {
    const way: number[] = [];
    for (let cell = end; cell >= 0; cell = this.#from[cell] ?? -1) {
      if (this.#cost[cell] !== 0 && this.isOpen(cell)) way.push(cell);
    }
    return way;
  }

  /**
   * The clues of all sources that the region of a cell could reach if they had room for it, and of
   * the sources that stop it.
   */
  cluesInSight(root: number): readonly ClueRef[] {
    return this.#inSight(this.regionWith(root).cells).flatMap(({ clues }) => clues);
  }

  #inSight(start: readonly number[]): readonly Source[] {
    const found = new Set<Source>();
    const seen = new Set(start);
    const queue = [...start];
    for (const cell of queue) {
      for (const next of this.#around(cell)) {
        if (seen.has(next) || this.#state[next] === -1) continue;
        seen.add(next);
        const sources = [
          ...this.sourcesAt(next),
          ...this.regionsAt(next).flatMap((region) => region.sources),
        ];
        for (const it of sources) found.add(it);
        if (!this.#isExclusive || !sources.some(({ isCertain }) => isCertain)) queue.push(next);
      }
    }
    return [...found];
  }
}
