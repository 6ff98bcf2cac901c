import type { Cell, Color, Grid } from '../grid/grid.ts';
import { paintCells } from './edit.ts';

const COLORS: readonly Color[] = ['dark', 'light', 'gray'];

/** A grid with some cells and all cells connected with them recolored; givens stay. */
export function recolorCells(
  grid: Grid,
  cells: readonly { readonly cell: Cell; readonly color: Color }[],
): Grid {
  return COLORS.reduce((current, color) => {
    const own = cells.filter((it) => it.color === color).map(({ cell }) => cell);
    return own.length === 0 ? current : paintCells(current, own, color, ({ fixed }) => !fixed);
  }, grid);
}
