import { describe, expect, it } from 'vitest';
import { HARDEST_STEPS } from '#contract/search.ts';
import { readPuzzleSearch } from '#server/domain/puzzleFilter.ts';

const MEMBER = { isSupporter: false };
const SUPPORTER = { isSupporter: true };

const NOTHING = {
  text: null,
  types: null,
  sizeClass: null,
  difficulty: null,
  hardest: null,
  clues: [],
  solve: null,
};
const EVERYTHING: Parameters<typeof readPuzzleSearch>[0] = {
  q: 'cat',
  type: 'music',
  size: 'l',
  minDiff: 2,
  maxDiff: 4,
  hardest: 'whatIf',
  clue: ['number', 'no such clue', 'music', 'number'],
  solve: 'unseen',
  sort: 'love-asc',
};

describe('what a search means', () => {
  it('is everything, the newest first, where nothing is asked', () => {
    for (const who of [null, MEMBER, SUPPORTER])
      expect(readPuzzleSearch({}, who)).toEqual({
        filter: NOTHING,
        order: { by: 'newest', direction: 'desc' },
      });
  });

  it('is everything for visitors, whatever they ask', () => {
    expect(readPuzzleSearch(EVERYTHING, null)).toEqual(readPuzzleSearch({}, null));
  });

  it('is what is asked for members, but how far they are only for supporters', () => {
    const expected = {
      text: expect.objectContaining({ conditions: [`'cat':*`] }) as object,
      types: [8, 9, 10, 11, 12, 13, 14, 15],
      sizeClass: 2,
      difficulty: { least: 2, most: 4 },
      hardest: { least: 5, most: 6 },
      clues: ['number', 'music'],
      solve: null,
    };

    expect(readPuzzleSearch(EVERYTHING, MEMBER)).toEqual({
      filter: expected,
      order: { by: 'love', direction: 'asc' },
    });
    expect(readPuzzleSearch(EVERYTHING, SUPPORTER).filter).toEqual({
      ...expected,
      solve: 'unseen',
    });
  });

  it('leaves out what is unrated once a difficulty is asked for', () => {
    const difficulty = (query: object) => readPuzzleSearch(query, MEMBER).filter.difficulty;

    expect(difficulty({ minDiff: 5 })).toEqual({ least: 5, most: 10 });
    expect(difficulty({ maxDiff: 5 })).toEqual({ least: 1, most: 5 });
  });

  it('has every grade of a hardest step under one name', () => {
    const ranges = HARDEST_STEPS.map((hardest) => readPuzzleSearch({ hardest }, MEMBER));
    const grades = ranges.flatMap(({ filter: { hardest } }) => [hardest?.least, hardest?.most]);

    expect(grades).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('takes both names of the newest', () => {
    for (const sort of ['published-asc', 'created-asc'] as const)
      expect(readPuzzleSearch({ sort }, MEMBER).order).toEqual({ by: 'newest', direction: 'asc' });
  });
});
