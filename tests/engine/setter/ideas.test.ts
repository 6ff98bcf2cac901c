import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { rate } from '#engine/explain/rate.ts';
import { familyById } from '#engine/generate/families/index.ts';
import { Draws } from '#engine/generate/draws.ts';
import { holds } from '#engine/generate/trueClues.ts';
import { orbitOf, SYMMETRIES } from '#engine/generate/symmetry.ts';
import { clearToGivens, colorEquals } from '#engine/grid/colors.ts';
import { recolor, type Grid } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { candidatesFor } from '#engine/setter/candidates.ts';
import { withClueSet } from '#engine/setter/changes.ts';
import { KIND_IDS } from '#engine/setter/clueKinds.ts';
import { cluesOf } from '#engine/setter/clueSpace.ts';
import type { IdeaWish } from '#engine/setter/Idea.ts';
import { solveUniversally } from '#engine/solving/solve.ts';
import { runIdea } from '#engine/setter/runIdea.ts';
import { english } from '#texts/english.ts';
import { invariant } from '#base/invariant.ts';
import { countSolutions } from '#tests/support/countSolutions.ts';
import { chanceOf } from '#tests/support/chanceOf.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { gridOf, ideasOf, reasonOf, resultOf } from '#tests/support/ideasOf.ts';
import { tileLetters } from '#tests/support/gridText.ts';
import { puzzleBy, smallWish } from '#tests/support/madePuzzles.ts';

const CONNECTED =
  'Rconnect_all,color=dark:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R';
/** A solution without clues. */
const DRAWING = `5x5|T5:bbbbbbwbwbbbbwwwwbbbbbbwb|${CONNECTED}`;
const ALL = { kinds: KIND_IDS, symmetry: 'none', givesColors: true } as const;

/** A small puzzle of a family, and its solution. */
function puzzleOf(id: string, seed = 1) {
  const family = familyById.get(id);
  invariant(family, `a family: ${id}`);
  return puzzleBy(smallWish(family, { seed, width: 5, height: 5 }));
}

function hasOneSolution(grid: Grid): boolean {
  let found = 0;
  for (const event of solveUniversally(clearToGivens(grid))) {
    if (event.type === 'solution') found++;
    if (found > 1) return false;
  }
  return found === 1;
}

/** Number of clues of a board. */
function countOf(grid: Grid): number {
  return cluesOf(grid).length;
}

describe('kinds of clues', () => {
  it('are givens and symbols whose value follows from a solution', () => {
    expect(KIND_IDS).toEqual([
      'given',
      'number',
      'viewpoint',
      'dart',
      'myopia',
      'minesweeper',
      'focus',
    ]);
  });
});

describe('clues from a solution', () => {
  it('are true, of chosen kinds, and make it the only one', () => {
    forSeeds(fuzzRuns(2, 100), (seed) => {
      const kinds = new Draws(seed).shuffled(KIND_IDS).slice(0, 3);
      const author = gridOf(DRAWING);
      const result = resultOf(author, { tool: 'clues', ...ALL, kinds, seed });
      if (result.type === 'none') {
        expect(english.say(result.reason)).toMatch(/^These clues leave more than one solution/);
        return;
      }
      const [{ grid, says }] = result.ideas;
      const board = boardOf(grid);

      expect(hasOneSolution(grid), writeGridText(grid)).toBe(true);
      expect(colorEquals(grid, author)).toBe(true);
      for (const symbol of [...grid.symbols.values()].flat()) {
        expect(holds(symbol, board)).toBe(true);
        expect(kinds).toContain(symbol.id);
      }
      expect(english.say(says)).toMatch(
        /^\d+ clues? added\. The puzzle has exactly one solution\.$/,
      );
    });
  });

  it.each(SYMMETRIES)('have the symmetry %s', (symmetry) => {
    const author = gridOf(DRAWING);
    const kinds = ['given'];
    const [idea] = ideasOf(author, { tool: 'clues', kinds, symmetry, givesColors: true, seed: 4 });
    const clued = new Set(cluesOf(idea?.grid ?? author).map(({ cell }) => cell));

    expect(clued.size).toBeGreaterThan(0);
    for (const cell of clued) {
      for (const image of orbitOf(cell, symmetry, author)) expect(clued).toContain(image);
    }
  });

  it('leave the clues on the board as they are', () => {
    const author = gridOf(DRAWING.replace('|R', '|Sviewpoint,x=1,y=3,number=2|R'));
    const [idea] = ideasOf(author, { tool: 'clues', ...ALL, kinds: ['given'], seed: 1 });

    expect(idea?.grid.symbols).toEqual(author.symbols);
    expect(idea && hasOneSolution(idea.grid)).toBe(true);
  });

  it('leave the color of their cell open on request', () => {
    const author = gridOf(DRAWING);
    const wish = { ...ALL, kinds: ['number', 'viewpoint', 'minesweeper', 'dart'], seed: 2 };
    const open = resultOf(author, { tool: 'clues', ...wish, givesColors: false });
    const [closed] = ideasOf(author, { tool: 'clues', ...wish });

    expect(closed?.grid.tiles.some(({ fixed }) => fixed)).toBe(true);
    expect(open.type === 'none' || open.ideas[0].grid.tiles.every(({ fixed }) => !fixed)).toBe(
      true,
    );
  });

  it.each([
    [DRAWING.replace('bbbbbb', 'bnbbbb'), {}, 'Paint every cell of your solution first.'],
    [`5x5|T5:${'w'.repeat(25)}|${CONNECTED}`, {}, 'Your solution breaks a rule or a symbol.'],
    [DRAWING, { kinds: [] }, 'Choose at least one kind of clues.'],
    ['3x1|T3:bwb|R', { kinds: ['focus'], givesColors: false }, 'These clues leave more than one'],
    ['2x1|T2:BW|R', {}, 'The puzzle already has exactly one solution.'],
    ['2x1|T2:bw|Runderclued', {}, 'This puzzle only asks for cells that can be deduced'],
    ['2x1|T2:bw|Rcustom', {}, 'Some rules or symbols here depend on your own solution'],
    ['2x1|T2:..|R', {}, 'This board has no cells.'],
    ['2x1|T2:bN|R', {}, 'A gray given has no color, so this puzzle has no full solution.'],
    [
      '3x1|T3:bwb|Sviewpoint,x=0,y=0,number=1|Rsymbols_per_region,count=1,color=light,comparison=le',
      { kinds: ['number'] },
      'A rule counts symbols or lets them be wrong. Choose givens only.',
    ],
  ])('are refused for %s with %j', (text, change, sentence) => {
    const wish: IdeaWish = { tool: 'clues', ...ALL, seed: 1, ...change };
    expect(reasonOf(gridOf(text), wish)).toContain(sentence);
  });
});

describe('the fewest clues', () => {
  /** A 3 × 3 puzzle with one solution and clues to spare. */
  function crowded(seed: number): Grid | null {
    const chance = chanceOf(seed);
    const bare = gridOf('3x3|T3:nnnnnnnnn|R');
    const tiles = bare.tiles.map((tile) => recolor(tile, chance() < 0.5 ? 'dark' : 'light'));
    const solution = { ...bare, tiles };
    const options = { kinds: KIND_IDS, taken: new Set<number>(), givesColors: false };
    const draws = new Draws(seed);
    const clues = draws.shuffled(candidatesFor(solution, options, draws)).slice(0, 7);
    const grid = withClueSet(solution, solution, clues);
    return isUnique(grid) ? grid : null;
  }

  /** By brute force, without the solver. */
  function isUnique(grid: Grid): boolean {
    return countSolutions(clearToGivens(grid), 2) === 1;
  }

  /** The size of the smallest set of clues that is enough, by trying all. */
  function smallest(grid: Grid): number {
    const clues = cluesOf(grid);
    let best = clues.length;
    for (let bits = 0; bits < 2 ** clues.length; bits++) {
      const some = clues.filter((_, index) => ((bits >> index) & 1) === 1);
      if (some.length < best && isUnique(withClueSet(grid, grid, some))) best = some.length;
    }
    return best;
  }

  it('are the smallest choice that leaves one solution', () => {
    let compared = 0;
    forSeeds(
      fuzzRuns(2, 200),
      (seed) => {
        const author = crowded(seed);
        if (!author) return;
        compared++;
        const least = smallest(author);
        const result = resultOf(author, { tool: 'fewest', pinned: [], seed });

        if (result.type === 'none') expect(least).toBe(countOf(author));
        else expect(countOf(result.ideas[0].grid), writeGridText(author)).toBe(least);
      },
      [3, 5],
    );
    expect(compared).toBeGreaterThan(0);
  });

  it('still leave one solution, and pinned clues stay', () => {
    const { solution } = puzzleOf('mines', 2);
    const draws = new Draws(1);
    const options = { kinds: KIND_IDS, taken: new Set<number>(), givesColors: true };
    const bare = { ...solution, symbols: new Map() };
    const author = withClueSet(bare, bare, candidatesFor(bare, options, draws));
    const [first] = ideasOf(author, { tool: 'fewest', pinned: [], seed: 1 });
    const pinned = (first?.going ?? []).slice(0, 2).map(({ key }) => key);
    const [second] = ideasOf(author, { tool: 'fewest', pinned, seed: 1 });

    expect(first && hasOneSolution(first.grid)).toBe(true);
    expect(pinned).toHaveLength(2);
    for (const { key } of second?.going ?? []) expect(pinned).not.toContain(key);
    expect(second && hasOneSolution(second.grid)).toBe(true);
  });

  it('stay painted if the whole solution is, and turn gray if not', () => {
    const painted = gridOf('3x1|T3:BBB|Rconnect_all,color=dark');
    const [whole] = ideasOf(
      { ...painted, tiles: [...painted.tiles] },
      { tool: 'fewest', pinned: [], seed: 1 },
    );
    const open = gridOf('4x1|T4:BBBn|Rcell_count,color=dark,count=3:connect_all,color=dark');
    const [part] = ideasOf(open, { tool: 'fewest', pinned: [], seed: 1 });

    expect(whole && writeGridText(whole.grid)).toContain('T3:BbB');
    expect(
      part && [...tileLetters(writeGridText(part.grid))].filter((it) => it === 'n'),
    ).toHaveLength(3);
  });

  it('of letters, which depend on each other, are found by taking clues away', () => {
    const author = gridOf(
      '3x1|T3:nBn|Sletter,x=0,y=0,letter=A:letter,x=1,y=0,letter=A:letter,x=2,y=0,letter=A|R',
    );
    const [idea] = ideasOf(author, { tool: 'fewest', pinned: [], seed: 1 });

    expect(idea?.going.map(({ name }) => english.say(name))).toEqual([
      'letter A at row 1, column 2',
    ]);
  });
});

describe('clues that make a solution the only one', () => {
  it('are true, and each choice is enough', () => {
    forSeeds(fuzzRuns(2, 60), (seed) => {
      const { grid } = puzzleOf('mines', 2);
      const less = withClueSet(
        grid,
        grid,
        cluesOf(grid)
          .filter(({ symbol }) => symbol)
          .slice(0, 3),
      );
      const ideas = ideasOf(less, { tool: 'unique', seed });
      const names = ideas.map(({ name }) => english.say(name));

      for (const idea of ideas)
        expect(hasOneSolution(idea.grid), writeGridText(idea.grid)).toBe(true);
      expect(new Set(names).size).toBe(names.length);
      const counts = ideas.map((idea) => countOf(idea.grid));
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    });
  });

  it('lead to the painted solution, and to the fewest givens', () => {
    const author = gridOf('3x1|T3:bww|Rcell_count,color=dark,count=1');
    const [idea] = ideasOf(author, { tool: 'unique', seed: 1 });

    expect(idea && writeGridText(idea.grid)).toContain('T3:Bww');
    expect(idea && english.say(idea.name)).toBe('given dark at row 1, column 1');
  });

  it('are refused if nothing is to do', () => {
    expect(reasonOf(gridOf('1x1|T1:B|R'), { tool: 'unique', seed: 1 })).toBe(
      'The puzzle already has exactly one solution.',
    );
    expect(
      reasonOf(gridOf('2x1|T2:BB|Rcell_count,color=dark,count=1'), { tool: 'unique', seed: 1 }),
    ).toBe('These rules and clues have no solution.');
  });

  it('can be one number', () => {
    const author = gridOf('3x1|T3:Bnn|Snumber,x=0,y=0,number=1|R');
    const wish: IdeaWish = { tool: 'values', id: 'number', at: { x: 0, y: 0 }, seed: 1 };
    const ideas = ideasOf(author, wish);

    expect(ideas.map(({ name }) => name)).toEqual(['2', '3']);
    for (const idea of ideas) expect(hasOneSolution(idea.grid)).toBe(true);
    expect(reasonOf(author, { ...wish, at: { x: 1, y: 0 } })).toBe(
      'Select a symbol with a number.',
    );
    expect(
      reasonOf(gridOf('4x1|T4:nnnn|Sviewpoint,x=0,y=0,number=1|R'), { ...wish, id: 'viewpoint' }),
    ).toBe('No number leads to exactly one solution.');
  });
});

describe('an easier and a harder puzzle', () => {
  it.each(['mines', 'yinYang'])('of %s are so, with the same solution', (id) => {
    const { grid, solution } = puzzleOf(id, 4);
    const before = rate(grid)?.hardest ?? NaN;
    for (const tool of ['easier', 'harder'] as const) {
      const result = resultOf(grid, { tool, seed: 3 });
      if (result.type === 'none') {
        expect(english.say(result.reason)).toMatch(/^No (easier|harder) puzzle was found\.$/);
        continue;
      }
      const after = rate(clearToGivens(result.ideas[0].grid))?.hardest ?? NaN;
      const { says, grid: next } = result.ideas[0];

      if (tool === 'easier') expect(after, writeGridText(next)).toBeLessThan(before);
      else expect(after, writeGridText(next)).toBeGreaterThan(before);
      expect(english.say(says)).toContain(`from ${before} to ${after}`);
      expect(hasOneSolution(next)).toBe(true);
      const whole = { ...next, tiles: solution.tiles };
      expect(judgeAll(whole)).toBe(true);
    }
  });

  it('change something for at least one of them', () => {
    const { grid } = puzzleOf('mines', 4);

    expect(resultOf(grid, { tool: 'harder', seed: 3 }).type).toBe('ideas');
  });

  it('need one solution', () => {
    const author = gridOf('2x1|T2:nn|R');
    for (const tool of ['easier', 'harder', 'fewest'] as const) {
      expect(reasonOf(author, { tool, pinned: [], seed: 1 })).toBe(
        'The puzzle needs exactly one solution first.',
      );
    }
  });
});

describe('solutions', () => {
  it('at random satisfy the rules, and differ by seed', () => {
    const author = gridOf(`6x6|T6:${'n'.repeat(36)}|${CONNECTED}`);
    const found = [1, 2, 3].map((seed) => ideasOf(author, { tool: 'solution', seed })[0]?.grid);

    for (const grid of found) expect(grid && judgeAll(grid)).toBe(true);
    expect(new Set(found.map((grid) => grid && writeGridText(grid))).size).toBe(3);
  });

  it('get the cells that follow, and no others', () => {
    const author = gridOf('4x1|T4:BnBn|Rconnect_all,color=dark');
    const [idea] = ideasOf(author, { tool: 'follows', seed: 1 });

    expect(idea && writeGridText(idea.grid)).toContain('T4:BbBn');
    expect(idea && english.say(idea.says)).toBe('1 cell painted.');
    expect(reasonOf(idea?.grid ?? author, { tool: 'follows', seed: 1 })).toBe(
      'No empty cell can be deduced.',
    );
  });

  it('come with clues as a whole puzzle in place of the present one', () => {
    const author = gridOf(`5x5|T5:B${'n'.repeat(24)}|Sviewpoint,x=0,y=0,number=9|${CONNECTED}`);
    const [idea] = ideasOf(author, { tool: 'surprise', ...ALL, seed: 6 });

    expect(idea && hasOneSolution(idea.grid)).toBe(true);
    expect(idea && judgeAll(idea.grid)).toBe(true);
    expect(idea?.grid.rules).toEqual(author.rules);
  });

  it('leave holes as they are', () => {
    const author = gridOf('3x2|T3:n.nnnn|Rcell_count,color=dark,count=2');
    const [idea] = ideasOf(author, { tool: 'surprise', ...ALL, kinds: ['given'], seed: 2 });

    expect(idea?.grid.tiles[1]).toBe(author.tiles[1]);
    expect(idea && hasOneSolution(idea.grid)).toBe(true);
  });
});

describe('every tool', () => {
  it('works without any rule', () => {
    const author = gridOf('3x1|T3:bwb|R');
    const [idea] = ideasOf(author, { tool: 'clues', ...ALL, kinds: ['given'], seed: 1 });

    expect(idea && writeGridText(idea.grid)).toContain('T3:BWB');
  });

  it('gives the same result for the same seed', () => {
    const { grid } = puzzleOf('mines', 4);
    const wish = { tool: 'harder', seed: 8 } as const;

    expect(resultOf(grid, wish)).toEqual(resultOf(grid, wish));
  });

  it('pauses often, and can be left at any time', () => {
    const { grid } = puzzleOf('mines', 4);
    const run = runIdea(grid, { tool: 'easier', seed: 1 }, 5000);
    let pauses = 0;
    while (run.next().done !== true) pauses++;
    const left = runIdea(grid, { tool: 'easier', seed: 1 }, 5000);
    left.next();

    expect(pauses).toBeGreaterThan(10);
    expect(left.return(undefined as never).done).toBe(true);
    expect(left.next().done).toBe(true);
  });

  it('ends when the work is spent', () => {
    const { grid } = puzzleOf('mines', 4);
    for (const tool of ['easier', 'harder', 'fewest'] as const) {
      expect(reasonOf(grid, { tool, pinned: [], seed: 1 }, 0.1)).toBe(
        'This puzzle is too complex to compute an idea.',
      );
    }
  });
});

/** True if the judge finds every clue of a full board satisfied. */
function judgeAll(grid: Grid): boolean {
  return countSolutions(grid, 2) === 1;
}
