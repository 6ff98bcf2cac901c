import { boardOf } from '../judging/boardOf.ts';
import { judge } from '../judging/judge.ts';
import { colorEquals } from '../grid/colors.ts';
import type { Grid } from '../grid/grid.ts';
import { solveUniversally } from '#engine/solving/solve.ts';
import type { Work } from './Work.ts';

/** Work of a pause of the search. */
const WORK_PER_PAUSE = 3;

/**
 * True if the puzzle has the solution and no other one, by a search from the beginning that knows
 * nothing of how the puzzle was made. False also if the work is spent.
 */
export function* isProved(puzzle: Grid, solution: Grid, work: Work): Generator<void, boolean> {
  const found: Grid[] = [];
  for (const event of solveUniversally(puzzle)) {
    if (event.type === 'solution') found.push(event.grid);
    else work.spend(WORK_PER_PAUSE);
    if (work.isSpent || found.length > 1) return false;
    yield;
  }
  const [only] = found;
  return only !== undefined && colorEquals(only, solution) && isRight(only);
}

/** True if all clues are satisfied. Without rules, a full board is right if no clue is wrong. */
function isRight(full: Grid): boolean {
  const { final } = judge(boardOf(full), null);
  return full.rules.length === 0 ? final !== 'error' : final === 'satisfied';
}
