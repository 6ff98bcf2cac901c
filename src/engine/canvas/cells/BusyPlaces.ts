/** A run of adjacent places in one row. */
export interface Run {
  readonly row: number;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/**
 * The places that need the full shader: places with busy marks, the hovered place, and all places
 * around them, because marks extend into their neighbors. Stored by row, so that a change costs
 * only the rows around it.
 */
export class BusyPlaces {
  readonly #columns: number;
  readonly #rows: number;
  readonly #isBusy: Uint8Array;
  readonly #runsByRow: (readonly Run[])[];
  readonly #staleRows = new Set<number>();
  #hovered: number | null = null;
  #runs: readonly Run[] = [];

  constructor(columns: number, rows: number) {
    this.#columns = columns;
    this.#rows = rows;
    this.#isBusy = new Uint8Array(columns * rows);
    this.#runsByRow = Array.from({ length: rows }, () => []);
  }

  /** Set whether a place has busy marks. */
  set(index: number, isBusy: boolean): void {
    if ((this.#isBusy[index] === 1) === isBusy) return;
    this.#isBusy[index] = isBusy ? 1 : 0;
    this.#markStale(index);
  }

  /** The hovered place, which is always busy. */
  set hovered(index: number | null) {
    if (index === this.#hovered) return;
    if (this.#hovered !== null) this.#markStale(this.#hovered);
    if (index !== null) this.#markStale(index);
    this.#hovered = index;
  }

  /** All places that need the full shader, in row-major order. The same array until it changes. */
  runs(): readonly Run[] {
    if (this.#staleRows.size === 0) return this.#runs;
    for (const row of this.#staleRows) this.#runsByRow[row] = this.#runsOf(row);
    this.#staleRows.clear();
    this.#runs = this.#runsByRow.flat();
    return this.#runs;
  }

  /** Marks extend one place beyond their own, so the rows above and below change, too. */
  #markStale(index: number): void {
    const row = Math.floor(index / this.#columns);
    for (const stale of [row - 1, row, row + 1])
      if (stale >= 0 && stale < this.#rows) this.#staleRows.add(stale);
  }

  #runsOf(row: number): readonly Run[] {
    const runs: Run[] = [];
    let from = -1;
    for (let x = 0; x <= this.#columns; x += 1) {
      const isIn = x < this.#columns && this.#isNearBusy(row, x);
      if (isIn && from < 0) from = x;
      if (isIn || from < 0) continue;
      runs.push({ row, from, to: x });
      from = -1;
    }
    return runs;
  }

  #isNearBusy(row: number, x: number): boolean {
    for (let y = Math.max(row - 1, 0); y <= Math.min(row + 1, this.#rows - 1); y += 1)
      for (let near = Math.max(x - 1, 0); near <= Math.min(x + 1, this.#columns - 1); near += 1) {
        const index = y * this.#columns + near;
        if (this.#isBusy[index] === 1 || index === this.#hovered) return true;
      }
    return false;
  }
}
