import { describe, expect, it } from 'vitest';
import { Explainer } from '#engine/explain/Explainer.ts';
import { Hints, type HintBoard } from '#engine/explain/Hints.ts';
import { mistakeOn } from '#engine/explain/mistake.ts';
import { workClock } from '#engine/explain/limits.ts';
import type { Color, Grid } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { english } from '#texts/english.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { isTrue } from '#tests/support/hintChecks.ts';
import { injectErrors, type InjectedErrors } from '#tests/support/injectedErrors.ts';
import { bruteForce, Draw, randomGrid } from '#tests/support/randomGrids.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';

const UNIQUE = SOLVER_PUZZLES.filter(({ expect: status }) => status === 'unique');
const SMALL = UNIQUE.filter(({ grid }) => readGrid(grid).tiles.length <= 42);
const RUNS = fuzzRuns(15, 60);
const FEW_RUNS = fuzzRuns(5, 10);
/** Maximum number of cells of boards whose steps are proved by brute force. */
const TRIED_CELLS = 12;
/** Seeds of such boards. */
const KNOWN = SMALL.flatMap(({ grid }, index) =>
  readGrid(grid).tiles.length <= TRIED_CELLS ? [index] : [],
).slice(0, 4);
/**
 * Seeds. Some of the first give boards with several solutions; the last two give a galaxy between
 * four cells of which three have one color.
 */
const KNOWN_SEVERAL = [...Array.from({ length: 20 }, (_, i) => i + 1), 1485538561, 145258748];
const SYMBOLS = allSymbols.filter((it) => !it.traits?.needsSolution);

/** Run a test on puzzles with one solution, with errors injected on the way to it. */
function forInjected(
  runs: number,
  test: (injected: InjectedErrors & { readonly solution: Grid }) => void,
): void {
  forSeeds(
    runs,
    (seed) => {
      const { grid, solution: text = '' } = SMALL[seed % SMALL.length] ?? { grid: '' };
      const solution = readGrid(text);
      const errors = injectErrors(readGrid(grid), solution, new Draw(seed));
      if (errors) test({ ...errors, solution });
    },
    KNOWN,
  );
}

function colorsOf({ tiles }: Grid): readonly Color[] {
  return tiles.map(({ color }) => color);
}

function askedOf({ grid, strokes, made }: InjectedErrors): HintBoard {
  return { colors: colorsOf(grid), strokes, made, near: null, covered: [] };
}

describe('what is wrong on a board with one solution', () => {
  it('is found, with the first wrong stroke', () => {
    forInjected(RUNS, ({ grid, strokes, wrong, first, solution }) => {
      const found = mistakeOn(
        new Explainer(grid),
        { grid, strokes },
        { solution, now: workClock(), limitMs: 1000 },
      );

      expect(found?.stroke).toBe(first);
      expect(found?.wrong.map(({ cell }) => cell).toSorted()).toEqual(wrong.toSorted());
    });
  });

  it('is explained from cells that are right', () => {
    let explained = 0;
    forInjected(RUNS, ({ grid, strokes, solution }) => {
      const options = { solution, now: workClock(), limitMs: 1000 };
      const found = mistakeOn(new Explainer(grid), { grid, strokes }, options);
      if (!found?.why) throw new Error('nothing is explained');
      const { why, wrong } = found;
      const [target] = why.cells;

      expect(why.cells.map(({ cell }) => cell)).toContain(wrong[0].cell);
      expect(target?.color).toBe(solution.tiles[target?.cell ?? -1]?.color);
      for (const { cell, color } of why.facts) {
        expect(grid.tiles[cell]?.color).toBe(color);
        expect(solution.tiles[cell]?.color).toBe(color);
      }
      if (why.level < 7 && grid.tiles.length <= TRIED_CELLS) {
        expect(isTrue(grid, why)).toBe(true);
        explained++;
      }
    });
    expect(explained).toBeGreaterThan(0);
  });

  it('is told in rungs, of which the first two give nothing away', () => {
    forInjected(FEW_RUNS, (errors) => {
      const { grid, made, first, wrong } = errors;
      const hint = new Hints(grid, workClock()).hint(askedOf(errors));
      if (hint.type !== 'mistake') throw new Error(`no mistake but ${hint.type}`);
      const [notice, since, region] = hint.rungs;

      expect(notice?.marks).toBeNull();
      expect(since?.marks).toBeNull();
      expect(english.say(notice?.spoken ?? '')).toBe('Something isn’t right yet.');
      const ago = made - first;
      expect(english.say(since?.spoken ?? '')).toBe(
        ago === 1
          ? 'Everything was right until your last move.'
          : `Everything was right until ${ago} moves ago.`,
      );
      if (region?.id === 'region') {
        expect(region.marks?.lit).toContain(hint.wrong[0]?.cell);
        expect(region.marks?.lit.length).toBeGreaterThan(1);
        expect(region.lines).toEqual([]);
      }
      const last = hint.rungs.at(-1);
      if (last?.id === 'cells') expect(last.marks?.wrong.toSorted()).toEqual(wrong.toSorted());
      else expect([last?.id, hint.wrong.length]).toEqual(['reason', 1]);
    });
  });

  it('is nothing on a board that is right', () => {
    forInjected(FEW_RUNS, ({ grid, solution, strokes }) => {
      const tiles = grid.tiles.map((tile, cell) =>
        tile.exists && tile.color !== 'gray' ? (solution.tiles[cell] ?? tile) : tile,
      );
      const right = { ...grid, tiles };
      const options = { solution, now: workClock(), limitMs: 1000 };

      expect(mistakeOn(new Explainer(grid), { grid: right, strokes }, options)).toBeNull();
    });
  });
});

describe('symbols that are not seen', () => {
  const PUZZLE = readGrid('4x1|T4:Wnnn|C4:|Z|Sviewpoint,x=0,y=0,number=4');
  const ASKED: HintBoard = {
    colors: ['light', 'gray', 'gray', 'gray'],
    strokes: [-1, -1, -1, -1],
    made: 0,
    near: null,
    covered: [],
  };

  it('are no reason, and nothing else is told of the solution', () => {
    const hints = new Hints(PUZZLE, workClock());
    expect(hints.hint(ASKED).type).toBe('step');

    const covered = [{ id: 'viewpoint', index: 0 }];
    const hint = hints.hint({ ...ASKED, covered });

    expect(hint.type === 'none' && english.say(hint.text)).toBe(
      'Nothing more follows from the clues.',
    );
    expect(hints.obvious({ ...ASKED, covered })).toEqual([]);
    expect(hints.obvious(ASKED)).not.toEqual([]);
  });
});

describe('what is wrong on a board with several solutions', () => {
  it('begins with the cell after which no solution is left', () => {
    let count = 0;
    forSeeds(
      RUNS * 4,
      (seed) => {
        const draw = new Draw(seed);
        const symbols = Array.from({ length: 1 + draw.below(3) }, () => draw.of(SYMBOLS).id);
        const rules = draw.of([[], ['connect_all'], ['no_loops']]);
        const puzzle = clearToGivens(randomGrid(seed, { rules, symbols, sizes: [[4, 2]] }));
        const solutions = [...bruteForce(puzzle)];
        const open = puzzle.tiles.flatMap(({ exists, fixed }, cell) =>
          exists && !fixed ? [cell] : [],
        );
        if (solutions.length < 2 || open.length < 3) return;
        const [chosen = ''] = solutions;
        const errors = injectErrors(puzzle, solutionGrid(puzzle, chosen), draw);
        if (!errors) return;
        const { grid, strokes } = errors;
        const options = { solution: null, now: workClock(), limitMs: 1000 };
        const found = mistakeOn(new Explainer(puzzle), { grid, strokes }, options);

        expect(found?.stroke, `seed ${seed}`).toBe(firstWrong(errors, solutions));
        if (found?.why && found.why.level < 7) expect(isTrue(puzzle, found.why)).toBe(true);
        if (found) count++;
      },
      KNOWN_SEVERAL,
    );
    expect(count).toBeGreaterThan(0);
  });
});

function solutionGrid(puzzle: Grid, solution: string): Grid {
  const tiles = puzzle.tiles.map((tile, cell) =>
    tile.exists
      ? { ...tile, color: solution.charAt(cell) === 'd' ? ('dark' as const) : ('light' as const) }
      : tile,
  );
  return { ...puzzle, tiles };
}

/** The first stroke after which no solution agrees with all painted cells. */
function firstWrong(
  { grid, strokes, made }: InjectedErrors,
  solutions: readonly string[],
): number | undefined {
  for (let stroke = 0; stroke < made; stroke++) {
    const isPossible = solutions.some((colors) =>
      grid.tiles.every(({ exists, color }, cell) => {
        const isPainted = exists && color !== 'gray' && (strokes[cell] ?? -1) <= stroke;
        return !isPainted || colors.charAt(cell) === color.charAt(0);
      }),
    );
    if (!isPossible) return stroke;
  }
  return undefined;
}
