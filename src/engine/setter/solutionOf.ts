import type { Grid } from '../grid/grid.ts';
import { clearToGivens } from '../grid/colors.ts';
import { solveUniversally } from '../solving/solve.ts';
import type { Work } from '../generate/Work.ts';
import { isSolution } from './refusals.ts';

/** Work of a pause of the search, and of stating a cell. */
const WORK_PER_PAUSE = 3;
const WORK_PER_CELL = 0.02;

/** A solution of a puzzle, and whether there is no other one. */
export interface SolvedPuzzle {
  readonly solution: Grid | null;
  readonly isUnique: boolean;
}

/** Solve a puzzle. Its colors are preferred if they are a solution. Null if the work is spent. */
export function* solutionOf(grid: Grid, work: Work): Generator<void, SolvedPuzzle | null> {
  const found: Grid[] = [];
  work.spend(WORK_PER_CELL * grid.tiles.length);
  for (const event of solveUniversally(clearToGivens(grid))) {
    if (event.type === 'solution') found.push(event.grid);
    else work.spend(WORK_PER_PAUSE);
    if (work.isSpent) return null;
    if (found.length > 1) break;
    yield;
  }
  const painted = isSolution(grid) ? grid : null;
  return { solution: painted ?? found[0] ?? null, isUnique: found.length === 1 };
}
