import { describe, expect, it } from 'vitest';
import { strokesOfCells } from '#machines/strokesOfCells.ts';
import { TestBoard } from '#tests/support/TestBoard.ts';

function strokesOf(board: TestBoard) {
  return strokesOfCells(board.progress().history.past, 4);
}

function begun(): TestBoard {
  return new TestBoard('nnnn').drag('dark', [0, 0]).release().drag('light', [1, 0]).release();
}

describe('which strokes the colors on a board are from', () => {
  it('is told cell by cell, and not of cells without a stroke', () => {
    expect(strokesOf(begun())).toEqual({ strokes: [0, 1, -1, -1], made: 2 });
  });

  it('is the last stroke that changed a cell', () => {
    const board = begun().drag('light', [0, 0], [2, 0]).release();

    expect(strokesOf(board)).toEqual({ strokes: [2, 1, 2, -1], made: 3 });
  });

  it('leaves out what was taken back, and marks', () => {
    const board = begun().undo().mark('dot', [3, 0]).drag('dark', [2, 0]).release();

    expect(strokesOf(board)).toEqual({ strokes: [0, -1, 1, -1], made: 2 });
  });

  it('goes back to the strokes from before a trial that was dropped', () => {
    const tried = begun().startTrial().drag('light', [0, 0]).release().drag('dark', [3, 0]);

    expect(strokesOf(tried.release())).toEqual({ strokes: [2, 1, -1, 3], made: 4 });
    expect(strokesOf(tried.dropTrial()).strokes.slice(0, 2)).toEqual([0, 1]);
  });

  it('keeps the strokes of a trial that was kept, and of one around one that was dropped', () => {
    const kept = begun().startTrial().drag('light', [0, 0]).release().keepTrial();
    expect(strokesOf(kept)).toEqual({ strokes: [2, 1, -1, -1], made: 3 });

    const nested = begun().startTrial().drag('dark', [2, 0]).release().startTrial();
    nested.drag('dark', [3, 0]).release().dropTrial();
    expect(strokesOf(nested).strokes.slice(0, 3)).toEqual([0, 1, 2]);
  });
});
