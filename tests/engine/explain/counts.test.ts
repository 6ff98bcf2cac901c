import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { Explainer } from '#engine/explain/Explainer.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { proveCause } from '#tests/support/provedSteps.ts';

const RUNS = fuzzRuns(80, 400);
/** Seeds of boards with deductions to prove. */
const KNOWN = [44];
const COUNTED = ['dart', 'minesweeper', 'focus'];

/** A dart on a light cell that counts the dark cells to its right. */
const dart = (y: number) => ({
  id: 'dart',
  at: { x: 0, y },
  params: { number: 1, orientation: 'right' },
});
const ONE_A_ZONE = { id: 'zone_exact_count', params: { color: 'dark', count: 1 } };

describe('counts of sets that overlap', () => {
  it('leave nothing for the rest of a row into which a zone fits', () => {
    const grid = exampleGrid({
      tiles: 'Wnnn/Wnnn',
      zones: 'baab/bbbb',
      symbols: [dart(0), dart(1)],
      rules: [ONE_A_ZONE],
    });

    const next = new Explainer(grid).next(grid);

    expect(next).toMatchObject({
      step: { cells: [{ cell: 3, color: 'light' }], cause: { type: 'counts' }, level: 3 },
    });
  });

  it('leave nothing for the rest of two rows into which two zones fit', () => {
    const grid = exampleGrid({
      tiles: 'Wnnnn/Wnnnn/Wnnnn',
      zones: 'caabc/caabc/ccccc',
      symbols: [dart(0), dart(1), dart(2)],
      rules: [ONE_A_ZONE],
    });

    const next = new Explainer(grid).next(grid);

    expect(next).toMatchObject({ step: { cause: { type: 'counts' }, level: 3 } });
    expect(next.type === 'step' && next.step.cells.map(({ cell }) => cell)).toEqual([4, 9]);
  });

  it('say what is true, by trying everything', () => {
    let proved = 0;
    forSeeds(
      RUNS,
      (seed) => {
        proved += proveCause('counts', seed, (draw) => ({
          symbols: Array.from({ length: 2 + draw.below(3) }, () => draw.of(COUNTED)),
          rules: draw.of([[], ['zone_exact_count'], ['cell_count'], ['wrap_around']]),
        }));
      },
      KNOWN,
    );
    expect(proved).toBeGreaterThan(0);
  });
});
