import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { judge } from '#engine/judging/judge.ts';
import { checkBoard, shownJudgement, type CheckMode } from '#engine/play/check.ts';

/** A row whose number, on the first cell, requires two cells. */
function row(tiles: string) {
  return boardOf(
    exampleGrid({
      tiles,
      symbols: [{ id: 'number', at: { x: 0, y: 0 }, params: { number: 2 } }],
      rules: [{ id: 'connect_all', params: { color: 'dark' } }],
    }),
  );
}

function check(tiles: string, solution?: string, lightIsBlank = false) {
  const board = row(tiles);
  const known = solution === undefined ? null : exampleGrid({ tiles: solution });
  return checkBoard(board, judge(board, known), { solution: known, lightIsBlank });
}

function shown(tiles: string, mode: CheckMode) {
  const board = row(tiles);
  const { final, rules, symbols } = shownJudgement(judge(board, null), board, mode);
  return [final, rules[0]?.state, symbols.get('number')?.[0]];
}

describe('a check', () => {
  it('counts the cells that are not as the solution has them', () => {
    expect(check('bbnw', 'bbww')).toEqual({ kind: 'right' });
    expect(check('bwbw', 'bbww')).toEqual({ kind: 'wrongCells', count: 2 });
  });

  it('passes over light cells where music plays', () => {
    expect(check('bwww', 'bbbb', true)).toEqual({ kind: 'right' });
  });

  it('counts what is broken where nobody knows the solution', () => {
    expect(check('bnnn')).toEqual({ kind: 'nothingBroken' });
    expect(check('bwnb')).toEqual({ kind: 'brokenClues', count: 2 });
  });
});

describe('what is shown of a judgement', () => {
  it('is everything, always', () => {
    expect(shown('bwnb', 'always')).toEqual(['error', 'error', 'error']);
  });

  it('is nothing until it is asked for', () => {
    expect(shown('bwnb', 'onDemand')).toEqual(['incomplete', 'incomplete', 'incomplete']);
    expect(shown('bwwb', 'onDemand')).toEqual(['incomplete', 'incomplete', 'incomplete']);
  });

  it('is everything when the board is full', () => {
    expect(shown('bwnb', 'whenFull')).toEqual(['incomplete', 'incomplete', 'incomplete']);
    expect(shown('bwwb', 'whenFull')).toEqual(['error', 'error', 'error']);
  });

  it('never hides that all is solved', () => {
    for (const mode of ['always', 'onDemand', 'whenFull'] as const)
      expect(shown('bbww', mode)).toEqual(['satisfied', 'satisfied', 'satisfied']);
  });
});
