import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { recolor, type Color, type Grid } from '#engine/grid/grid.ts';
import { allRules } from '#engine/rules/index.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { checkPuzzle } from '#server/checks/handleRequest.ts';
import type { Verification } from '#server/checks/PuzzleChecks.ts';
import { verifyPuzzleData } from '#server/checks/verifyPuzzleData.ts';
import { verdictOnColorings } from '#server/domain/solutionVerdict.ts';
import { fuzzRuns, sampled } from '#tests/support/fuzzRuns.ts';
import { packed } from '#tests/support/puzzleData.ts';
import { Draw, randomGrid } from '#tests/support/randomGrids.ts';
import { SHARED_PUZZLES } from '#tests/support/sharedPuzzles.ts';
import { SOLVER_PUZZLES, type SolverPuzzle } from '#tests/support/solverPuzzles.ts';
import { gridFrom } from '#tests/support/texts.ts';

const LIMITS = { milliseconds: 60_000, megabytes: 4096 };

async function verify(text: string, limits = LIMITS): Promise<Verification> {
  return verifyPuzzleData(await packed(text), limits);
}

function puzzlesWith(expected: SolverPuzzle['expect']): readonly SolverPuzzle[] {
  const puzzles = SOLVER_PUZZLES.filter((puzzle) => puzzle.expect === expected);
  expect(puzzles.length).toBeGreaterThan(15);
  return sampled(puzzles, 12); // solvers have their own tests
}

describe('the solutions of a puzzle', () => {
  it('are one, the author’s', async () => {
    for (const { id, grid, solution } of puzzlesWith('unique')) {
      expect(await verify(solution ?? grid), id).toMatchObject({
        state: 'unique',
        isAuthors: solution === undefined ? null : true,
        unknownReason: null,
      });
    }
  });

  it('are one, in puzzles of other makers', async () => {
    const solutions = SHARED_PUZZLES.flatMap(({ solution }) => solution ?? []);

    for (const solution of sampled(solutions, 12)) {
      expect((await verify(solution)).isAuthors, solution).not.toBe(false);
    }
  });

  it('are several', async () => {
    for (const { id, grid } of puzzlesWith('multiple')) {
      expect(await verify(grid), id).toMatchObject({ state: 'several', isAuthors: null });
    }
  });

  it('are none', async () => {
    for (const { id, grid } of puzzlesWith('none')) {
      expect(await verify(grid), id).toMatchObject({ state: 'none', isAuthors: null });
    }
  });

  it('are counted without one that is accepted although it breaks the rules', async () => {
    const text = '2x1|T2:bn|Rcell_count,color=dark,count=2:mystery,solution=2x1&#124;T2&#58;ww';

    expect(await verify(text)).toMatchObject({ state: 'unique' });
  });

  it('are none where cells change together that the author has colored otherwise', async () => {
    const text = '2x1|T2:bw|C2:AA|Rcell_count,color=dark,count=1';

    expect(await verify(text)).toMatchObject({ state: 'none' });
  });

  it('may be one although the author’s is wrong', async () => {
    const text = '2x1|T2:bb|Rcell_count,color=dark,count=0';

    expect(await verify(text)).toMatchObject({ state: 'unique', isAuthors: false });
  });

  it('are none that the editor would have published, or the author’s', async () => {
    const rules = allRules.filter(({ traits }) => !traits?.needsSolution).map(({ id }) => id);
    const symbols = allSymbols.filter(({ traits }) => !traits?.needsSolution).map(({ id }) => id);

    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const draw = new Draw(seed);
        const grid = randomGrid(seed, {
          rules: Array.from({ length: draw.below(3) }, () => draw.of(rules)),
          symbols: Array.from({ length: draw.below(3) }, () => draw.of(symbols)),
        });
        const color = () => draw.of(['dark', 'light'] as const);
        const data = await packed(writeGridText(painted(grid, color)));
        const statement = { title: 'a', description: '', designDifficulty: 1 };
        fc.pre((await checkPuzzle({ ...statement, data })).ok);

        const { state, isAuthors, unknownReason } = await verifyPuzzleData(data, LIMITS);
        expect(unknownReason).toBeNull();
        // Conditions that the editor does not check: whether merged cells agree, and whether the
        // clues are satisfied when an alternate solution is accepted.
        if (grid.connections.length > 0 || grid.rules.some(({ id }) => id === 'mystery')) return;
        expect(state).not.toBe('none');
        expect(isAuthors).not.toBe(false); // null if every cell is given
      }),
      { numRuns: fuzzRuns(10, 50) },
    );
  });
});

describe('an underclued puzzle', () => {
  // Deductions: the first cell is dark, the second light; of the others one is dark.
  const CLUES = 'Rcell_count,color=dark,count=2:underclued,';
  const TEXT = (tiles: string) => `4x1|T4:${tiles}|Snumber,x=0,y=0,number=1|${CLUES}`;

  it.each([
    ['unique where the author has colored what follows', 'Bwnn', 'unique', true],
    ['unique where the author has colored nothing yet', 'Bnnn', 'unique', null],
    ['several where the author has colored more', 'Bwbn', 'several', false],
    ['none where a cell is open that follows', 'Bnwn', 'none', false],
    ['none where a cell has the other color than follows', 'Bbnn', 'none', false],
    ['none where the clues contradict each other', 'BBnn', 'none', null],
  ])('is %s', async (_, tiles, state, isAuthors) => {
    expect(await verify(TEXT(tiles))).toMatchObject({ state, isAuthors, unknownReason: null });
  });

  it('is unique, with what is known to follow', async () => {
    for (const { id, deduced = '' } of puzzlesWith('underclued')) {
      expect((await verify(deduced)).state, id).toBe('unique');
    }
  });
});

describe('nothing is known', () => {
  it.each([
    ['of music', '2x1|T2:bw|Rmusic,', 'needsSolution'],
    ['of a pattern', '2x1|T2:bw|Rcomplete_pattern,', 'needsSolution'],
    ['of custom rules', '2x1|T2:bw|Rcustom,description=x', 'needsSolution'],
    ['of custom symbols', '2x1|T2:bw|Scustom_text,', 'needsSolution'],
    ['of what cannot be read', '1x1|Q', 'unreadable'],
  ])('%s', async (_, text, unknownReason) => {
    expect(await verify(text)).toMatchObject({ state: 'unknown', isAuthors: null, unknownReason });
  });

  it.each([
    ['time', { milliseconds: 0, megabytes: 4096 }],
    ['memory', { milliseconds: 60_000, megabytes: 1 }],
  ])('where there is no %s to search', async (_, limits) => {
    const grid = SOLVER_PUZZLES.find(({ id }) => id.startsWith('hard'))?.grid ?? '';
    const { state, unknownReason, effort } = await verify(grid, limits);

    expect({ state, unknownReason }).toEqual({ state: 'unknown', unknownReason: 'gaveUp' });
    expect(effort.decisions).toBeGreaterThan(0);
  });

  it('where search and judge contradict each other', () => {
    const [one, other] = [gridFrom('2x1|T2:bw'), gridFrom('2x1|T2:wb')];
    const unknown = { state: 'unknown', isAuthors: null };

    expect(verdictOnColorings([], one, true)).toEqual(unknown);
    expect(verdictOnColorings([other], one, true)).toEqual(unknown);
    expect(verdictOnColorings([one], one, true)).toEqual({ state: 'unique', isAuthors: true });
  });
});

function painted(grid: Grid, color: (cell: number) => Color): Grid {
  const tiles = grid.tiles.map((tile, cell) =>
    tile.exists && !tile.fixed ? recolor(tile, color(cell)) : tile,
  );
  return { ...grid, tiles };
}
