import { type Grid, opposite, recolor, type Cell, type Tile } from './grid.ts';
import { mapStable } from './stable.ts';

/** True if every cell exists in neither grid or has the same color in both. */
export function colorEquals(a: Grid, b: Grid): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    (a.tiles === b.tiles ||
      a.tiles.every((tile, cell) => {
        const other = b.tiles[cell];
        return (
          tile === other || (!tile.exists && other?.exists === false) || tile.color === other?.color
        );
      }))
  );
}

/** The grid with dark and light swapped on its tiles; colors in the parameters of clues stay. */
export function swapColors(grid: Grid): Grid {
  const tiles = grid.tiles.map((tile) =>
    tile.color === 'gray' ? tile : recolor(tile, opposite(tile.color)),
  );
  return { ...grid, tiles };
}

/** Clear every cell that is not a given. The same grid if all are gray. */
export function clearToGivens(grid: Grid): Grid {
  const tiles = mapStable(grid.tiles, (tile) =>
    tile.exists && !tile.fixed ? recolor(tile, 'gray') : tile,
  );
  return tiles === grid.tiles ? grid : { ...grid, tiles };
}

/**
 * The original tiles of a puzzle, to tell its givens from cells that became final during play; null
 * if every fixed cell is a given, as for its author.
 */
export type Givens = readonly Tile[] | null;

/** True if a cell is a given of the author. */
export function isGiven(
  { tiles }: { readonly tiles: readonly Tile[] },
  cell: Cell,
  givens: Givens,
): boolean {
  const tile = tiles[cell];
  if (tile?.exists !== true || !tile.fixed) return false;
  return givens === null || givens[cell]?.fixed === true;
}

/** The fixed cells that are no givens of the author. */
export function finalCells(tiles: readonly Tile[], givens: Givens): readonly Cell[] {
  if (givens === null || givens === tiles) return [];
  return tiles.flatMap((tile, cell) =>
    tile.exists && tile.fixed && givens[cell]?.fixed === false ? [cell] : [],
  );
}
