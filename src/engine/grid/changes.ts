import type { Cell, Grid } from './grid.ts';

/**
 * The cells in which a grid may differ from its predecessor. The predecessor is held weakly, so
 * that notes keep no old grids in memory.
 */
interface ChangeNote {
  readonly before: WeakRef<Grid>;
  readonly cells: readonly Cell[];
}

const notes = new WeakMap<Grid, ChangeNote>();

/** With more notes between two grids, comparing all tiles is cheaper than following the notes. */
const MAX_NOTES = 16;

/**
 * Record the cells an edit changed, so that later code need not search for them. `cells` has every
 * cell whose tile differs between the two grids, and may have others. Returns `after`.
 */
export function noteChange(before: Grid, after: Grid, cells: readonly Cell[]): Grid {
  if (before !== after) notes.set(after, { before: new WeakRef(before), cells });
  return after;
}

/**
 * Cells whose tiles differ between two grids of one size, row-major. If edits have recorded their
 * changes, the cost grows with the change; otherwise all tiles are compared, once for each pair of
 * grids.
 */
export function changedCells(before: Grid, after: Grid): readonly Cell[] {
  if (before.tiles === after.tiles) return [];
  const noted = notedBetween(before, after) ?? notedBetween(after, before);
  if (noted) return differing(before, after, noted);
  const cells: Cell[] = [];
  after.tiles.forEach((tile, cell) => {
    if (tile !== before.tiles[cell]) cells.push(cell);
  });
  if (!notes.get(after)?.before.deref()) noteChange(before, after, cells);
  return cells;
}

/** The cells recorded from one grid to a later one; null if the notes do not connect them. */
function notedBetween(older: Grid, newer: Grid): Iterable<Cell> | null {
  const last = notes.get(newer);
  const beforeLast = last?.before.deref();
  if (last && beforeLast === older) return last.cells;
  const cells = new Set(last?.cells);
  let grid = beforeLast;
  for (let steps = 1; grid && steps < MAX_NOTES; steps++) {
    const note = notes.get(grid);
    for (const cell of note?.cells ?? []) cells.add(cell);
    grid = note?.before.deref();
    if (grid === older) return cells;
  }
  return null;
}

function differing(before: Grid, after: Grid, noted: Iterable<Cell>): readonly Cell[] {
  const cells = [...noted].filter((cell) => before.tiles[cell] !== after.tiles[cell]);
  return cells.sort((a, b) => a - b);
}
