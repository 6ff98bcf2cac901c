import { boardOf } from '../../judging/boardOf.ts';
import { judge } from '../../judging/judge.ts';
import type { Grid, RuleInstance } from '../../grid/grid.ts';
import { clearToGivens } from '../../grid/reset.ts';
import { allRules, ruleById } from '../../rules/index.ts';
import { NO_SOLVER } from './protocol.ts';
import type { Solving } from './SolveEvent.ts';
import { solveUniversally } from './solve.ts';
import { isReducible, isUniversal } from './support.ts';

/** Asks for what can be deduced. */
const FORCED: readonly RuleInstance[] = allRules
  .filter(({ traits }) => traits?.answer === 'forced')
  .map(({ id }) => ({ id, params: {} }));

/** Solve with the best solver for the grid. Knowing all that any knows, that is the universal one. */
export function* solveAutomatically(grid: Grid): Solving {
  if (isUniversal(grid)) yield* solveUniversally(grid);
  else if (isReducible(grid)) yield* solveReduced(grid);
  else throw new Error(NO_SOLVER);
}

/**
 * What follows from the clues that are known. Symbols nobody knows stay: they ask for nothing, and rules still count them. Where
 * that colors every cell it is the only solution, if no clue objects.
 */
function* solveReduced(grid: Grid): Solving {
  const known = grid.rules.filter(({ id }) => !ruleById.get(id)?.traits?.needsSolution);
  for (const event of solveUniversally({ ...grid, rules: [...known, ...FORCED] })) {
    if (event.type === 'progress') {
      yield event;
      continue;
    }
    const deduced = { ...clearToGivens(grid), tiles: event.grid.tiles };
    const board = boardOf(deduced);
    const isWrong = board.isComplete && judge(board, null).final === 'error';
    if (!isWrong) yield { type: 'solution', grid: deduced };
  }
}
