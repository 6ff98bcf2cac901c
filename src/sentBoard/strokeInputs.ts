import type { BoardInput } from '#engine/edit/BoardInput.ts';
import type { Cell, Color, Grid, SolidColor } from '#engine/grid/grid.ts';

/** The cells that a stroke changed, in order, with their colors after it. */
export type PaintedCells = ReadonlyMap<Cell, Color>;

/**
 * The input that gives cells of a grid the colors of an earlier stroke; none if they have them.
 *
 * @param chosen the color of the primary button
 */
export function strokeInputs(
  grid: Grid,
  chosen: SolidColor,
  stroke: PaintedCells,
): readonly BoardInput[] {
  const changed = [...stroke].filter(([cell, color]) => grid.tiles[cell]?.color !== color);
  const [first] = changed;
  if (!first) return [];
  const [cell, target] = first;
  // A press with the color that a cell has removes it.
  const pressed = target === 'gray' ? grid.tiles[cell]?.color : target;
  const contact = middleOf(cell, grid);
  const button = pressed === chosen ? 'primary' : 'secondary';
  const crossed = changed.slice(1).map(([other]) => other);
  return [
    { type: 'stroke.start', cell, button, fill: false, contact },
    { type: 'stroke.move', cells: crossed, contact: middleOf(crossed.at(-1) ?? cell, grid) },
    { type: 'stroke.end' },
  ];
}

/** The middle of a cell, in cells from the top-left corner of the grid. */
function middleOf(cell: Cell, { width }: Grid) {
  return { x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 };
}
