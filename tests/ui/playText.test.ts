import { describe, expect, it } from 'vitest';
import { clockTime } from '#ui/components/clockTime.ts';
import { checkText, effortText, foresightText, solvedWords } from '#ui/solve/playText.ts';

describe('the end of a solve', () => {
  it('has words of its own where colors were final, which tell of mistakes', () => {
    expect(solvedWords({ isFinal: false, mistakes: 0, judgement: HOLDS }).title).toBe('All lit.');
    expect(solvedWords({ isFinal: true, mistakes: 0, judgement: HOLDS })).toEqual({
      title: 'Perfect.',
      clues: 'Every color was right at once.',
    });
    expect(solvedWords({ isFinal: true, mistakes: 1, judgement: HOLDS })).toEqual({
      title: 'All lit.',
      clues: 'One mistake was taken back.',
    });
    expect(solvedWords({ isFinal: true, mistakes: 2, judgement: HOLDS }).clues).toBe(
      '2 mistakes were taken back.',
    );
  });
});

const HOLDS = { rules: [], symbols: new Map(), final: 'satisfied' } as const;

describe('a span of time', () => {
  it.each([
    [0, '0:00'],
    [59_999, '0:59'],
    [402_000, '6:42'],
    [3_909_000, '1:05:09'],
  ])('%d ms reads %s', (ms, words) => {
    expect(clockTime(ms)).toBe(words);
  });
});

describe('what play says', () => {
  it('counts what is wrong', () => {
    expect(checkText({ kind: 'wrongCells', count: 1 })).toBe('One cell is wrong.');
    expect(checkText({ kind: 'wrongCells', count: 3 })).toBe('3 cells are wrong.');
    expect(checkText({ kind: 'brokenClues', count: 1 })).toBe('One rule or symbol is broken.');
    expect(checkText({ kind: 'brokenClues', count: 2 })).toBe('2 rules and symbols are broken.');
  });

  it('tells what a solve took', () => {
    expect(effortText(25, 1)).toBe('25 cells, 1 stroke');
    expect(effortText(1, 12)).toBe('1 cell, 12 strokes');
  });

  it('names the place foresight means, counted from one', () => {
    expect(foresightText({ kind: 'right', next: 5 }, 4)).toBe(
      'Right so far. Look at row 2, column 2 next.',
    );
    expect(foresightText({ kind: 'right', next: null }, 4)).toBe('Right so far.');
    expect(foresightText({ kind: 'many-wrong', cell: 0 }, 4)).toBe(
      'One wrong cell is row 1, column 1, and there are more.',
    );
  });
});
