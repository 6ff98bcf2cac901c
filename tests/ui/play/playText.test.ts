import { describe, expect, it } from 'vitest';
import { english } from '#texts/english.ts';
import { clockTime } from '#ui/shared/components/clockTime.ts';
import { checkText, effortText, foresightText, solvedWords } from '#ui/play/playText.ts';

describe('the end of a solve', () => {
  it('has words of its own where colors were final, which tell of mistakes', () => {
    expect(wordsOf({ isFinal: false, mistakes: 0 }).title).toBe('All lit.');
    expect(wordsOf({ isFinal: true, mistakes: 0 })).toEqual({
      title: 'Perfect.',
      clues: 'You got every cell right the first time.',
    });
    expect(wordsOf({ isFinal: true, mistakes: 1 })).toEqual({
      title: 'All lit.',
      clues: 'You took back 1 mistake.',
    });
    expect(wordsOf({ isFinal: true, mistakes: 2 }).clues).toBe('You took back 2 mistakes.');
  });
});

function wordsOf(solved: { readonly isFinal: boolean; readonly mistakes: number }) {
  const { title, clues } = solvedWords({ ...solved, judgement: HOLDS });
  return { title: english.say(title), clues: english.say(clues) };
}

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
    expect(english.say(checkText({ kind: 'wrongCells', count: 1 }))).toBe('1 cell is wrong.');
    expect(english.say(checkText({ kind: 'wrongCells', count: 3 }))).toBe('3 cells are wrong.');
    expect(english.say(checkText({ kind: 'brokenClues', count: 1 }))).toBe(
      '1 rule or symbol is broken.',
    );
    expect(english.say(checkText({ kind: 'brokenClues', count: 2 }))).toBe(
      '2 rules and symbols are broken.',
    );
  });

  it('tells what a solve took', () => {
    expect(english.say(effortText(25, 1))).toBe('25 cells, 1 move');
    expect(english.say(effortText(1, 12))).toBe('1 cell, 12 moves');
  });

  it('names the place foresight means, counted from one', () => {
    expect(english.say(foresightText({ kind: 'right', next: 5 }, 4))).toBe(
      'Correct so far. Look at row 2, column 2 next.',
    );
    expect(english.say(foresightText({ kind: 'right', next: null }, 4))).toBe('Correct so far.');
    expect(english.say(foresightText({ kind: 'many-wrong', cell: 0 }, 4))).toBe(
      'One of the wrong cells: row 1, column 1. There are more.',
    );
  });
});
