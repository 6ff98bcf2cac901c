import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { allRules } from '#engine/rules/index.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { ClueModels } from '#engine/explain/ClueModels.ts';
import { compile } from '#engine/solving/compile.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { bruteForce, Draw, randomGrid } from '#tests/support/randomGrids.ts';
import type { Grid } from '#engine/grid/grid.ts';

/** Symbols that lie change others, which no statement covers: the judge has the last word there. */
const RULES = allRules.filter(
  ({ id, traits }) => !traits?.needsSolution && !traits?.optional && id !== 'lying_symbols',
);
const SYMBOLS = allSymbols.filter((it) => !it.traits?.needsSolution);
const RUNS = fuzzRuns(6, 60);

/** All colorings that the statements allow, without the judge. */
function allowedBy(grid: Grid): string[] {
  const { search, dark } = compile(grid);
  const variables = [...new Set(Array.from(dark, (it) => it & ~1))].filter((it) => it >= 0);
  const allowed: string[] = [];
  for (let colors = 0; colors < 1 << variables.length; colors++) {
    search.backtrack(0);
    const painted = variables.map((it, i) => it | ((colors >> i) & 1));
    if (search.run(painted, () => false) !== 'sat') continue;
    const { value } = search.trail;
    allowed.push(Array.from(dark, (it) => (it < 0 ? '.' : value[it] === 1 ? 'd' : 'l')).join(''));
  }
  return allowed.sort();
}

function expectExact(grid: Grid) {
  const solutions = [...bruteForce(grid)].sort();
  expect(allowedBy(grid), writeGridText(grid)).toEqual(solutions);
}

describe('the statements allow exactly the solutions', () => {
  it.each(SYMBOLS)('for $id', ({ id }) => {
    forSeeds(RUNS, (seed) => {
      const symbols = new Array<string>(1 + new Draw(seed).below(3)).fill(id);
      expectExact(randomGrid(seed, { rules: [], symbols }));
    });
  });

  it.each(RULES)('for $id', ({ id }) => {
    forSeeds(RUNS, (seed) => {
      const draw = new Draw(seed);
      const symbols = Array.from({ length: draw.below(3) }, () => draw.of(SYMBOLS).id);
      expectExact(randomGrid(seed, { rules: [id], symbols }));
    });
  });
});

describe('a proof with all clues refutes exactly what is no solution', () => {
  it.each(['house', 'every_letter', 'unsupported', 'hidden'])('with lies about %s', (id) => {
    forSeeds(RUNS, (seed) => {
      const symbols = new Array<string>(1 + new Draw(seed).below(3)).fill(id);
      const grid = clearToGivens(randomGrid(seed, { rules: ['lying_symbols'], symbols }));
      const models = new ClueModels(boardOf(grid));
      const solutions = bruteForce(grid);
      for (const colors of allColorings(grid)) {
        const facts = Array.from(models.dark, (it, cell) => it ^ (colors[cell] === 'd' ? 0 : 1));
        const painted = facts.filter((_, cell) => colors[cell] !== '.');
        expect(models.fullProver.refutes(painted), `${writeGridText(grid)} ${colors}`).toBe(
          !solutions.has(colors),
        );
      }
    });
  });
});

/** All ways to color the cells that exist and are not given. */
function allColorings({ tiles }: Grid): readonly string[] {
  return tiles.reduce<readonly string[]>(
    (all, { exists, fixed, color }) => {
      const choices = !exists ? ['.'] : fixed ? [color.charAt(0)] : ['d', 'l'];
      return all.flatMap((colors) => choices.map((it) => colors + it));
    },
    [''],
  );
}
