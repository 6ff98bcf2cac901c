import { Explainer } from '#engine/explain/Explainer.ts';
import { mistakeOn } from '#engine/explain/mistake.ts';
import { injectErrors } from '#tests/support/injectedErrors.ts';
import { Draw } from '#tests/support/randomGrids.ts';
import { readGrid, type SolverPuzzle } from '#tests/support/solverPuzzles.ts';
import { processorMs } from './generateBars.ts';

/** Results for boards with injected errors. */
export interface MistakesMeasured {
  readonly boards: number;
  /** Share of boards on which the first wrong stroke was found. */
  readonly right: number;
  /** Milliseconds for each board, including the reason. */
  readonly ms: readonly number[];
}

/** Solve puzzles in part with wrong strokes among the others, and find the first of them. */
export function measureMistakes(
  puzzles: readonly SolverPuzzle[],
  boards: number,
): MistakesMeasured {
  const ms: number[] = [];
  let right = 0;
  for (let seed = 1; ms.length < boards; seed++) {
    const { grid, solution: text } = puzzles[seed % puzzles.length] ?? {};
    if (grid === undefined || text === undefined) return { boards: 0, right: 1, ms };
    const solution = readGrid(text);
    const errors = injectErrors(readGrid(grid), solution, new Draw(seed));
    if (!errors) continue;
    const start = processorMs();
    const options = { solution, now: processorMs, limitMs: 1000 };
    const found = mistakeOn(new Explainer(errors.grid), errors, options);
    ms.push(processorMs() - start);
    if (found?.stroke === errors.first) right++;
  }
  return { boards, right: right / boards, ms };
}
