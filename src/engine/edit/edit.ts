import type { Board } from '../grid/board.ts';
import { noteChange } from '../grid/changes.ts';
import { findGroup } from '../grid/connections.ts';
import { recolor, type Cell, type Color, type Grid, type Tile } from '../grid/grid.ts';
import { adaptRules } from '../judging/sanitize.ts';

/** The parameters of a fill. */
export interface Recoloring {
  readonly from: Color;
  readonly to: Color;
  /** True if givens change too. */
  readonly allowFixed: boolean;
}

/**
 * Replace one tile; the cells connected with it get its color and keep their other properties.
 * Changes givens too.
 */
export function setTile(grid: Grid, cell: Cell, tile: Tile): Grid {
  const tiles = [...grid.tiles];
  const written = new Set<Cell>();
  setIn({ tiles, written }, grid, cell, tile);
  return withTiles(grid, tiles, written);
}

/**
 * Color cells and all cells connected with them, one after the other, if `takes` accepts their tile
 * at that point. Changes givens too, unless `takes` rejects them.
 */
export function paintCells(
  grid: Grid,
  cells: Iterable<Cell>,
  color: Color,
  takes: (tile: Tile) => boolean = () => true,
): Grid {
  const tiles = [...grid.tiles];
  const written = new Set<Cell>();
  for (const cell of cells) {
    const tile = tiles[cell];
    if (tile && takes(tile)) setIn({ tiles, written }, grid, cell, recolor(tile, color));
  }
  return withTiles(grid, tiles, written);
}

/** Tiles being edited, and the cells written so far. */
interface TileEdit {
  readonly tiles: Tile[];
  readonly written: Set<Cell>;
}

function setIn({ tiles, written }: TileEdit, grid: Grid, cell: Cell, tile: Tile): void {
  for (const other of findGroup(grid, cell)) {
    const old = tiles[other];
    if (old) tiles[other] = recolor(old, tile.color);
    written.add(other);
  }
  tiles[cell] = tile;
  written.add(cell);
}

/** Recolor the cells of a color that are connected to `start`; does not follow merged cells. */
export function floodFill(board: Board, start: Cell, { from, to, allowFixed }: Recoloring): Grid {
  const { grid } = board;
  const fits = (cell: Cell) => {
    const tile = grid.tiles[cell];
    return tile?.exists === true && tile.color === from && (allowFixed || !tile.fixed);
  };
  if (!fits(start)) return grid;
  const tiles = [...grid.tiles];
  const seen = new Set([start]);
  for (const cell of seen) {
    const tile = tiles[cell];
    if (tile) tiles[cell] = recolor(tile, to);
    for (const next of board.neighbors(cell)) if (fits(next)) seen.add(next);
  }
  return withTiles(grid, tiles, seen);
}

/** Recolor every cell of a color, including holes; does not follow merged cells. */
export function fillAll(grid: Grid, { from, to, allowFixed }: Recoloring): Grid {
  const tiles = grid.tiles.map((tile) =>
    tile.color === from && (allowFixed || !tile.fixed) ? recolor(tile, to) : tile,
  );
  return withTiles(grid, tiles);
}

/**
 * The grid with other tiles and its rules adapted. The same grid if all tiles are the same. Only
 * `written` cells are compared, by default all.
 */
export function withTiles(
  grid: Grid,
  tiles: readonly Tile[],
  written: Iterable<Cell> = grid.tiles.keys(),
): Grid {
  const changed = [...written].filter((cell) => tiles[cell] !== grid.tiles[cell]);
  if (changed.length === 0) return grid;
  return noteChange(grid, adaptRules({ ...grid, tiles }), changed);
}
