import { BUSY, FLOATS } from './cellTexel.ts';

/** Neighbouring places of one row. */
export interface Run {
  readonly row: number;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/**
 * The places whose picture needs more than tiles at rest, as runs in row-major order: those with busy marks, one more
 * if given, and all around them, as marks reach into their neighbours.
 */
export function busyRuns(
  data: Float32Array,
  columns: number,
  rows: number,
  also: number | null,
): readonly Run[] {
  const isBusy = new Uint8Array(columns * rows);
  const spread = (index: number): void => {
    const x = index % columns;
    const y = (index - x) / columns;
    for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, rows - 1); row += 1)
      isBusy.fill(1, row * columns + Math.max(x - 1, 0), row * columns + Math.min(x + 2, columns));
  };
  for (let index = 0; index < isBusy.length; index += 1)
    if (((data[index * FLOATS] ?? 0) & BUSY) !== 0) spread(index);
  if (also !== null) spread(also);
  const runs: Run[] = [];
  for (let row = 0; row < rows; row += 1) {
    let from = -1;
    for (let x = 0; x <= columns; x += 1) {
      const on = x < columns && isBusy[row * columns + x] === 1;
      if (on && from < 0) from = x;
      if (on || from < 0) continue;
      runs.push({ row, from, to: x });
      from = -1;
    }
  }
  return runs;
}
