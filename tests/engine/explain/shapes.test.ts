import { describe, expect, it } from 'vitest';
import { Explainer } from '#engine/explain/Explainer.ts';
import { workClock } from '#engine/explain/limits.ts';
import { composeSentence } from '#engine/explain/sentence.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { english } from '#texts/english.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { proveCause } from '#tests/support/provedSteps.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';

const RUNS = fuzzRuns(20, 150);
/** Seeds of boards with deductions to prove. */
const KNOWN = [6, 36, 70, 270];

function firstReason(grid: Grid): string {
  const next = new Explainer(grid).next(grid, { now: workClock() });
  if (next.type !== 'step') return next.type;
  expect(next.step.level).toBeLessThanOrEqual(2);
  expect(next.step.cause.type).not.toBe('answers');
  return english.say(composeSentence(next.step, boardOf(grid)));
}

describe('areas of which no two have one shape', () => {
  it('grow where they would be twins', () => {
    const grid = readGrid('5x1|T5:WBWnB|C5:|Z|S|Runique_shape,color=light');

    expect(firstReason(grid)).toBe(
      'If this cell were dark, two areas would have the same shape. So it’s light.',
    );
  });

  it('do not get a shape that is there', () => {
    const grid = readGrid('5x1|T5:WBBnB|C5:|Z|S|Runique_shape,color=light');

    expect(firstReason(grid)).toBe(
      'If this cell were light, two areas would have the same shape. So it’s dark.',
    );
  });

  it('are told what is true, by trying everything', () => {
    let proved = 0;
    forSeeds(
      RUNS,
      (seed) => {
        proved += proveCause('shape', seed, () => ({ rules: ['unique_shape'], symbols: [] }));
      },
      KNOWN,
    );
    expect(proved).toBeGreaterThan(0);
  });
});

describe('merged cells', () => {
  it('count as many cells as they are', () => {
    const grid = readGrid(
      '4x4|T4:nnnnnnnnnnnnnnBn|C4:AAABAABBACCBAC.B|Z|S|Rcell_count,color=light,count=10',
    );

    expect(firstReason(grid)).toBe(
      'If these cells were dark, the board would have room for only 9 light cells but needs 10. So they’re light.',
    );
  });
});
