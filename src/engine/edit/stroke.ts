import type { Board } from '../grid/board.ts';
import { fillAll, floodFill, paintCells } from './edit.ts';
import type { Cell, Color, Grid, SolidColor } from '../grid/grid.ts';

/** What an edit may change. */
export interface EditRights {
  /** Whether givens may be recolored, as by the tools of the editor. */
  readonly replaceFixed: boolean;
}

/** What a stroke does to the cells it crosses; follows from the cell it began on. */
export interface StrokeEffect extends EditRights {
  readonly target: Color;
  /** Whether it also changes cells that have another color. */
  readonly replaces: boolean;
}

/** The stroke that a press with `color` on a cell begins; null where a press does nothing. */
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

/** The grid after a stroke crossed cells in this order. The same grid if it changed none. */
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
 * The grid after a press with the fill modifier. On a cell that has the color already, all gray
 * cells take it, connected or not. Otherwise the color floods the gray region at the cell, or, if
 * givens may be replaced, the region of the cell's own color. The same grid if nothing changed.
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
