import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import type { Grid, RuleInstance } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { allRules, ruleById } from '#engine/rules/index.ts';
import type { SolveEvents } from './protocol.ts';
import { solveUniversally } from './solve.ts';
import { isPartlySupported, isSupported } from './support.ts';

/** Rules that ask for the common part of all solutions. */
const FORCED: readonly RuleInstance[] = allRules
  .filter(({ traits }) => traits?.answer === 'forced')
  .map(({ id }) => ({ id, params: {} }));

/**
 * Solve with the best solver for the grid. That is the universal solver, which supports every clue
 * that other solvers do.
 */
export function* solveAutomatically(grid: Grid): SolveEvents {
  if (isSupported(grid)) yield* solveUniversally(grid);
  else if (isPartlySupported(grid)) yield* solvePartly(grid);
  else throw new Error('no solver knows these clues');
}

/**
 * Deduce the consequences of the supported clues. Unsupported symbols stay, since rules count them;
 * they forbid nothing. If every cell gets a color, the coloring is the only solution, unless a clue
 * reports an error.
 */
function* solvePartly(grid: Grid): SolveEvents {
  const supported = grid.rules.filter(({ id }) => !ruleById.get(id)?.traits?.needsSolution);
  for (const event of solveUniversally({ ...grid, rules: [...supported, ...FORCED] })) {
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
