import { describe, expect, it } from 'vitest';
import { BoardReads } from '#engine/grid/boardReads.ts';
import { recordReads } from '#engine/grid/createBoard.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';

const ROW = '0_3x1|T3:nnn|C1:|Z|S|R';

describe('reads of a board that are recorded inside another record', () => {
  it('belong to both records', () => {
    const board = boardOf(readGrid(ROW));
    const [outer, inner] = [new BoardReads(), new BoardReads()];
    recordReads(board, outer, () => {
      recordReads(board, inner, () => board.color(1));
    });

    expect(inner.areUnchangedOn(board, [1])).toBe(false);
    expect(outer.areUnchangedOn(board, [1])).toBe(false);
  });

  it('do not end the outer record', () => {
    const board = boardOf(readGrid(ROW));
    const [outer, inner] = [new BoardReads(), new BoardReads()];
    recordReads(board, outer, () => {
      recordReads(board, inner, () => board.color(1));
      board.color(2);
    });

    expect(outer.areUnchangedOn(board, [2])).toBe(false);
    expect(inner.areUnchangedOn(board, [2])).toBe(true);
  });

  it('include results of queries', () => {
    const board = boardOf(readGrid(ROW));
    const later = boardOf(readGrid('0_3x1|T3:Wnn|C1:|Z|S|R'));
    const outer = new BoardReads();
    recordReads(board, outer, () => {
      recordReads(board, new BoardReads(), () => board.count('light'));
    });

    expect(outer.areUnchangedOn(board, [])).toBe(true);
    expect(outer.areUnchangedOn(later, [])).toBe(false);
  });

  it('are kept when the inner record throws', () => {
    const board = boardOf(readGrid(ROW));
    const outer = new BoardReads();
    recordReads(board, outer, () => {
      expect(() =>
        recordReads(board, new BoardReads(), () => {
          board.color(0);
          throw new Error('a check failed');
        }),
      ).toThrow('a check failed');
      board.color(1);
    });

    expect(outer.areUnchangedOn(board, [0])).toBe(false);
    expect(outer.areUnchangedOn(board, [1])).toBe(false);
  });
});
