import type { Grid } from '../grid/grid.ts';

/** Boards with more cells are judged in a worker, so that the page stays responsive. */
const MAX_CELLS_ON_PAGE = 10_000;

/** True if judging a grid takes too long for the page's own thread. */
export function needsWorker({ width, height }: Pick<Grid, 'width' | 'height'>): boolean {
  return width * height > MAX_CELLS_ON_PAGE;
}
