import type { Grid } from '../grid/grid.ts';
import type { Example } from './Example.ts';

/** An author's own drawing as the example of a clue. */
export function exampleFromGrid(grid: Grid): Example {
  return { tiles: '', grid };
}
