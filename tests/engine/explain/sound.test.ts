import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { Explainer } from '#engine/explain/Explainer.ts';
import { withStep } from '#engine/explain/coloring.ts';
import { workClock } from '#engine/explain/limits.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { allRules } from '#engine/rules/index.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { isTrue, painted } from '#tests/support/hintChecks.ts';
import { bruteForce, Draw, randomGrid, type GridChoice } from '#tests/support/randomGrids.ts';

const RULES = allRules.filter((it) => !it.traits?.needsSolution && !it.traits?.optional);
const SYMBOLS = allSymbols.filter((it) => !it.traits?.needsSolution);
const RUNS = fuzzRuns(3, 6);
/** Seeds of steps of rare levels, by the clue they are tested with. */
const KNOWN: Readonly<Record<string, readonly number[]>> = {
  dart: [5],
  number: [4, 6],
  wrap_around: [3],
};
/** Levels that occurred, to make sure that all are tested. */
const met = new Set<number>();
/** Sizes small enough to try every coloring for every step. */
const SIZES = [
  [3, 3],
  [4, 2],
  [5, 2],
  [2, 4],
] as const;

/** The steps of a puzzle from some of its colors on, all of them proved by brute force. */
function proveSteps(seed: number, choice: GridChoice): void {
  const grid = clearToGivens(randomGrid(seed, { sizes: SIZES, ...choice }));
  const draw = new Draw(seed);
  const solutions = [...bruteForce(grid)];
  if (solutions.length === 0) return;
  const shown = painted(grid, draw.of(solutions), () => draw.isLucky(0.3));
  const explainer = new Explainer(grid);
  for (let current: Grid = shown; ;) {
    const next = explainer.next(current, { now: workClock() });
    if (next.type !== 'step') return;
    const { step } = next;
    const text = `${JSON.stringify(step)} on ${writeGridText(current)}`;
    expect(
      step.facts.every(({ cell, color }) => current.tiles[cell]?.color === color),
      text,
    ).toBe(true);
    expect(isTrue(grid, step), text).toBe(true);
    met.add(step.level);
    current = withStep(current, step);
  }
}

describe('every step follows from the facts and clues it names', () => {
  it.each(SYMBOLS)('for $id', ({ id }) => {
    forSeeds(
      RUNS,
      (seed) => {
        const draw = new Draw(seed);
        const rules = draw.of([
          [],
          ['wrap_around'],
          ['off_by_x'],
          ['lying_symbols'],
          ['connect_all'],
        ]);
        proveSteps(seed, { rules, symbols: new Array<string>(1 + draw.below(3)).fill(id) });
      },
      KNOWN[id],
    );
  });

  it.each(RULES)('for $id', ({ id }) => {
    forSeeds(
      RUNS,
      (seed) => {
        const draw = new Draw(seed);
        const symbols = Array.from({ length: draw.below(4) }, () => draw.of(SYMBOLS).id);
        const rules = draw.isLucky(0.4) ? [id, draw.of(RULES).id] : [id];
        proveSteps(seed, { rules, symbols });
      },
      KNOWN[id],
    );
  });

  it('for mixes', () => {
    forSeeds(10 * RUNS, (seed) => {
      const draw = new Draw(seed);
      const symbols = Array.from({ length: 2 + draw.below(2) }, () =>
        draw.of(['number', 'letter', 'house', 'viewpoint', 'dart', 'minesweeper', 'focus']),
      );
      const rules = [draw.of(['connect_all', 'lying_symbols', 'no_loops', 'ban_pattern'])];
      proveSteps(seed, { rules, symbols });
    });
  });

  it('at all levels that a look at one clue after another reaches', () => {
    expect([...met].sort()).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
  });
});
