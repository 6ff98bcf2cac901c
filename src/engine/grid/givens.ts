import type { Cell, Tile } from './grid.ts';

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
