import { clearToGivens } from '../grid/colors.ts';
import { internedTile, type Cell, type Grid, type Tile } from '../grid/grid.ts';
import { withTiles } from './edit.ts';
import { beginStroke, strokeOver, type EditRights, type StrokeEffect } from './stroke.ts';
import type { Tool, ToolChange, Workpiece } from './Tool.ts';

/** Paints the cells a stroke crosses. */
export const colorTool: Tool = {
  id: 'color',
  press(work, { cell, color }, rights) {
    const effect = beginStroke(visibleGrid(work), cell, color, rights);
    if (!effect) return null;
    return {
      change: painted(work, effect, [cell]),
      follow: (now, { cells }) => painted(now, effect, cells),
    };
  },
};

const puzzles = new WeakMap<Grid, Grid>();

/** The grid as displayed to its author. Cached: the same object for the same grid. */
export function visibleGrid({ grid, layer }: Pick<Workpiece, 'grid' | 'layer'>): Grid {
  if (layer === 'solution') return grid;
  const known = puzzles.get(grid);
  if (known) return known;
  const puzzle = clearToGivens(grid);
  puzzles.set(grid, puzzle);
  return puzzle;
}

function painted(work: Workpiece, effect: StrokeEffect, cells: readonly number[]) {
  const shown = visibleGrid(work);
  return { grid: applyPainted(work, strokeOver(shown, effect, cells)) };
}

/**
 * The grid after painting its displayed form. In the puzzle layer, every color is a given; removing
 * a given restores the color of the solution.
 */
export function applyPainted({ grid, layer }: Workpiece, shown: Grid): Grid {
  if (layer === 'solution') return shown;
  const before = visibleGrid({ grid, layer });
  const tiles = shown.tiles.map((tile, cell) =>
    tile === before.tiles[cell]
      ? (grid.tiles[cell] ?? tile)
      : given(tile, grid.tiles[cell] ?? tile),
  );
  return withTiles(grid, tiles);
}

function given({ exists, color }: Tile, old: Tile): Tile {
  return color === 'gray'
    ? internedTile(exists, false, old.color)
    : internedTile(exists, true, color);
}

/** Clears the color of a cell; in the puzzle layer, removes its given. */
export function eraseColors(work: Workpiece, cell: Cell, rights: EditRights): ToolChange {
  return painted(work, { target: 'gray', replaces: false, ...rights }, [cell]);
}
