import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { Explainer } from '#engine/explain/Explainer.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { proveCauseOn } from '#tests/support/provedSteps.ts';
import { Draw } from '#tests/support/randomGrids.ts';

const RUNS = fuzzRuns(30, 100);
/** Seeds of boards with deductions to prove. */
const KNOWN = [7, 11, 52];

const connected = { id: 'connect_all', params: { color: 'dark' } };
const each = { id: 'symbols_per_region', params: { color: 'light', count: 1, comparison: 'eq' } };
const rules = [connected, each];
const number = (x: number, y: number, size: number) => ({
  id: 'number',
  params: { number: size },
  at: { x, y },
});
const letter = (x: number, y: number, name = 'A') => ({
  id: 'letter',
  params: { letter: name },
  at: { x, y },
});

describe('an area that starts at the rim', () => {
  const tiles = 'BnnB/nnnn/nnnn/WnnB';

  it('does not come back to it where that would cut the other color', () => {
    const grid = exampleGrid({ tiles, rules, symbols: [letter(0, 3)] });
    const without = exampleGrid({ tiles, rules: [each], symbols: [letter(0, 3)] });

    expect(new Explainer(without).next(without).type).toBe('stuck');
    expect(new Explainer(grid).next(grid)).toMatchObject({
      step: {
        cells: [1, 2, 7, 11].map((cell) => ({ cell, color: 'dark' })),
        cause: { type: 'rim', fault: 'cut' },
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
        const empty = draw.of(['nnnn/nnnn/nnnn', 'nnn/nnn/nnn/nnn', 'nnnn/nn.n/nnnn']);
        const rows = empty.indexOf('/') === 4 ? 3 : 4;
        const place = () => [draw.below(rows === 3 ? 4 : 3), draw.below(rows)] as const;
        const symbols = Array.from({ length: 1 + draw.below(3) }, (_, i) =>
          draw.isLucky(0.5) ? letter(...place(), 'ABC'[i]) : number(...place(), 1 + draw.below(6)),
        );
        proved += proveCauseOn('rim', exampleGrid({ tiles: empty, rules, symbols }), draw);
      },
      KNOWN,
    );
    expect(proved).toBeGreaterThan(0);
  });
});
