import type { Grid } from './grid.ts';

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
