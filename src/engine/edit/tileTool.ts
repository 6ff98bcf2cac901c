import { EMPTY_TILE, HOLE, internedTile, type Cell, type Grid, type Tile } from '../grid/grid.ts';
import { withTiles } from './edit.ts';
import type { Tool, PressButton } from './Tool.ts';

/** The effect of a stroke on the cells it crosses, determined by its first cell. */
type TileChange = 'fix' | 'release' | 'remove' | 'restore';

/**
 * Fixes or releases cells with the primary button; removes cells or restores them empty with the
 * secondary one.
 */
export const tileTool: Tool = {
  id: 'tile',
  isTapped: true,
  press({ grid }, { cell, button }) {
    const change = tileChangeAt(grid.tiles[cell], button);
    if (!change) return null;
    return {
      change: { grid: changeTiles(grid, change, [cell]) },
      follow: (now, { cells }) => ({ grid: changeTiles(now.grid, change, cells) }),
    };
  },
};

function tileChangeAt(tile: Tile | undefined, button: PressButton): TileChange | null {
  if (!tile) return null;
  if (button === 'secondary') return tile.exists ? 'remove' : 'restore';
  if (!tile.exists) return null;
  return tile.fixed ? 'release' : 'fix';
}

/** Cells keep their colors when they are fixed or released; connected cells do not change. */
function changeTiles(grid: Grid, change: TileChange, cells: readonly Cell[]): Grid {
  const tiles = [...grid.tiles];
  for (const cell of cells) {
    const tile = tiles[cell];
    if (tile) tiles[cell] = changedTile(tile, change);
  }
  return withTiles(grid, tiles, cells);
}

function changedTile(tile: Tile, change: TileChange): Tile {
  switch (change) {
    case 'fix':
    case 'release':
      return tile.exists ? internedTile(true, change === 'fix', tile.color) : tile;
    case 'remove':
      return HOLE;
    case 'restore':
      return tile.exists ? tile : EMPTY_TILE;
  }
}
