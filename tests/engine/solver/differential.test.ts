import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { allRules } from '#engine/rules/index.ts';
import { solveByBacktracking } from '#engine/solving/backtrack.ts';
import { solveUniversally } from '#engine/solving/solve.ts';
import type { SolveEvents } from '#engine/solving/protocol.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { bruteForce, colorsOf, Draw, randomGrid } from '#tests/support/randomGrids.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';
import type { Grid } from '#engine/grid/grid.ts';

const RULES = allRules.filter((it) => !it.traits?.needsSolution && !it.traits?.optional);
const SYMBOLS = allSymbols.filter((it) => !it.traits?.needsSolution);
const RUNS = fuzzRuns(4, 12);
const MIXES = fuzzRuns(25, 80);

/** All solutions, including repeated ones. */
function solutionsOf(events: SolveEvents): string[] {
  const found: string[] = [];
  for (const event of events) {
    if (event.type === 'solution') found.push(colorsOf(event.grid));
  }
  return found.sort();
}

function expectAllSolutions(grid: Grid) {
  const all = [...bruteForce(grid)].sort();
  expect(solutionsOf(solveUniversally(grid)), writeGridText(grid)).toEqual(all);
  expect(solutionsOf(solveByBacktracking(grid)), writeGridText(grid)).toEqual(all);
}

describe('solvers find exactly what trying everything finds', () => {
  it.each(SYMBOLS)('for $id', ({ id }) => {
    forSeeds(RUNS, (seed) => {
      const draw = new Draw(seed);
      const rule = draw.of([[], [], ['wrap_around'], ['off_by_x'], ['lying_symbols']]);
      const symbols = new Array<string>(1 + draw.below(4)).fill(id);
      expectAllSolutions(randomGrid(seed, { rules: rule, symbols }));
    });
  });

  it.each(RULES)('for $id', ({ id }) => {
    forSeeds(RUNS, (seed) => {
      const draw = new Draw(seed);
      const symbols = Array.from({ length: draw.below(3) }, () => draw.of(SYMBOLS).id);
      const rules = draw.isLucky(0.3) ? [id, 'wrap_around'] : [id];
      expectAllSolutions(randomGrid(seed, { rules, symbols }));
    });
  });

  it.each([
    '0_3x3|T3:nnW.n.nnn|C3:AA.BBBAAB|Z|S|Rconnect_all,color=dark:wrap_around,horizontal=wrap-reverse,vertical=wrap-reverse',
    '0_5x2|T5:nnnnnnnnnn|C4:AAAAA|Z0_0_1_0:0_0_0_1:1_0_1_0:1_0_0_1:2_0_1_0:2_0_0_1:0_1_1_0:1_1_1_0|S|Rconnect_zones,color=light:wrap_around,horizontal=wrap-reverse,vertical=wrap-reverse',
  ])('for connected cells that are merged: %s', (text) => {
    expectAllSolutions(readGrid(text));
  });

  it('for mixes', () => {
    forSeeds(MIXES, (seed) => {
      const draw = new Draw(seed);
      const rules = Array.from({ length: draw.below(4) }, () => draw.of(RULES).id);
      const symbols = Array.from({ length: draw.below(6) }, () => draw.of(SYMBOLS).id);
      expectAllSolutions(randomGrid(seed, { rules, symbols }));
    });
  });
});
