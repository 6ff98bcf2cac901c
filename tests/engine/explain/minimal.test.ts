import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { sampled } from '#tests/support/fuzzRuns.ts';
import { isMinimal, modelsOf } from '#tests/support/hintMinimal.ts';
import { stepsFrom } from '#tests/support/hintSteps.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';

/** Cells of the largest puzzle, so that the tests take seconds. */
const MOST_CELLS = 49;
/** Levels at which a step names no more clues and facts than it needs. */
const SMALL_LEVELS = [1, 2, 4];

const BY_DAY = 6;

/** One puzzle of each class, from its givens to the end. */
const PUZZLES = [
  ...new Map(
    SOLVER_PUZZLES.filter(({ expect: status }) => status === 'unique')
      .map((it) => ({ ...it, grid: readGrid(it.grid) }))
      .filter(({ grid }) => grid.tiles.length <= MOST_CELLS)
      .map((it) => [it.class, it]),
  ).values(),
];

describe('a step of level 1, 2 or 4 needs all that it names', () => {
  it.each(sampled(PUZZLES, BY_DAY))('in $id, $class', ({ grid, solution }) => {
    const models = modelsOf(grid);
    const solved = solution === undefined ? null : readGrid(solution);
    for (const { step, grid: shown } of stepsFrom(grid, { solution: solved, most: Infinity })) {
      if (!SMALL_LEVELS.includes(step.level)) continue;
      expect(isMinimal(step, models), `${JSON.stringify(step)} on ${writeGridText(shown)}`).toBe(
        true,
      );
    }
  });
});
