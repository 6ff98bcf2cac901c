import { Explainer } from '#engine/explain/Explainer.ts';
import { workClock } from '#engine/explain/limits.ts';
import { withStep } from '#engine/explain/coloring.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { recolor, type Grid } from '#engine/grid/grid.ts';
import { chanceOf } from './chanceOf.ts';
import { sampled } from './fuzzRuns.ts';
import type { FoundStep } from './hintSteps.ts';
import { readGrid, SOLVER_PUZZLES } from './solverPuzzles.ts';

const MOST_CELLS = 36;
const BY_DAY = 6;
/** Each walk with lying symbols takes as long as all the others: at night only. */
const LYING = 'lying';

interface Sample {
  readonly grid: Grid;
  readonly solution: Grid;
}

/** One small puzzle of each class. */
const SAMPLES: readonly Sample[] = [
  ...new Map(
    SOLVER_PUZZLES.flatMap(({ expect, class: kind, grid: text, solution }) => {
      const grid = readGrid(text);
      const isFit = expect === 'unique' && grid.tiles.length <= MOST_CELLS;
      const isQuick = process.env['FUZZ_RUNS'] === 'full' || !kind.includes(LYING);
      return isFit && isQuick && solution !== undefined
        ? [[kind, { grid: clearToGivens(grid), solution: readGrid(solution) }] as const]
        : [];
    }),
  ).values(),
];

/** The steps from a board on that has right colors only. */
function* walkFrom(board: Grid, solution: Grid): Generator<FoundStep> {
  const explainer = new Explainer(board);
  for (let grid = board; ;) {
    const next = explainer.next(grid, { solution, now: workClock() });
    if (next.type !== 'step') return;
    yield { step: next.step, grid };
    grid = withStep(grid, next.step);
  }
}

/** The board with some cells painted in their colors of the solution. */
function painted(grid: Grid, solution: Grid, chance: () => number): Grid {
  const share = 0.1 + 0.6 * chance();
  const tiles = grid.tiles.map((tile, cell) => {
    const color = solution.tiles[cell]?.color ?? 'gray';
    return tile.exists && !tile.fixed && chance() < share ? recolor(tile, color) : tile;
  });
  return { ...grid, tiles };
}

/**
 * All steps of sample puzzles to the end: from the givens, and from boards with other right cells.
 * Walked once for all test files of a worker.
 */
export const WALKED: readonly FoundStep[] = sampled(SAMPLES, BY_DAY).flatMap(
  ({ grid, solution }, index) => [
    ...walkFrom(grid, solution),
    ...walkFrom(painted(grid, solution, chanceOf(index)), solution),
  ],
);
