import { withTiles } from './edit.ts';
import { beginStroke, strokeOver, type StrokeEffect, type EditRights } from './stroke.ts';
import {
  EMPTY_TILE,
  HOLE,
  tileOf,
  type Cell,
  type Grid,
  type SolidColor,
  type Tile,
} from '../grid/grid.ts';

/** The tools whose strokes change the grid. */
export type GridTool = 'color' | 'tile';
/** All tools: `mark` notes something on cells, beside the grid. */
export type ToolId = GridTool | 'mark';

/** Which of its two effects a tool has: that of the primary or of the secondary button. */
export type ToolButton = 'primary' | 'secondary';

/** What a stroke of the tile tool does to the cells it crosses, settled by the cell it began on. */
interface TileBrush {
  readonly change: 'fix' | 'release' | 'remove' | 'restore';
}

/** A stroke under way, as data: the tool and what the first cell made of it. */
export type ToolStroke =
  | { readonly tool: 'color'; readonly brush: StrokeEffect }
  | { readonly tool: 'tile'; readonly brush: TileBrush };

/** A press on a cell, before anybody knows what it does. */
export interface ToolPress {
  readonly cell: Cell;
  readonly button: ToolButton;
  /** The color of this button. */
  readonly color: SolidColor;
}

/** The stroke that a press of a tool begins; null where the press does nothing. */
export function beginToolStroke(
  grid: Grid,
  tool: GridTool,
  { cell, button, color }: ToolPress,
  rights: EditRights,
): ToolStroke | null {
  switch (tool) {
    case 'color': {
      const brush = beginStroke(grid, cell, color, rights);
      return brush && { tool, brush };
    }
    case 'tile': {
      const change = tileChangeAt(grid.tiles[cell], button);
      return change && { tool, brush: { change } };
    }
  }
}

/** The grid after a stroke crossed cells in this order. The same grid if it changed none. */
export function applyToolStroke(grid: Grid, stroke: ToolStroke, cells: readonly Cell[]): Grid {
  switch (stroke.tool) {
    case 'color':
      return strokeOver(grid, stroke.brush, cells);
    case 'tile':
      return changeTiles(grid, stroke.brush, cells);
  }
}

/**
 * The primary button fixes a cell or releases it, the secondary one removes it or brings it back
 * empty.
 */
function tileChangeAt(tile: Tile | undefined, button: ToolButton): TileBrush['change'] | null {
  if (!tile) return null;
  if (button === 'secondary') return tile.exists ? 'remove' : 'restore';
  if (!tile.exists) return null;
  return tile.fixed ? 'release' : 'fix';
}

/**
 * Cells keep their colors when they are fixed or released; what they are connected with stays as it
 * is.
 */
function changeTiles(grid: Grid, { change }: TileBrush, cells: readonly Cell[]): Grid {
  const tiles = [...grid.tiles];
  for (const cell of cells) {
    const tile = tiles[cell];
    if (tile) tiles[cell] = changedTile(tile, change);
  }
  return withTiles(grid, tiles, cells);
}

function changedTile(tile: Tile, change: TileBrush['change']): Tile {
  switch (change) {
    case 'fix':
    case 'release':
      return tile.exists ? tileOf(true, change === 'fix', tile.color) : tile;
    case 'remove':
      return HOLE;
    case 'restore':
      return tile.exists ? tile : EMPTY_TILE;
  }
}
