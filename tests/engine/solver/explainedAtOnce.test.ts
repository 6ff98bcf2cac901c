import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { rate } from '#engine/explain/rate.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { allRules } from '#engine/rules/index.ts';
import type { Propagator } from '#engine/solver/sat/Propagator.ts';
import type { Literal } from '#engine/solver/sat/Reason.ts';
import { compileBoard } from '#engine/solving/compile.ts';
import { solveUniversally } from '#engine/solving/solve.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { Draw, randomGrid } from '#tests/support/randomGrids.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';

const RULES = allRules.filter((it) => !it.traits?.needsSolution && !it.traits?.optional);
const SYMBOLS = allSymbols.filter((it) => !it.traits?.needsSolution);
const RUNS = fuzzRuns(12, 60);
const SIZES = [
  [3, 3],
  [4, 3],
  [4, 4],
] as const;
/** Share of painted colors that are replaced by random ones. */
const WRONG = 0.06;
/** Seed with several images that are deduced in one run. */
const SEED_OF_IMAGES = 11;
const GALAXIES = readGrid(
  readFileSync('tests/vectors/solver/galaxies-and-lotuses.txt', 'utf8').trim(),
);

/** Every class of propagators that explains its deductions. */
const EXPLAINING = Object.values(
  import.meta.glob<Record<string, unknown>>('/src/engine/solver/constraints/**/*.ts', {
    eager: true,
  }),
).flatMap((module) =>
  Object.values(module).flatMap((it): Pick<Propagator, 'explain'>[] => {
    const prototype: unknown = typeof it === 'function' ? it.prototype : null;
    return prototype !== null && Object.hasOwn(prototype as object, 'explain')
      ? [prototype as Pick<Propagator, 'explain'>]
      : [];
  }),
);

/**
 * The literals that follow from some colors in one step, in the order of their deductions. The
 * colors are some of those that are painted, a few of them wrong, or random ones.
 */
function deducedFrom(grid: Grid, seed: number): readonly (Literal | null)[] {
  const { search, dark } = compileBoard(boardOf(clearToGivens(grid)), { isStepwise: true });
  const draw = new Draw(seed);
  const share = 0.2 + 0.6 * draw.chance();
  const known = Array.from(dark).flatMap((it, cell) => {
    const color = grid.tiles[cell]?.color;
    const isDrawn = color === 'gray' || draw.isLucky(WRONG);
    const isLight = isDrawn ? draw.below(2) : Number(color === 'light');
    return it >= 0 && draw.isLucky(share) ? [it ^ isLight] : [];
  });
  return search.assume(known) ? search.consequences().map(({ literal }) => literal) : [];
}

function deducedUnexplained(grid: Grid, seed: number): readonly (Literal | null)[] {
  const spies = EXPLAINING.map((it) => vi.spyOn(it, 'explain').mockImplementation(() => undefined));
  const deduced = deducedFrom(grid, seed);
  for (const spy of spies) spy.mockRestore();
  return deduced;
}

function expectSame(grid: Grid, seed: number): void {
  const text = `${writeGridText(grid)} with ${seed}`;
  expect(deducedFrom(grid, seed), text).toEqual(deducedUnexplained(grid, seed));
}

/** The first solution of a grid. */
function solved(grid: Grid): Grid {
  for (const event of solveUniversally(grid)) if (event.type === 'solution') return event.grid;
  throw new Error('the puzzle has a solution');
}

describe('a deduction that is explained at once', () => {
  it('changes no other deduction of its propagator', () => {
    expect(EXPLAINING.length).toBeGreaterThan(12);
    for (const { id } of [...SYMBOLS, ...RULES]) {
      forSeeds(RUNS, (seed) => {
        const draw = new Draw(seed);
        const symbols = Array.from({ length: 1 + draw.below(3) }, () => draw.of(SYMBOLS).id);
        const isRule = RULES.some((it) => it.id === id);
        const rules = isRule ? [id] : draw.of([[], ['connect_all'], ['symbols_per_region']]);
        const named = isRule ? symbols : [id, id, ...symbols];
        expectSame(randomGrid(seed, { rules, symbols: named, sizes: SIZES }), seed);
      });
    }
  });

  it('changes no other deduction of many large regions with images', () => {
    const painted = solved(GALAXIES);
    forSeeds(
      RUNS,
      (seed) => {
        expectSame(painted, seed);
      },
      [SEED_OF_IMAGES],
    );
  });

  it('lets the rating of galaxies and lotuses come to its end', () => {
    expect(rate(GALAXIES)).toMatchObject({ hardest: 3, isWhole: true });
  });
});
