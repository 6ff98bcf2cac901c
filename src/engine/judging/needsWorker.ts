import type { Grid } from '../grid/grid.ts';

/** Boards with more cells than this are judged apart, so that the page stays awake. */
const MOST_CELLS = 10_000;

/** Whether judging a grid is too much for the thread that draws. */
export function needsWorker({ width, height }: Pick<Grid, 'width' | 'height'>): boolean {
  return width * height > MOST_CELLS;
}
