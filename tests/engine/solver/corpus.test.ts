import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { allRules } from '#engine/rules/index.ts';
import { ruleSolving } from '#engine/rules/solving.ts';
import { invariant } from '#base/invariant.ts';
import type { LimitedSolver } from '#engine/solver/model/SolverModel.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { symbolSolving } from '#engine/symbols/solving.ts';
import { findChoice } from '#solvers/choices.ts';
import { solveCompletely } from '#solvers/loadSolver.ts';
import { sampled } from '#tests/support/fuzzRuns.ts';
import { colorsOf } from '#tests/support/randomGrids.ts';
import { readGrid, SOLVER_PUZZLES, type SolverPuzzle } from '#tests/support/solverPuzzles.ts';

const BY_DAY = 40;

/** Longest time for a puzzle, on a busy machine. */
const LONGEST_MS = 60_000;

/** The properties of a rule or a symbol that this test uses. */
interface KnownDef {
  readonly id: string;
  readonly traits?: { readonly optional?: boolean };
}

interface Choices {
  readonly choices?: readonly LimitedSolver[];
}

async function expectKnown(id: string, puzzle: SolverPuzzle) {
  const solver = findChoice(id);
  invariant(solver, 'a choice');
  const grid = readGrid(puzzle.grid);

  const outcome = await solveCompletely(solver, grid, { most: 2, isLate: () => false });

  expect(outcome.status).toBe(puzzle.expect);
  const known = puzzle.solution ?? puzzle.deduced;
  if (known !== undefined) {
    expect(outcome.solutions.map(colorsOf)).toEqual([colorsOf(readGrid(known))]);
  }
  for (const solution of outcome.solutions) {
    expect(judge(boardOf(solution), null).final).not.toBe('error');
  }
  expect(new Set(outcome.solutions.map(colorsOf)).size).toBe(outcome.solutions.length);
}

describe('the universal solver', { timeout: LONGEST_MS }, () => {
  it.each(sampled(SOLVER_PUZZLES, BY_DAY))('finds what is known of $id ($class)', (puzzle) =>
    expectKnown('universal', puzzle),
  );
});

describe('the backtracking solver', { timeout: LONGEST_MS }, () => {
  const known = SOLVER_PUZZLES.filter(
    ({ grid, slowFor }) =>
      findChoice('backtrack')?.supports(readGrid(grid)) && !slowFor?.includes('backtrack'),
  );

  it.each(sampled(known, BY_DAY))('finds what is known of $id ($class)', (puzzle) =>
    expectKnown('backtrack', puzzle),
  );

  it('supports these rules and symbols, and no others that must hold', () => {
    const namesOf = (defs: readonly KnownDef[], solving: ReadonlyMap<string, Choices>) =>
      defs
        .filter(({ id }) => solving.get(id)?.choices?.includes('backtrack'))
        .filter(({ traits }) => !traits?.optional)
        .map(({ id }) => id)
        .sort();

    expect(namesOf(allRules, ruleSolving)).toEqual([
      'ban_pattern',
      'cell_count',
      'connect_all',
      'region_area',
      'same_shape',
      'symbols_per_region',
      'underclued',
      'unique_shape',
    ]);
    expect(namesOf(allSymbols, symbolSolving)).toEqual([
      'dart',
      'focus',
      'galaxy',
      'letter',
      'lotus',
      'minesweeper',
      'myopia',
      'number',
      'unsupported',
      'viewpoint',
    ]);
  });
});
