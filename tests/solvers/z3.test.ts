import { describe, expect, it } from 'vitest';
import { findChoice } from '#solvers/choices.ts';
import { solveCompletely } from '#solvers/loadSolver.ts';
import { invariant } from '#base/invariant.ts';
import { sampled } from '#tests/support/fuzzRuns.ts';
import { colorsOf } from '#tests/support/randomGrids.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';

const z3 = findChoice('z3');
invariant(z3, 'a choice');

/** Only small boards, since a general prover needs minutes for others. */
const MOST_CELLS = 20;
const BY_DAY = 2;
const SMALL = SOLVER_PUZZLES.filter(({ grid: text }) => {
  const grid = readGrid(text);
  return grid.tiles.length <= MOST_CELLS && z3.supports(grid);
});

describe('the solver z3', () => {
  it('supports some puzzles', () => {
    expect(SMALL.length).toBeGreaterThan(3);
  });

  it.each(sampled(SMALL, BY_DAY))(
    'finds what is known of $id ($class)',
    async (puzzle) => {
      const outcome = await solveCompletely(z3, readGrid(puzzle.grid), {
        most: 2,
        isLate: () => false,
      });

      expect(outcome.status).toBe(puzzle.expect);
      if (puzzle.solution !== undefined)
        expect(outcome.solutions.map(colorsOf)).toEqual([colorsOf(readGrid(puzzle.solution))]);
    },
    60_000,
  );

  it.each([
    ['connected colors', '3x2|T3:BnBnnn|Rconnect_all,color=dark:connect_all,color=light'],
    ['a count', '3x1|T3:nnn|Rcell_count,color=dark,count=3'],
    ['sizes of regions', '3x1|T3:Bnn|Rregion_area,color=dark,size=2'],
    ['patterns', '2x1|T2:Bn|Rban_pattern,pattern=2x1&#124;T2&#58;bb'],
    ['numbers', '3x1|T3:Bnn|Snumber,x=0,y=0,number=2'],
    ['numbers around', '2x1|T2:Bn|Sminesweeper,x=0,y=0,number=1'],
    ['darts', '3x1|T3:Bnn|Sdart,x=0,y=0,number=2,orientation=right'],
    ['views', '3x1|T3:Bnn|Sviewpoint,x=0,y=0,number=2'],
    ['merged cells and holes', '3x1|T3:Bn.|C3:aa.'],
  ])(
    'states %s',
    async (_name, text) => {
      const grid = readGrid(text);
      const universal = findChoice('universal');
      invariant(universal, 'a choice');
      const limits = { most: 99, isLate: () => false };

      expect(z3.supports(grid)).toBe(true);
      const { solutions } = await solveCompletely(z3, grid, limits);

      const expected = await solveCompletely(universal, grid, limits);
      expect(solutions.map(colorsOf).sort()).toEqual(expected.solutions.map(colorsOf).sort());
    },
    60_000,
  );

  it.each([
    ['forced colors are asked for', '1x1|Runderclued'],
    ['a clue is not supported', '1x1|Sletter,x=0,y=0,letter=A'],
    ['the board wraps', '2x1|Rwrap_around,horizontal=wrap'],
  ])('is not offered where %s', (_name, text) => {
    expect(z3.supports(readGrid(text))).toBe(false);
  });
});
