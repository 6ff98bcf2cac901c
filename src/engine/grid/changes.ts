import type { Cell, Grid } from './grid.ts';

/** How one grid came from another. The older grid is held weakly: a note never keeps a history alive. */
interface ChangeNote {
  readonly before: WeakRef<Grid>;
  readonly cells: readonly Cell[];
}

const notes = new WeakMap<Grid, ChangeNote>();

/** Further back than this a comparison of all tiles is cheaper than following notes. */
const MAX_NOTES = 16;

/**
 * Note which cells an edit touched, so that nobody has to look for them again. `cells` holds every cell whose tile
 * differs between the two grids, perhaps others too. Returns `after`.
 */
export function noteChange(before: Grid, after: Grid, cells: readonly Cell[]): Grid {
  if (before !== after) notes.set(after, { before: new WeakRef(before), cells });
  return after;
}

/**
 * Cells whose tiles differ between two grids of one size, row-major. The cost grows with the change where edits have
 * noted it; otherwise all tiles are compared, once for each pair of grids.
 */
export function changedCells(before: Grid, after: Grid): readonly Cell[] {
  if (before.tiles === after.tiles) return [];
  const touched = touchedBetween(before, after) ?? touchedBetween(after, before);
  if (touched) return differing(before, after, touched);
  const cells: Cell[] = [];
  after.tiles.forEach((tile, cell) => {
    if (tile !== before.tiles[cell]) cells.push(cell);
  });
  if (!notes.get(after)?.before.deref()) noteChange(before, after, cells);
  return cells;
}

/** The cells noted on the way from one grid to a later one; null if the notes do not lead there. */
function touchedBetween(older: Grid, newer: Grid): Iterable<Cell> | null {
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

function differing(before: Grid, after: Grid, touched: Iterable<Cell>): readonly Cell[] {
  const cells = [...touched].filter((cell) => before.tiles[cell] !== after.tiles[cell]);
  return cells.sort((a, b) => a - b);
}
