import type { Cell, Grid, Point } from '../grid/grid.ts';

/** The result of one charge of foresight. */
export type Foresight =
  /** No cell is wrong; `next` is the first open cell of the author's path, if there is one. */
  | { readonly kind: 'right'; readonly next: Cell | null }
  /** This is the only wrong cell. */
  | { readonly kind: 'one-wrong'; readonly cell: Cell }
  /** This cell is wrong, and others are too. */
  | { readonly kind: 'many-wrong'; readonly cell: Cell };

/**
 * Compare a board with the author's solution. Gray cells are never wrong; with `lightIsBlank`,
 * light cells are not either, as in music grids. See grid-text.md, foresight.
 */
export function foresee(
  grid: Grid,
  solution: Grid,
  {
    solvePath,
    lightIsBlank,
  }: { readonly solvePath: readonly Point[]; readonly lightIsBlank: boolean },
): Foresight {
  const wrong = wrongCells(grid, solution, lightIsBlank);
  const [first] = wrong;
  if (first !== undefined)
    return { kind: wrong.length === 1 ? 'one-wrong' : 'many-wrong', cell: first };
  const next = solvePath.find(({ x, y }) => {
    if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return false;
    const tile = grid.tiles[y * grid.width + x];
    return tile?.exists === true && tile.color === 'gray';
  });
  return { kind: 'right', next: next ? next.y * grid.width + next.x : null };
}

/** Painted cells whose color differs from the solution, in row-major order. */
export function wrongCells(grid: Grid, solution: Grid, lightIsBlank: boolean): readonly Cell[] {
  return grid.tiles.flatMap((tile, cell) => {
    const x = cell % grid.width;
    const y = (cell - x) / grid.width;
    const wanted =
      x < solution.width && y < solution.height
        ? solution.tiles[y * solution.width + x]
        : undefined;
    const isBlank = tile.color === 'gray' || (lightIsBlank && tile.color === 'light');
    if (!tile.exists || !wanted?.exists || isBlank || tile.color === wanted.color) return [];
    return [cell];
  });
}
