import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { Explainer } from '#engine/explain/Explainer.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { proveCauseOn } from '#tests/support/provedSteps.ts';
import { Draw } from '#tests/support/randomGrids.ts';

const RUNS = fuzzRuns(30, 100);
/** Seeds of boards with deductions to prove. */
const KNOWN = [1, 4, 17];

const each = (color: string, demand: { count?: number; comparison?: string } = {}) => ({
  id: 'symbols_per_region',
  params: { color, count: 1, comparison: 'eq', ...demand },
});
const galaxy = (x: number, y: number) => ({ id: 'galaxy', params: {}, at: { x, y } });
const DEMANDS = [
  {},
  {},
  { comparison: 'ge' },
  { count: 2, comparison: 'ge' },
  { comparison: 'le' },
];
const lotus = (x: number, y: number, orientation: string) => ({
  id: 'lotus',
  params: { orientation },
  at: { x, y },
});

describe('areas that are their own image, of which each has a symbol', () => {
  it('leave out what has no image', () => {
    const tiles = 'nnnnn/nWnnn/nnnnn/nnnnn';
    const without = exampleGrid({ tiles, symbols: [galaxy(1, 1)] });
    const grid = exampleGrid({ tiles, symbols: [galaxy(1, 1)], rules: [each('light')] });
    const next = new Explainer(grid).next(grid);

    expect(new Explainer(without).next(without)).not.toMatchObject({
      step: { cause: { type: 'far', fault: 'image' } },
    });
    expect(next).toMatchObject({
      step: {
        cause: { type: 'far', fault: 'image' },
        facts: [],
        clues: [{ type: 'rule' }, { type: 'symbol' }],
      },
    });
  });

  it('is told what is true, by trying everything', () => {
    let proved = 0;
    forSeeds(
      RUNS,
      (seed) => {
        const draw = new Draw(seed);
        const tiles = draw.of([
          'nnnn/nnnn/nnnn',
          'nnn/nnn/nnn/nnn',
          'nn.n/nnnn/nnWn',
          'nnnn/nBnn/nnnn',
        ]);
        const place = () => ({ x: draw.below(7) / 2, y: draw.below(5) / 2 });
        const symbols = Array.from({ length: 1 + draw.below(3) }, () => {
          const { x, y } = place();
          return draw.isLucky(0.6)
            ? galaxy(x, y)
            : lotus(x, y, draw.of(['up', 'left', 'up-right']));
        });
        const rules = [each(draw.of(['light', 'light', 'dark']), draw.of(DEMANDS))];
        proved += proveCauseOn('far', exampleGrid({ tiles, symbols, rules }), draw);
      },
      KNOWN,
    );
    expect(proved).toBeGreaterThan(0);
  });
});
