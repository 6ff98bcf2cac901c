import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { findChoice } from '#solvers/choices.ts';
import { solveCompletely } from '#solvers/loadSolver.ts';
import { invariant } from '#base/invariant.ts';
import { sampled } from '#tests/support/fuzzRuns.ts';
import { colorsOf } from '#tests/support/randomGrids.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';

const cspuz = findChoice('cspuz');
invariant(cspuz, 'a choice');

const BY_DAY = 5;

const SUPPORTED = SOLVER_PUZZLES.filter(({ grid }) => cspuz.supports(readGrid(grid)));

describe('the solver cspuz', () => {
  it('supports most puzzles', () => {
    expect(SUPPORTED.length).toBeGreaterThan(100);
  });

  it.each(sampled(SUPPORTED, BY_DAY))('finds what is known of $id ($class)', async (puzzle) => {
    const grid = readGrid(puzzle.grid);

    const outcome = await solveCompletely(cspuz, grid, { most: 2, isLate: () => false });

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
