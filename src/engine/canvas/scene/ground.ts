import type { Cell, Color, Grid, Point } from '../../grid/grid.ts';

/** The cells below a symbol: one for a symbol in a cell, more for one on an edge or corner. */
export function cellsUnder({ x, y }: Point, { width, height }: Grid): readonly Cell[] {
  const between = (at: number, size: number) =>
    [...new Set([Math.floor(at), Math.ceil(at)])].filter((line) => line >= 0 && line < size);
  const columns = between(x, width);
  return between(y, height).flatMap((row) => columns.map((column) => row * width + column));
}

/** The color below a symbol: that of its cells if they all have the same, else gray. */
export function groundOf({ x, y }: Point, grid: Grid): Color {
  const colors = new Set<Color>();
  for (const row of new Set([Math.floor(y), Math.ceil(y)]))
    for (const column of new Set([Math.floor(x), Math.ceil(x)])) {
      const isInside = column >= 0 && row >= 0 && column < grid.width && row < grid.height;
      const tile = isInside ? grid.tiles[row * grid.width + column] : undefined;
      colors.add(tile?.exists === true ? tile.color : 'gray');
    }
  const [first = 'gray'] = colors;
  return colors.size === 1 ? first : 'gray';
}
