import type { Graph } from './Graph.ts';

/** Limits on the growth of a region. */
export interface Growth {
  /** Steps from cell to cell. */
  readonly distance: number;
  /** Number of cells after which the search stops. */
  readonly enough: number;
  readonly isExcluded: (cell: number, region: number) => boolean;
}

/**
 * The regions of a color and their reaches under the current assignment. A cell is in a region if
 * its literal is true. Every scan overwrites the results of the previous one.
 */
export class RegionScan {
  /** By cell: its region, -1 for cells that are not true. */
  readonly regionOf: Int32Array;
  /** By region: number of cells. */
  readonly sizeOf: Int32Array;
  /** By region: the start of its cells in `cells`. */
  readonly startOf: Int32Array;
  readonly cells: Int32Array;
  /** Number of regions. */
  regionCount = 0;
  /** By cell: its reach, a component of cells that are not false; -1 for false ones. */
  readonly reachOf: Int32Array;
  /** By reach: number of cells. */
  readonly reachSizeOf: Int32Array;
  /** The regions next to the cell of the last call of `mergedSize`. */
  readonly mergedRegions = new Int32Array(8);
  mergedCount = 0;
  readonly #graph: Graph;
  /** By literal, as in the trail. */
  readonly #value: Int8Array;
  /** By cell: its value at the time of the scan; -1 if the graph has no such cell. */
  readonly #values: Int8Array;
  readonly #queue: Int32Array;
  /** By cell: its distance from the region plus one, 0 outside the bounded reach. */
  readonly #distance: Int32Array;
  readonly #order: Int32Array;
  readonly #low: Int32Array;
  readonly #parentOf: Int32Array;
  readonly #nextEdge: Int32Array;
  readonly #subtreeSize: Int32Array;
  readonly #cutOffSize: Int32Array;
  readonly #mandatory: Int32Array;

  constructor(graph: Graph, value: Int8Array) {
    const { length } = graph.literals;
    const array = () => new Int32Array(length);
    this.#graph = graph;
    this.#value = value;
    this.#values = new Int8Array(length);
    this.regionOf = array();
    this.sizeOf = array();
    this.startOf = array();
    this.cells = array();
    this.reachOf = array();
    this.reachSizeOf = array();
    this.#queue = array();
    this.#distance = array();
    this.#order = array();
    this.#low = array();
    this.#parentOf = array();
    this.#nextEdge = array();
    this.#subtreeSize = array();
    this.#cutOffSize = array();
    this.#mandatory = array();
  }

  /** Find all regions and reaches. */
  findRegions(): void {
    this.regionOf.fill(-1);
    this.reachOf.fill(-1);
    this.regionCount = 0;
    const { literals } = this.#graph;
    const values = this.#values;
    for (let cell = 0; cell < values.length; cell++) {
      const literal = literals[cell] ?? -1;
      values[cell] = literal < 0 ? -1 : (this.#value[literal] ?? 0);
    }
    let end = 0;
    let reaches = 0;
    for (let cell = 0; cell < values.length; cell++) {
      const value = values[cell] ?? 0;
      if (value === 1 && this.regionOf[cell] === -1) {
        const region = this.regionCount++;
        const after = this.#flood(cell, 1, region, this.regionOf, this.cells, end);
        this.startOf[region] = end;
        this.sizeOf[region] = after - end;
        end = after;
      }
      if (value !== -1 && this.reachOf[cell] === -1) {
        const reach = reaches++;
        this.reachSizeOf[reach] = this.#flood(cell, 0, reach, this.reachOf, this.#queue, 0);
      }
    }
  }

  /**
   * Number the component of a cell among cells whose value is at least `least`. Appends its cells
   * to `queue` at `start` and returns their end.
   */
  #flood(
    from: number,
    least: number,
    index: number,
    indexOf: Int32Array,
    queue: Int32Array,
    start: number,
  ): number {
    const { starts, neighbors } = this.#graph;
    const values = this.#values;
    let end = start;
    queue[end++] = from;
    indexOf[from] = index;
    for (let head = start; head < end; head++) {
      const cell = queue[head] ?? 0;
      const last = starts[cell + 1] ?? 0;
      for (let at = starts[cell] ?? 0; at < last; at++) {
        const next = neighbors[at] ?? 0;
        if (indexOf[next] !== -1 || (values[next] ?? 0) < least) continue;
        indexOf[next] = index;
        queue[end++] = next;
      }
    }
    return end;
  }

  /** Size of the region that an undecided cell would form with the regions next to it. */
  mergedSize(cell: number): number {
    const { starts, neighbors } = this.#graph;
    const { mergedRegions } = this;
    let count = 0;
    let size = 1;
    const end = starts[cell + 1] ?? 0;
    for (let at = starts[cell] ?? 0; at < end; at++) {
      const region = this.regionOf[neighbors[at] ?? 0] ?? -1;
      if (region < 0) continue;
      let isNew = true;
      for (let i = 0; i < count; i++) if (mergedRegions[i] === region) isNew = false;
      if (!isNew) continue;
      mergedRegions[count++] = region;
      size += this.sizeOf[region] ?? 0;
    }
    this.mergedCount = count;
    return size;
  }

  /** Find the part of a region's reach within limits. Returns its number of cells. */
  findBoundedReach(region: number, { distance, enough, isExcluded }: Growth): number {
    const { literals, starts, neighbors } = this.#graph;
    const steps = this.#distance.fill(0);
    const queue = this.#queue;
    const start = this.startOf[region] ?? 0;
    let end = this.sizeOf[region] ?? 0;
    for (let i = 0; i < end; i++) {
      const cell = this.cells[start + i] ?? 0;
      queue[i] = cell;
      steps[cell] = 1;
    }
    for (let head = 0; head < end && end < enough; head++) {
      const cell = queue[head] ?? 0;
      const own = steps[cell] ?? 0;
      if (own > distance) break;
      const last = starts[cell + 1] ?? 0;
      for (let at = starts[cell] ?? 0; at < last; at++) {
        const next = neighbors[at] ?? 0;
        if (steps[next] !== 0 || this.#value[literals[next] ?? 0] === -1) continue;
        if (isExcluded(next, region)) continue;
        steps[next] = own + 1;
        queue[end++] = next;
      }
    }
    return end;
  }

  /** The cells of the last bounded reach, of this size. The cells of the region come first. */
  boundedReachCells(size: number): Int32Array {
    return this.#queue.slice(0, size);
  }

  /**
   * Undecided cells of the last bounded reach whose loss would cut off more than `spare` cells,
   * including themselves. Cut points are found by depth-first search (Hopcroft and Tarjan 1973).
   */
  mandatoryCells(
    region: number,
    spare: number,
  ): { readonly mandatory: Int32Array; readonly mandatoryCount: number } {
    const { literals, starts, neighbors } = this.#graph;
    const [order, low, parentOf, nextEdge, subtreeSize, cutOffSize] = [
      this.#order.fill(0),
      this.#low,
      this.#parentOf,
      this.#nextEdge,
      this.#subtreeSize,
      this.#cutOffSize,
    ];
    let mandatoryCount = 0;
    let time = 1;
    let cell = this.cells[this.startOf[region] ?? 0] ?? 0;
    parentOf[cell] = -1;
    order[cell] = low[cell] = time++;
    nextEdge[cell] = starts[cell] ?? 0;
    subtreeSize[cell] = 1;
    cutOffSize[cell] = 1;
    for (;;) {
      const at = nextEdge[cell] ?? 0;
      if (at < (starts[cell + 1] ?? 0)) {
        nextEdge[cell] = at + 1;
        const next = neighbors[at] ?? 0;
        if (this.#distance[next] === 0) continue;
        const seen = order[next] ?? 0;
        if (seen > 0) {
          if (seen < (low[cell] ?? 0)) low[cell] = seen;
          continue;
        }
        parentOf[next] = cell;
        order[next] = low[next] = time++;
        nextEdge[next] = starts[next] ?? 0;
        subtreeSize[next] = 1;
        cutOffSize[next] = 1;
        cell = next;
        continue;
      }
      if ((cutOffSize[cell] ?? 0) > spare && this.#value[literals[cell] ?? 0] === 0) {
        this.#mandatory[mandatoryCount++] = cell;
      }
      const above = parentOf[cell] ?? -1;
      if (above < 0) return { mandatory: this.#mandatory, mandatoryCount };
      const lowest = low[cell] ?? 0;
      const size = subtreeSize[cell] ?? 0;
      if (lowest < (low[above] ?? 0)) low[above] = lowest;
      subtreeSize[above] = (subtreeSize[above] ?? 0) + size;
      if (lowest >= (order[above] ?? 0)) cutOffSize[above] = (cutOffSize[above] ?? 0) + size;
      cell = above;
    }
  }
}
