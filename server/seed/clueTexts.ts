import type { Grid } from '#engine/grid/grid.ts';
import type { Board } from '#engine/grid/board.ts';

/** Returns the text of a clue that is satisfied at the cell `(x, y)` of a solved board. */
export type ClueMaker = (board: Board, x: number, y: number) => string;

const STEPS = [
  { orientation: 'up', dx: 0, dy: -1 },
  { orientation: 'right', dx: 1, dy: 0 },
  { orientation: 'down', dx: 0, dy: 1 },
  { orientation: 'left', dx: -1, dy: 0 },
] as const;

/** The size of the area. */
export const numberClue: ClueMaker = (board, x, y) => {
  const region = board.regionOf(y * board.width + x);
  return `number,x=${x},y=${y},number=${region?.cells.length ?? 1}`;
};

/** Number of cells of its own color seen in four directions, including the cell itself. */
export const viewpointClue: ClueMaker = ({ grid }, x, y) => {
  const seen = STEPS.map(({ dx, dy }) => {
    let length = 0;
    while (colorAt(grid, x + dx * (length + 1), y + dy * (length + 1)) === colorAt(grid, x, y))
      length += 1;
    return length;
  });
  return `viewpoint,x=${x},y=${y},number=${1 + sum(seen)}`;
};

/** Number of cells of the other color in the direction that has most. */
export const dartClue: ClueMaker = ({ grid }, x, y) => {
  const [longest] = STEPS.map((step) => ({ step, cells: ray(grid, x, y, step) })).toSorted(
    (a, b) => b.cells.length - a.cells.length,
  );
  const other = longest?.cells.filter((color) => color !== colorAt(grid, x, y)) ?? [];
  return `dart,x=${x},y=${y},number=${other.length},orientation=${longest?.step.orientation ?? 'up'}`;
};

function ray(grid: Grid, x: number, y: number, { dx, dy }: { dx: number; dy: number }) {
  const colors = [];
  for (let i = 1; colorAt(grid, x + dx * i, y + dy * i) !== null; i++)
    colors.push(colorAt(grid, x + dx * i, y + dy * i));
  return colors;
}

function colorAt({ width, height, tiles }: Grid, x: number, y: number) {
  const isInside = x >= 0 && y >= 0 && x < width && y < height;
  return isInside ? (tiles[y * width + x]?.color ?? null) : null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
