import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/clues/boardOf.ts';
import { judge } from '#engine/clues/judge.ts';
import { solveToEnd } from '#engine/solver/outcome.ts';
import { solverOf } from '#engine/solver/pick.ts';
import { colorsOf } from '#tests/support/randomGrids.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';

describe('the universal solver', () => {
  it.each(SOLVER_PUZZLES)('tells what is known of $id ($class)', (puzzle) => {
    const grid = readGrid(puzzle.grid);

    const outcome = solveToEnd(solverOf('universal'), grid, { most: 2, isLate: () => false });

    expect(outcome.status).toBe(puzzle.expect);
    const known = puzzle.solution ?? puzzle.deduced;
    if (known !== undefined)
      expect(outcome.solutions.map(colorsOf)).toEqual([colorsOf(readGrid(known))]);
    for (const solution of outcome.solutions) {
      expect(judge(boardOf(solution), null).final).not.toBe('error');
    }
    expect(new Set(outcome.solutions.map(colorsOf)).size).toBe(outcome.solutions.length);
  });
});
