import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/exampleGrid.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import { ClueModels } from '#engine/explain/ClueModels.ts';
import { Explainer } from '#engine/explain/Explainer.ts';
import { StepMaker } from '#engine/explain/StepMaker.ts';
import { withoutColors } from '#engine/explain/withoutColors.ts';
import { clearToGivens } from '#engine/grid/reset.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { isTrue, painted } from '#tests/support/hintChecks.ts';
import { Draw, randomGrid } from '#tests/support/randomGrids.ts';

const RUNS = fuzzRuns(400);
const SIZES = [
  [3, 3],
  [4, 3],
  [3, 4],
] as const;
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
    for (let seed = 1; seed <= RUNS; seed++) {
      const draw = new Draw(seed);
      const symbols = Array.from({ length: 2 + draw.below(3) }, () => draw.of(COUNTED));
      const rules = draw.of([[], ['zone_exact_count'], ['cell_count'], ['wrap_around']]);
      const grid = clearToGivens(randomGrid(seed, { sizes: SIZES, rules, symbols }));
      const colors = grid.tiles.map(() => draw.of(['d', 'l'])).join('');
      const shown = painted(grid, colors, () => draw.isLucky(0.4));
      const models = new ClueModels(boardOf(withoutColors(grid)));
      const maker = new StepMaker(models);
      for (const found of models.whole.direct(maker.factsOf(shown))) {
        if (found.cause.type !== 'counts' || found.literal === null) continue;
        const step = maker.make({ ...found, literals: [found.literal], cause: found.cause });
        expect(step, writeGridText(shown)).not.toBeNull();
        if (step) expect(isTrue(grid, step), writeGridText(shown)).toBe(true);
        proved++;
      }
    }
    expect(proved).toBeGreaterThan(RUNS / 20);
  });
});
