import type { ReachScan, Source } from './ReachScan.ts';

const NONE = -1;

/** Two cells outside of regions, one on each side of a path from rim to rim. */
type Sides = readonly [number, number];

/** Finds paths of regions from rim to rim that would cut the cells outside of regions in two. */
export class RimScan {
  readonly #scan: ReachScan;
  readonly #sources: readonly Source[];
  /** The cells of the rim in cyclic order. */
  readonly #rim: readonly number[];
  /** By cell: its position on the rim. */
  readonly #placeOf: ReadonlyMap<number, number>;
  /** By position on the rim: number of steps to the next cell that is known to be outside. */
  readonly #stepsOut: Int32Array;

  constructor(scan: ReachScan, rim: readonly number[], sources: readonly Source[]) {
    this.#scan = scan;
    this.#sources = sources;
    this.#rim = rim;
    this.#placeOf = new Map(rim.map((cell, place) => [cell, place]));
    this.#stepsOut = new Int32Array(rim.length);
  }

  /** Find the cells on the rim that are known to be outside. Returns false if there are none. */
  load(): boolean {
    const { length } = this.#rim;
    let steps = length;
    for (let at = 2 * length - 1; at >= 0; at--) {
      this.#stepsOut[at % length] = steps;
      steps = this.#scan.isWall(this.#rim[at % length] ?? 0) ? 1 : Math.min(length, steps + 1);
    }
    return this.#stepsOut.some((it) => it < length);
  }

  /**
   * The sources that the region of a cell would reach only by a path that cuts the outside in two.
   */
  sourcesCutOffFrom(cell: number): ReadonlyMap<Source, Sides> {
    const cutOff = new Map<Source, Sides>();
    const starts = this.#placesOn(this.#scan.regionWith(cell).cells);
    if (starts.length === 0) return cutOff;
    for (const source of this.#sources) {
      const ends = this.#placesOn(this.#scan.regionWith(source.cell).cells);
      const sides = this.#sidesBetween(starts, ends);
      if (sides) cutOff.set(source, sides);
    }
    return cutOff;
  }

  #placesOn(cells: readonly number[]): readonly number[] {
    return cells.map((cell) => this.#placeOf.get(cell) ?? NONE).filter((place) => place >= 0);
  }

  /**
   * Cells outside on both sides of a path between two positions on the rim, if there are such
   * cells.
   */
  #sidesBetween(starts: readonly number[], ends: readonly number[]): Sides | undefined {
    for (const from of starts) {
      for (const to of ends) {
        const [one, other] = [this.#outsideAfter(from, to), this.#outsideAfter(to, from)];
        if (one !== undefined && other !== undefined) return [one, other];
      }
    }
    return undefined;
  }

  /** The first cell outside between two positions on the rim; undefined if they are the same. */
  #outsideAfter(from: number, to: number): number | undefined {
    const { length } = this.#rim;
    const steps = this.#stepsOut[from] ?? length;
    if (steps >= (to - from + length) % length) return undefined;
    return this.#rim[(from + steps) % length];
  }
}
