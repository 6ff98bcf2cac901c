import type { Cell, Grid, SolidColor } from '#engine/grid/grid.ts';
import { solveAutomatically } from '#engine/solving/auto.ts';

/** The colors that the gray cells of a grid get in its solution, by cell. */
export function missingColors({ tiles, ...rest }: Grid): ReadonlyMap<Cell, SolidColor> {
  // Painted cells count as given.
  const begun = tiles.map((tile) => ({ ...tile, fixed: tile.fixed || tile.color !== 'gray' }));
  for (const event of solveAutomatically({ ...rest, tiles: begun }))
    if (event.type === 'solution')
      return new Map(
        event.grid.tiles.flatMap(({ color }, cell) =>
          tiles[cell]?.color === 'gray' && color !== 'gray' ? [[cell, color]] : [],
        ),
      );
  throw new Error('the grid has no solution');
}
