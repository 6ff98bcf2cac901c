import type { Board } from '../grid/board.ts';
import { fillAll, floodFill, paintCells } from './edit.ts';
import type { Cell, Color, Grid, SolidColor } from '../grid/grid.ts';

/** The permissions of an edit. */
export interface EditRights {
  /** True if givens may be recolored, as by the tools of the editor. */
  readonly replaceFixed: boolean;
}

/** The effect of a stroke on the cells it crosses, determined by its first cell. */
export interface StrokeEffect extends EditRights {
  readonly target: Color;
  /** True if cells with another color change too. */
  readonly replaces: boolean;
}

/** The effect of a stroke that starts with a press on a cell; null if a press does nothing. */
export function beginStroke(
  grid: Grid,
  cell: Cell,
  color: SolidColor,
  { replaceFixed }: EditRights,
): StrokeEffect | null {
  const tile = grid.tiles[cell];
  if (!tile?.exists || (tile.fixed && !replaceFixed)) return null;
  const target = tile.color === color ? 'gray' : color;
  return { target, replaces: tile.color !== 'gray' && target !== 'gray', replaceFixed };
}

/** The grid after a stroke has crossed cells in this order. The same grid if it changed none. */
export function strokeOver(grid: Grid, effect: StrokeEffect, cells: Iterable<Cell>): Grid {
  const { target, replaces, replaceFixed } = effect;
  return paintCells(
    grid,
    cells,
    target,
    ({ exists, fixed, color }) =>
      exists && (replaceFixed || !fixed) && (target === 'gray' || color === 'gray' || replaces),
  );
}

/**
 * The grid after a press with the fill modifier. On a cell that already has the color, all gray
 * cells get it, connected or not. Otherwise the color floods the gray region at the cell, or, if
 * givens may be replaced, the region of the cell's color. The same grid if nothing changed.
 */
export function fill(
  board: Board,
  cell: Cell,
  color: SolidColor,
  { replaceFixed }: EditRights,
): Grid {
  const { grid } = board;
  const tile = grid.tiles[cell];
  if (!tile?.exists) return grid;
  if (tile.color === color) {
    return fillAll(grid, { from: 'gray', to: color, allowFixed: replaceFixed });
  }
  const from = replaceFixed ? tile.color : 'gray';
  return floodFill(board, cell, { from, to: color, allowFixed: replaceFixed });
}
