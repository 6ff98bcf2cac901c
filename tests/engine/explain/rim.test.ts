import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { Explainer } from '#engine/explain/Explainer.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { proveCauseOn } from '#tests/support/provedSteps.ts';
import { Draw } from '#tests/support/randomGrids.ts';

const RUNS = fuzzRuns(60, 300);
/** Seeds of boards with deductions to prove. */
const KNOWN = [1, 2, 24];

const connect = (color: string) => ({ id: 'connect_all', params: { color } });
const ban = (pattern: string) => ({
  id: 'ban_pattern',
  params: { pattern: exampleGrid({ tiles: pattern }) },
});
const CONNECTED = [connect('dark'), connect('light')];
const NO_SQUARES = [ban('bb/bb'), ban('ww/ww')];

describe('the rim of a board on which both colors are connected', () => {
  it('has one run of each color', () => {
    const grid = exampleGrid({ tiles: 'BnBn/nnnn/Wnnn', rules: CONNECTED });

    expect(new Explainer(grid).next(grid)).toMatchObject({
      step: { cells: [{ cell: 1, color: 'dark' }], cause: { type: 'rim' } },
    });
  });

  it('has a color on one of two neighbors that would complete a square', () => {
    const tiles = 'nnnnn/nBBnn/Bnnnn/nnnnW';
    const without = exampleGrid({ tiles, rules: CONNECTED });
    const grid = exampleGrid({ tiles, rules: [...CONNECTED, ...NO_SQUARES] });

    expect(new Explainer(without).next(without)).not.toMatchObject({
      step: { cause: { type: 'rim' } },
    });
    expect(new Explainer(grid).next(grid)).toMatchObject({
      step: {
        cells: [2, 3, 4, 9, 14].map((cell) => ({ cell, color: 'light' })),
        cause: { type: 'rim' },
        level: 3,
      },
    });
  });

  it('is told what is true, by trying everything', () => {
    let proved = 0;
    forSeeds(
      RUNS,
      (seed) => {
        const draw = new Draw(seed);
        const tiles = draw.of(['nnnn/nnnn/nnnn', 'nnn/nnn/nnn/nnn']);
        const bans = draw.of([NO_SQUARES, NO_SQUARES, [ban('bb')], [ban('bn/nb'), ban('ww/ww')]]);
        const grid = exampleGrid({ tiles, rules: [...CONNECTED, ...bans] });
        proved += proveCauseOn('rim', grid, draw);
      },
      KNOWN,
    );
    expect(proved).toBeGreaterThan(0);
  });
});
