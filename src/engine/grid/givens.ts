import type { Cell, Tile } from './grid.ts';

/**
 * The tiles a puzzle came with, which tell its givens from cells that became final in play; null
 * where every fixed cell is a given, as for its author.
 */
export type Givens = readonly Tile[] | null;

/** Whether a cell is fixed because the author gave it. */
export function isGiven(
  { tiles }: { readonly tiles: readonly Tile[] },
  cell: Cell,
  givens: Givens,
): boolean {
  const tile = tiles[cell];
  if (tile?.exists !== true || !tile.fixed) return false;
  return givens === null || givens[cell]?.fixed === true;
}

/** The cells that are fixed though the author did not give them. */
export function finalCells(tiles: readonly Tile[], givens: Givens): readonly Cell[] {
  if (givens === null || givens === tiles) return [];
  return tiles.flatMap((tile, cell) =>
    tile.exists && tile.fixed && givens[cell]?.fixed === false ? [cell] : [],
  );
}
