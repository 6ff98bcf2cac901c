import type { Graph } from './Graph.ts';
import type { ReachScan, Source } from './ReachScan.ts';

/** Receives the parts that separate a region from sources. */
export interface Obstruction {
  /** A cell that is false. */
  wall(cell: number): void;
  /** The cells of a region. */
  region(cells: readonly number[]): void;
}

const NONE = -1;

/**
 * Measures how far sources reach on an empty board, and finds the cells that separate regions from
 * them.
 */
export class SourceRooms {
  readonly #graph: Graph;
  readonly #sources: readonly Source[];
  /** By source, then by cell: the distance on an empty board. */
  readonly #steps: Int32Array[] = [];

  constructor(graph: Graph, sources: readonly Source[]) {
    this.#graph = graph;
    this.#sources = sources;
  }

  /**
   * Find the cells that separate a region from all sources but the `barred` ones: walls, regions
   * that sources have used up, and regions that it would join on its path. Only parts without which
   * a source would be near enough are reported.
   */
  findObstruction(
    scan: ReachScan,
    start: readonly number[],
    parts: Obstruction,
    barred?: ReadonlySet<Source>,
  ): void {
    const obstacles = {
      onWall: (cell: number, size: number) => {
        if (this.#has(cell, size, Infinity)) parts.wall(cell);
      },
      onRejected: (cell: number, size: number) => {
        if (!this.#has(cell, size, Infinity)) return;
        for (const { cells } of scan.regionsAt(cell)) parts.region(cells);
      },
      onAdded: (cell: number, size: number) => {
        if (!this.#has(cell, size, this.#graph.literals.length)) return;
        for (const { cells, sources } of scan.regionsAt(cell)) {
          if (sources.length === 0) parts.region(cells);
        }
      },
    };
    scan.grow(start, NONE, obstacles, barred);
  }

  /**
   * True if a source of at most size `largest` has room for a region of `size` cells that includes
   * this cell.
   */
  #has(cell: number, size: number, largest: number): boolean {
    return this.#sources.some(
      ({ most }, index) =>
        (most <= largest || largest === Infinity) && size + this.#stepsTo(index, cell) <= most,
    );
  }

  #stepsTo(index: number, cell: number): number {
    const steps = (this.#steps[index] ??= this.#stepsFrom(this.#sources[index]?.cell ?? 0));
    return steps[cell] ?? 0;
  }

  /** By cell: its distance from the source on an empty board. */
  #stepsFrom(source: number): Int32Array {
    const { literals, starts, neighbors } = this.#graph;
    const steps = new Int32Array(literals.length).fill(literals.length);
    const queue = [source];
    steps[source] = 0;
    for (const cell of queue) {
      for (const next of neighbors.subarray(starts[cell] ?? 0, starts[cell + 1] ?? 0)) {
        if ((steps[next] ?? 0) < literals.length) continue;
        steps[next] = (steps[cell] ?? 0) + 1;
        queue.push(next);
      }
    }
    return steps;
  }
}
