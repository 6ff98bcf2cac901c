import { findGroup } from '#engine/grid/connections.ts';
import { internedTile, type Cell, type Grid, type Tile } from '#engine/grid/grid.ts';
import { mapStable } from '#engine/grid/stable.ts';

function isColored({ exists, color }: Tile): boolean {
  return exists && color !== 'gray';
}

/** Colored cells whose color is not the solution's. */
export function mistakes(grid: Grid, solution: Grid): readonly Cell[] {
  const isSameWidth = solution.width === grid.width;
  const cells: Cell[] = [];
  grid.tiles.forEach((tile, cell) => {
    if (!isColored(tile)) return;
    const x = cell % grid.width;
    const place = isSameWidth ? cell : ((cell - x) / grid.width) * solution.width + x;
    const wanted = x < solution.width ? solution.tiles[place] : undefined;
    if (tile.color !== (wanted?.color ?? 'gray')) cells.push(cell);
  });
  return cells;
}

/** The cells of the only mistake, one cell or one merge group; empty when there are several. */
export function onlyMistake(grid: Grid, solution: Grid | null): readonly Cell[] {
  const wrong = solution ? mistakes(grid, solution) : [];
  const [first] = wrong;
  if (first === undefined || wrong.length === 1) return wrong;
  const group = new Set(findGroup(grid, first));
  return wrong.every((cell) => group.has(cell)) ? wrong : [];
}

/** Make all colored cells givens except those in `except`. The same grid if they are already. */
export function lockCells(grid: Grid, except: readonly Cell[]): Grid {
  if (!grid.tiles.some((tile) => isColored(tile) && !tile.fixed)) return grid;
  const free = new Set(except);
  const tiles = mapStable(grid.tiles, (tile, cell) =>
    isColored(tile) && !free.has(cell) ? internedTile(true, true, tile.color) : tile,
  );
  return tiles === grid.tiles ? grid : { ...grid, tiles };
}
