import { describe, expect, it } from 'vitest';
import { Explainer } from '#engine/explain/Explainer.ts';
import { Hints } from '#engine/explain/Hints.ts';
import { workClock } from '#engine/explain/limits.ts';
import { linkSentence } from '#engine/explain/linkSentences.ts';
import { composeSentence } from '#engine/explain/sentence.ts';
import type { ColoredCell } from '#engine/explain/Step.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { english } from '#texts/english.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';

/** All dark cells are connected, three of them are known, and a 1 is empty. */
const NURIKABE =
  '0_7x7|T7:nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnbnnnnnbwbnnnnnbnnn|C1:|Z|Snumber,x=5,y=3,number=1|Rconnect_all,color=dark';

const PAIR = (letter: string) =>
  `ban_pattern,pattern=2x1&#124;T2&#58;${letter}${letter}&#124;C1&#58;&#124;Z&#124;S&#124;R`;
/** No two neighbors have one color. */
const ALTERNATING = `4x1|T4:Bnnn|C4:|Z|S|R${PAIR('b')}:${PAIR('w')}`;

describe('clues that contradict each other', () => {
  it('are named by the fault that a player sees', () => {
    const grid = readGrid(NURIKABE);
    const wanted: ColoredCell = { cell: 26, color: 'light' };

    const step = new Explainer(grid).why(grid, wanted, { now: workClock() });

    expect(step && english.say(composeSentence(step, boardOf(grid)))).toMatch(
      /^If this cell were dark, the only dark area would have \d+ cells but needs 1\. So it’s light\.$/,
    );
  });
});

describe('a link of a what-if', () => {
  it('names its only cell of a color by the place, however many the others are', () => {
    const board = boardOf(readGrid(NURIKABE));
    const cells = [
      { cell: 0, color: 'dark' },
      { cell: 9, color: 'dark' },
      { cell: 20, color: 'dark' },
      { cell: 46, color: 'light' },
    ] as const;
    const clues = [{ type: 'rule', index: 0 }] as const;
    const link = { cells, clues, because: [], cause: { type: 'ways' } } as const;

    const { text } = linkSentence(link, { before: [], among: clues, isLast: false }, board);

    expect(english.say(text)).toBe(
      'Then these 3 cells must be dark and row 7, column 5 light: the clue leaves no other way.',
    );
  });
});

describe('obvious cells', () => {
  it('follow from one another', () => {
    const grid = readGrid(ALTERNATING);
    const explainer = new Explainer(grid);
    const first = explainer.obviousCells(grid, { now: workClock() });
    const all = new Hints(grid, workClock()).obvious({
      colors: grid.tiles.map(({ color }) => color),
      strokes: grid.tiles.map(() => -1),
      made: 0,
      near: null,
      covered: [],
    });

    expect(first).toEqual([{ cell: 1, color: 'light' }]);
    expect(all).toEqual([...first, { cell: 2, color: 'dark' }, { cell: 3, color: 'light' }]);
  });
});
