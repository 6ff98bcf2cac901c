import type { RegionLabels } from './RegionLabels.ts';
import type { RegionScan } from './RegionScan.ts';
import type { Graph } from './Graph.ts';

/**
 * Finds cells and regions that exclude each other, from the labels of cells (fixed) and of regions
 * (from the last scan). A set of labels is a bit set of `#words` words.
 */
export class RegionExclusions {
  readonly #graph: Graph;
  readonly #words: number;
  /** By cell: its labels, and the labels that these exclude. */
  readonly #labels: Int32Array;
  readonly #excluded: Int32Array;
  /** The same by region. */
  readonly #regionLabels: Int32Array;
  readonly #regionExcluded: Int32Array;
  /** By cell: labels of its region, or of itself and of all adjacent regions. */
  readonly #adjacentLabels: Int32Array;

  constructor(graph: Graph, labels: RegionLabels) {
    const { length } = graph.literals;
    this.#graph = graph;
    this.#words = labels.isEmpty ? 0 : labels.words;
    const bits = labels.bits(length);
    this.#labels = bits.labels;
    this.#excluded = bits.excluded;
    this.#regionLabels = new Int32Array(length * this.#words);
    this.#regionExcluded = new Int32Array(length * this.#words);
    this.#adjacentLabels = new Int32Array(length * this.#words);
  }

  /** True if no cells exclude each other. */
  get isEmpty(): boolean {
    return this.#words === 0;
  }

  /** True if two cells can never be in one region. */
  areExclusive(a: number, b: number): boolean {
    return this.#intersect(this.#labels, a, this.#excluded, b);
  }

  /** All cells that can never be in one region with some of these. */
  excludedBy(cells: readonly number[]): readonly number[] {
    const words = this.#words;
    const found: number[] = [];
    if (words === 0) return found;
    const excluded = new Int32Array(words);
    for (const cell of cells)
      for (let word = 0; word < words; word++)
        excluded[word] = (excluded[word] ?? 0) | (this.#excluded[cell * words + word] ?? 0);
    for (let cell = 0; cell < this.#graph.literals.length; cell++)
      for (let word = 0; word < words; word++)
        if (((this.#labels[cell * words + word] ?? 0) & (excluded[word] ?? 0)) !== 0) {
          found.push(cell);
          break;
        }
    return found;
  }

  /** Collect the labels of all regions. Returns a region whose labels exclude each other, or -1. */
  collectLabels({ regionCount, startOf, sizeOf, cells }: RegionScan): number {
    const words = this.#words;
    for (let region = 0; region < regionCount && words > 0; region++) {
      const start = startOf[region] ?? 0;
      const end = start + (sizeOf[region] ?? 0);
      for (let word = 0; word < words; word++) {
        let labels = 0;
        let excluded = 0;
        for (let at = start; at < end; at++) {
          const index = (cells[at] ?? 0) * words + word;
          labels |= this.#labels[index] ?? 0;
          excluded |= this.#excluded[index] ?? 0;
        }
        this.#regionLabels[region * words + word] = labels;
        this.#regionExcluded[region * words + word] = excluded;
        if ((labels & excluded) !== 0) return region;
      }
    }
    return -1;
  }

  /**
   * True if a cell would connect regions that exclude each other, or is excluded itself. Only right
   * after the scan's `mergedSize` of the cell.
   */
  wouldViolate(cell: number, { mergedRegions, mergedCount }: RegionScan): boolean {
    const words = this.#words;
    for (let word = 0; word < words; word++) {
      let labels = this.#labels[cell * words + word] ?? 0;
      let excluded = this.#excluded[cell * words + word] ?? 0;
      for (let i = 0; i < mergedCount; i++) {
        const index = (mergedRegions[i] ?? 0) * words + word;
        labels |= this.#regionLabels[index] ?? 0;
        excluded |= this.#regionExcluded[index] ?? 0;
      }
      if ((labels & excluded) !== 0) return true;
    }
    return false;
  }

  /** Collect the labels in and next to each cell. Only after `collectLabels`. */
  findAdjacentLabels({ regionOf }: RegionScan): void {
    const { starts, neighbors } = this.#graph;
    const words = this.#words;
    for (let cell = 0; cell < regionOf.length && words > 0; cell++) {
      const region = regionOf[cell] ?? -1;
      const end = starts[cell + 1] ?? 0;
      for (let word = 0; word < words; word++) {
        let labels = this.#labels[cell * words + word] ?? 0;
        if (region >= 0) labels = this.#regionLabels[region * words + word] ?? 0;
        else
          for (let at = starts[cell] ?? 0; at < end; at++) {
            const next = regionOf[neighbors[at] ?? 0] ?? -1;
            if (next >= 0) labels |= this.#regionLabels[next * words + word] ?? 0;
          }
        this.#adjacentLabels[cell * words + word] = labels;
      }
    }
  }

  /**
   * True if a region can never grow into a cell, because the cell or a region next to it excludes
   * the region. Only after `findAdjacentLabels`.
   */
  isExcluded(cell: number, region: number): boolean {
    return this.#intersect(this.#adjacentLabels, cell, this.#regionExcluded, region);
  }

  /** True if set number `a` of some sets and set number `b` of others have a label in common. */
  #intersect(sets: Int32Array, a: number, others: Int32Array, b: number): boolean {
    const words = this.#words;
    for (let word = 0; word < words; word++)
      if (((sets[a * words + word] ?? 0) & (others[b * words + word] ?? 0)) !== 0) return true;
    return false;
  }
}
