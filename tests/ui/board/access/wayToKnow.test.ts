import { describe, expect, it } from 'vitest';
import { english } from '#texts/english.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { visibleSymbols } from '#engine/judging/display.ts';
import { type Example, exampleGrid } from '#engine/clues/Example.ts';
import { judge } from '#engine/judging/judge.ts';
import { createLegend } from '#engine/judging/legend.ts';
import type { BoardSnapshot } from '#ui/board/boardStore.ts';
import { nextLandmark } from '#ui/board/access/boardKeys.ts';
import { spokenBoard, spokenRegion } from '#ui/board/access/answerTo.ts';

function newsOf(example: Example, errors: readonly number[] = []): BoardSnapshot {
  const board = boardOf(exampleGrid(example));
  const judgement = judge(board, null);
  return {
    board,
    judgement,
    verdicts: judgement,
    errors,
    visible: visibleSymbols(board, null, 'solve'),
    legend: createLegend(board, judgement, 'solve'),
    faults: [],
  };
}

const number = { id: 'number', at: { x: 0, y: 0 }, params: { number: 3 } };
const galaxy = { id: 'galaxy', at: { x: 1.5, y: 1.5 }, params: {} };

describe('the next empty cell', () => {
  it('is found row by row and round the end, over colors, givens and holes', () => {
    const snapshot = newsOf({ tiles: 'nbn/N.n' });

    expect(nextLandmark(snapshot, 0, 'empty', 1)).toBe(2);
    expect(nextLandmark(snapshot, 2, 'empty', 1)).toBe(5);
    expect(nextLandmark(snapshot, 5, 'empty', 1)).toBe(0);
    expect(nextLandmark(snapshot, 0, 'empty', -1)).toBe(5);
  });

  it('is the cell itself if it is the last one, and none if there is none', () => {
    expect(nextLandmark(newsOf({ tiles: 'bnw' }), 1, 'empty', 1)).toBe(1);
    expect(nextLandmark(newsOf({ tiles: 'bww' }), 1, 'empty', 1)).toBeNull();
  });
});

describe('the next error or symbol', () => {
  it('is a cell under an error mark', () => {
    expect(nextLandmark(newsOf({ tiles: 'nnn/nnn' }, [1, 4]), 1, 'error', 1)).toBe(4);
    expect(nextLandmark(newsOf({ tiles: 'nnn/nnn' }), 1, 'error', 1)).toBeNull();
  });

  it('is one cell a symbol, also where it touches four', () => {
    const snapshot = newsOf({ tiles: 'nnn/nnn/nnn', symbols: [number, galaxy] });

    expect(nextLandmark(snapshot, 0, 'clue', 1)).toBe(4);
    expect(nextLandmark(snapshot, 4, 'clue', 1)).toBe(0);
  });
});

describe('the area at the cursor', () => {
  it('tells its size and how far it can grow', () => {
    const { board } = newsOf({ tiles: 'bbn/wwn' });

    expect(english.say(spokenRegion(board, 0))).toBe('Dark area of 2 cells, can grow to 4');
    expect(english.say(spokenRegion(board, 2))).toBe('Empty area of 2 cells');
  });

  it('tells that it is closed, and that there is none', () => {
    const { board } = newsOf({ tiles: 'bw.' });

    expect(english.say(spokenRegion(board, 1))).toBe('Light area of 1 cell, can’t grow');
    expect(english.say(spokenRegion(board, 2))).toBe('No cell');
  });
});

describe('the whole board', () => {
  it('tells size, what is left, what is wrong, and its rules', () => {
    const rules = [{ id: 'connect_all', params: { color: 'dark' } }];

    expect(spokenBoard(english, newsOf({ tiles: 'bnn/wwn', rules }))).toMatch(
      /^3 by 2, 3 empty cells left, no mistakes, rules: One dark area, /,
    );
    expect(spokenBoard(english, newsOf({ tiles: 'bw' }, [0]))).toBe(
      '2 by 1, no empty cells left, 1 cell marked as wrong, no rules',
    );
  });
});
