import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { ClueModels } from '#engine/explain/ClueModels.ts';
import { Explainer } from '#engine/explain/Explainer.ts';
import { StepMaker } from '#engine/explain/StepMaker.ts';
import { withoutColors } from '#engine/explain/coloring.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { proveCause } from '#tests/support/provedSteps.ts';

const RUNS = fuzzRuns(120, 400);
/** Seeds of boards with deductions to prove. */
const KNOWN = [15, 52, 54];
const CLUES = ['number', 'number', 'number', 'dart', 'minesweeper', 'focus'];

const number = (x: number, y: number, count: number) => ({
  id: 'number',
  at: { x, y },
  params: { number: count },
});
const ban = (pattern: string) => ({
  id: 'ban_pattern',
  params: { pattern: exampleGrid({ tiles: pattern }) },
});
const NO_PAIRS = [ban('bb'), ban('bn/nb')];

/**
 * The common literals of all ways on a board: cells, their colors, and the number of their clues.
 */
function commonOf(grid: Grid): readonly string[] {
  const models = new ClueModels(boardOf(withoutColors(grid)));
  const maker = new StepMaker(models);
  const facts = maker.readFacts(grid).literals;
  const found = models.fullModel.direct(facts).flatMap(({ literal, clues, cause }) => {
    if (cause.type !== 'ways' || literal === null) return [];
    return maker.colored(literal).map(({ cell, color }) => `${cell} ${color} ${clues.length}`);
  });
  return [...new Set(found)].sort();
}

describe('all ways', () => {
  it('of an area to get its last cell leave out the cell between them', () => {
    const grid = exampleGrid({ tiles: 'Wnn/nnn', symbols: [number(0, 0, 2)] });

    expect(commonOf(grid)).toEqual(['4 dark 1']);
    expect(new Explainer(grid).next(grid)).toMatchObject({ step: { level: 2 } });
  });

  it('that make no forbidden square have a cell in common', () => {
    // If the area went right, the four cells at the top would be dark.
    const grid = exampleGrid({
      tiles: 'BB/nn/Wn/Bn',
      symbols: [number(0, 2, 2)],
      rules: [ban('bb/bb')],
    });

    expect(commonOf(grid)).toEqual(['2 light 2', '3 dark 2', '5 dark 2']);
  });

  it('of two stars to stand in a zone leave out the cells beside them', () => {
    const grid = exampleGrid({
      tiles: 'nnn/nnn/nnn/nnn',
      zones: 'aaa/bbb/bbb/bbb',
      rules: [{ id: 'zone_exact_count', params: { color: 'dark', count: 2 } }, ...NO_PAIRS],
    });

    expect(new Explainer(grid).next(grid)).toMatchObject({
      step: { cause: { type: 'ways' }, level: 3 },
    });
    expect(commonOf(grid)).toEqual(
      expect.arrayContaining(['0 dark 2', '1 light 2', '2 dark 2', '3 light 2', '4 light 3']),
    );
  });

  it('that a count of other cells excludes are none', () => {
    // The upper row has its dark cell, so the zone has its own in the lower row.
    const grid = exampleGrid({
      tiles: 'WnBn/Wnnn',
      zones: 'baba/baaa',
      symbols: [{ id: 'dart', at: { x: 0, y: 0 }, params: { number: 1, orientation: 'right' } }],
      rules: [{ id: 'zone_exact_count', params: { color: 'dark', count: 1 } }],
    });

    expect(commonOf(grid)).toEqual(['1 light 2', '3 light 2']);
  });

  it('of what two rows have besides a zone exclude the cell next to all of it', () => {
    const dart = { id: 'dart', params: { number: 1, orientation: 'right' } };
    const grid = exampleGrid({
      tiles: 'Wnnnn/Wnnnn/nnnnn',
      zones: 'aaaab/aaabb/bbbbb',
      symbols: [0, 1].map((y) => ({ ...dart, at: { x: 0, y } })),
      rules: [{ id: 'zone_exact_count', params: { color: 'dark', count: 1 } }, ...NO_PAIRS],
    });

    expect(commonOf(grid)).toContain('3 light 5');
  });

  it('of an area leave out what would separate connected cells', () => {
    // Downwards, the area would be between the dark cell and the one on the right.
    const grid = exampleGrid({
      tiles: 'BWn/nnn',
      symbols: [number(1, 0, 2)],
      rules: [{ id: 'connect_all', params: { color: 'dark' } }],
    });

    expect(commonOf(grid)).toEqual(['2 light 2', '4 dark 2', '5 dark 2']);
  });

  it('say what is true, by trying everything', () => {
    let proved = 0;
    forSeeds(
      RUNS,
      (seed) => {
        proved += proveCause('ways', seed, (draw) => ({
          symbols: Array.from({ length: 1 + draw.below(3) }, () => draw.of(CLUES)),
          rules: draw.of([
            ['ban_pattern', 'zone_exact_count'],
            ['ban_pattern', 'symbols_per_region'],
            ['ban_pattern', 'region_area'],
            ['ban_pattern', 'off_by_x'],
            ['lying_symbols'],
            ['wrap_around', 'ban_pattern'],
            ['connect_all', 'symbols_per_region'],
            ['connect_all', 'zone_exact_count'],
            ['zone_exact_count', 'wrap_around'],
          ]),
        }));
      },
      KNOWN,
    );
    expect(proved).toBeGreaterThan(0);
  });
});
