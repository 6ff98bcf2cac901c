import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import germanNames from '#assets/learn/de/names.json';
import germanSentences from '#assets/learn/de/puzzles.json';
import englishNames from '#assets/learn/en/names.json';
import englishSentences from '#assets/learn/en/puzzles.json';
import { writeGridText } from '#engine/codec/gridText.ts';
import { invariant } from '#base/invariant.ts';
import { recolor, type Color, type Grid, type SymbolInstance } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { rate } from '#engine/explain/rate.ts';
import { requiresSolution } from '#engine/judging/requiresSolution.ts';
import { allRules } from '#engine/rules/index.ts';
import { asksForForced } from '#engine/solving/support.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { SOLVER_CHOICES } from '#solvers/choices.ts';
import { solveCompletely } from '#solvers/loadSolver.ts';
import { assumptionsNeeded } from './deduction.ts';
import { INSTRUCTIONS, type Instruction } from './instructions.ts';
import { chapters, lessons, puzzles, type LessonPuzzle, type TaughtClue } from './openLessons.ts';

/** Clues without a lesson, and why. */
const UNTAUGHT: ReadonlyMap<string, string> = new Map([
  ['unsupported', 'stands in for symbols that a solver does not know; no tool places it'],
]);

/** Clues that a coloring does not depend on, and why. */
const NEVER_NEEDED: ReadonlyMap<string, string> = new Map([
  ['foresight', 'gives hints'],
  ['perfection', 'makes colors final'],
  ['mystery', 'accepts one coloring more, so that there are two'],
]);

/** Parts of texts that only puzzles have which show another reading of a clue. */
const READINGS = [
  'deadEnd=1',
  'diagonals=1',
  'directions=:',
  'comparison=ge',
  'comparison=le',
  'orientation=right',
  'orientation=down-right',
  'number,x=0.5,',
  'galaxy,x=3.5,y=1.5',
  'horizontal=wrap,vertical=wrap',
  'vertical=reflect-reverse',
  'horizontal=wrap-reverse',
] as const;

/** Clues that need to know what is right while a puzzle is played. */
const ASKS_SOLUTION: ReadonlySet<string> = new Set([
  'hidden',
  'mystery',
  'foresight',
  'perfection',
]);

/** How often a cell may be assumed to have a color that then turns out wrong. */
const MOST_ASSUMPTIONS = 3;

/** The hardest level of a puzzle: one clue in the first two chapters, then two or three clues. */
const MOST_LEVEL = { first: 2, later: 3 };

const MOST_CELLS = 6;
/** A tune needs time, which runs to the right. */
const MOST_COLUMNS_OF_MUSIC = 12;
const MOST_LETTERS = 110;

const textSchema = z.strictObject({
  chapters: z.record(z.string(), z.string().trim().min(1)),
  lessons: z.record(z.string(), z.string().trim().min(1)),
  puzzles: z.record(
    z.string(),
    z.strictObject({
      before: z.string().trim().min(1).max(MOST_LETTERS),
      after: z.string().trim().min(1).max(MOST_LETTERS),
      clue: z.string().trim().min(1).max(MOST_LETTERS).optional(),
    }),
  ),
});

const LETTERS: Readonly<Record<Color, string>> = { dark: 'b', light: 'w', gray: 'n' };

/** The colors of a board as text, row by row; holes are points. */
function lettersOf({ tiles }: Grid): string {
  return tiles.map(({ exists, color }) => (exists ? LETTERS[color] : '.')).join('');
}

/** The colors that the default solver finds. */
async function solutionsOf(grid: Grid): Promise<readonly string[]> {
  const [automatic] = SOLVER_CHOICES;
  invariant(automatic, 'there is a default solver');
  const { solutions } = await solveCompletely(automatic, grid, { most: 3, isLate: () => false });
  return solutions.map(lettersOf);
}

const isPlaced = ({ at }: SymbolInstance, under: SymbolInstance) =>
  at.x === under.at.x && at.y === under.at.y;

/** The grid without the clue; without what lies under it, if it only hides. */
function without(grid: Grid, { kind, id }: TaughtClue): Grid {
  if (kind === 'rule') return { ...grid, rules: grid.rules.filter((rule) => rule.id !== id) };
  const own = grid.symbols.get(id) ?? [];
  const isLeft = (symbol: SymbolInstance) =>
    id === 'hidden' ? !own.some((it) => isPlaced(it, symbol)) : symbol.id !== id;
  const symbols = [...grid.symbols].map(([key, list]) => [key, list.filter(isLeft)] as const);
  return { ...grid, symbols: new Map(symbols) };
}

function solutionOf({ id, solution }: LessonPuzzle): Grid {
  invariant(solution, `${id} has a solution`);
  return solution;
}

/** The board of a puzzle in the colors of its solution. */
function solved(puzzle: LessonPuzzle): Grid {
  return { ...puzzle.grid, tiles: solutionOf(puzzle).tiles };
}

function painted(grid: Grid, letters: readonly string[]): Grid {
  const tiles = grid.tiles.map((tile, cell) =>
    tile.exists ? recolor(tile, letters[cell] === 'b' ? 'dark' : 'light') : tile,
  );
  return { ...grid, tiles };
}

/** Every coloring that follows the instruction and breaks no clue that can be judged. */
function obeying(grid: Grid, isObeyed: Instruction): readonly string[] {
  const open = grid.tiles.flatMap(({ exists, fixed }, cell) => (exists && !fixed ? [cell] : []));
  const letters = Array.from(lettersOf(grid));
  const found: string[] = [];
  for (let bits = 0; bits < 2 ** open.length; bits++) {
    open.forEach((cell, i) => (letters[cell] = (bits >> i) & 1 ? 'b' : 'w'));
    const rows = Array.from({ length: grid.height }, (_, y) =>
      letters.slice(y * grid.width, (y + 1) * grid.width).join(''),
    );
    if (!isObeyed(rows)) continue;
    const isWrong = judge(boardOf(painted(grid, letters)), null).final === 'error';
    if (!isWrong) found.push(letters.join(''));
  }
  return found;
}

function idsOf(list: readonly { readonly id: string }[]): readonly string[] {
  return list.map(({ id }) => id);
}

const needsAuthor = ({ grid }: LessonPuzzle) => requiresSolution(grid) && !asksForForced(grid);
const hasSecond = ({ clue }: LessonPuzzle) => clue.id === 'mystery';

describe('the lessons', () => {
  it('teach every rule and every symbol, by two puzzles at least', () => {
    const count = (kind: TaughtClue['kind'], id: string) =>
      puzzles.filter(({ clue }) => clue.kind === kind && clue.id === id).length;
    const counts = new Map([
      ...allRules.map(({ id }) => [id, count('rule', id)] as const),
      ...allSymbols.map(({ id }) => [id, count('symbol', id)] as const),
    ]);

    const missing = [...counts].filter(([, puzzles]) => puzzles < 2).map(([id]) => id);
    expect(missing).toEqual([...UNTAUGHT.keys()]);
  });

  it('are about clues that exist', () => {
    const ids = { rule: idsOf(allRules), symbol: idsOf(allSymbols) };

    expect(lessons.filter(({ clue }) => !ids[clue.kind].includes(clue.id))).toEqual([]);
  });

  it.each(READINGS)('have a puzzle with %s', (part) => {
    expect(puzzles.some(({ text }) => text.includes(part))).toBe(true);
  });

  it('have ids of their own', () => {
    for (const list of [chapters, lessons, puzzles]) {
      expect(new Set(idsOf(list)).size).toBe(list.length);
    }
  });

  it('have an instruction exactly where nobody but the author can judge', () => {
    expect([...INSTRUCTIONS.keys()]).toEqual(idsOf(puzzles.filter(needsAuthor)));
  });
});

describe.each([
  ['English', { ...englishNames, puzzles: englishSentences }],
  ['German', { ...germanNames, puzzles: germanSentences }],
])('the sentences in %s', (_language, file) => {
  const texts = textSchema.parse(file);

  it('are there for everything, in the same order', () => {
    expect(Object.keys(texts.chapters)).toEqual(idsOf(chapters));
    expect(Object.keys(texts.lessons)).toEqual(idsOf(lessons));
    expect(Object.keys(texts.puzzles)).toEqual(idsOf(puzzles));
  });

  it('mark what they are about, and end calmly', () => {
    for (const { before, after, clue } of Object.values(texts.puzzles)) {
      expect(before).toMatch(/^[^*]*(\*[^*]+\*[^*]*)+$/);
      for (const sentence of [before, after]) expect(sentence).toMatch(/^[^!]+[.?]$/);
      if (clue !== undefined) expect(clue).toMatch(/^[^*!]+\*[^*]+\*[^*!]*\.$/);
    }
  });

  it('describe the clues that authors write themselves, and no others', () => {
    const described = Object.entries(texts.puzzles).filter(([, { clue }]) => clue !== undefined);
    const own = puzzles.filter(({ clue }) => clue.id.startsWith('custom'));

    expect(described.map(([id]) => id)).toEqual(idsOf(own));
  });
});

const firstChapters: ReadonlySet<string> = new Set(
  chapters.slice(0, 2).flatMap(({ lessons: own }) => own.flatMap((it) => idsOf(it.puzzles))),
);

/** The hardest level of the rounds in which hints solve a puzzle; 0 without hints. */
function hardestLevel({ grid }: LessonPuzzle): number {
  const rating = rate(grid);
  return Math.max(0, ...(rating?.curve ?? []).map(({ level }) => level));
}

describe.each(puzzles.map((puzzle) => ({ id: puzzle.id, puzzle })))('$id', ({ puzzle }) => {
  const { id, clue, grid, text, known, solution } = puzzle;
  const clues = [...idsOf(grid.rules), ...grid.symbols.keys()];
  const isMusic = clues.includes('music');

  it('is written as Chiaro writes it, and small', () => {
    expect(writeGridText(grid)).toBe(text);
    expect(grid.width).toBeLessThanOrEqual(isMusic ? MOST_COLUMNS_OF_MUSIC : MOST_CELLS);
    expect(grid.height).toBeLessThanOrEqual(MOST_CELLS);
  });

  it('uses what it teaches, and else only what was taught before', () => {
    expect(clues).toContain(clue.id);
    expect(clues.filter((id) => !known.has(id))).toEqual([]);
  });

  it('is neither solved nor wrong at the start', () => {
    expect(judge(boardOf(grid), solution).final).toBe('incomplete');
  });

  it('takes no what-if, and only one clue at a time in the first two chapters', () => {
    const most = firstChapters.has(id) ? MOST_LEVEL.first : MOST_LEVEL.later;

    expect(hardestLevel(puzzle)).toBeLessThanOrEqual(most);
  });

  if (requiresSolution(grid) || ASKS_SOLUTION.has(clue.id))
    it('has a solution with it', () => {
      expect(solution).not.toBeNull();
    });

  if (solution)
    it('agrees with the solution that is with it', () => {
      const board = boardOf(solved(puzzle));
      const given = (tiles: Grid['tiles']) =>
        tiles.map(({ color }, cell) => (grid.tiles[cell]?.fixed ? color : null));

      expect(judge(board, null).final).not.toBe('error');
      expect(judge(board, solution).final).toBe('satisfied');
      expect(given(solutionOf(puzzle).tiles)).toEqual(given(grid.tiles));
    });

  if (!needsAuthor(puzzle) && !hasSecond(puzzle))
    it('has one solution', async () => {
      const solutions = await solutionsOf(grid);

      expect(solutions).toHaveLength(1);
      if (solution) expect(solutions[0]).toBe(lettersOf(solution));
    });

  if (!needsAuthor(puzzle) && !asksForForced(grid))
    it('can be solved without guessing', () => {
      const assumptions = assumptionsNeeded(grid);

      expect(assumptions).not.toBeNull();
      expect(assumptions).toBeLessThanOrEqual(MOST_ASSUMPTIONS);
    });

  if (hasSecond(puzzle))
    it('has one solution by the rules, and the other one', async () => {
      const byRules = await solutionsOf(without(grid, clue));
      const all = await solutionsOf(grid);

      expect(byRules).toEqual([lettersOf(solutionOf(puzzle))]);
      expect(all).toHaveLength(2);
      expect(all).toEqual(expect.arrayContaining([...byRules]));
    });

  if (needsAuthor(puzzle))
    it('has the one solution that its instruction names', () => {
      const isObeyed = INSTRUCTIONS.get(id);
      invariant(isObeyed, `${id} has an instruction`);

      expect(obeying(grid, isObeyed)).toEqual([lettersOf(solutionOf(puzzle))]);
    });

  if (!needsAuthor(puzzle) && !NEVER_NEEDED.has(clue.id))
    it('needs its clue', async () => {
      const [answer] = await solutionsOf(grid);

      expect(await solutionsOf(without(grid, clue))).not.toEqual([answer]);
    });
});
