import { expect } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { ClueModels } from '#engine/explain/ClueModels.ts';
import { StepMaker } from '#engine/explain/StepMaker.ts';
import { withoutColors } from '#engine/explain/coloring.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import type { Cause } from '#engine/solver/sat/Reason.ts';
import { isTrue, painted } from './hintChecks.ts';
import { Draw, randomGrid } from './randomGrids.ts';

const SIZES = [
  [3, 3],
  [4, 3],
  [3, 4],
] as const;

type ProvedCause = Exclude<Cause['type'], 'learnt'>;

/** Clues of a random board. */
interface DrawnClues {
  readonly rules: readonly string[];
  readonly symbols: readonly string[];
}

/**
 * Paint a random board in part, and prove all deductions with a cause by brute force. Returns their
 * number.
 */
export function proveCause(
  cause: ProvedCause,
  seed: number,
  cluesOf: (draw: Draw) => DrawnClues,
): number {
  const draw = new Draw(seed);
  const grid = randomGrid(seed, { sizes: SIZES, ...cluesOf(draw) });
  return proveCauseOn(cause, clearToGivens(grid), draw);
}

/** The same for a board that has givens only. */
export function proveCauseOn(cause: ProvedCause, grid: Grid, draw: Draw): number {
  const colors = grid.tiles.map(() => draw.of(['d', 'l'])).join('');
  const shown = painted(grid, colors, () => draw.isLucky(0.4));
  const models = new ClueModels(boardOf(withoutColors(grid)));
  const maker = new StepMaker(models);
  let proved = 0;
  const facts = maker.readFacts(shown);
  for (const found of models.fullModel.direct(facts.literals)) {
    if (found.cause.type !== cause || found.literal === null) continue;
    const conclusion = { ...found, literals: [found.literal], cause: found.cause };
    const step = maker.make(conclusion, facts);
    expect(step, writeGridText(shown)).not.toBeNull();
    if (step) expect(isTrue(grid, step), writeGridText(shown)).toBe(true);
    proved++;
  }
  return proved;
}
