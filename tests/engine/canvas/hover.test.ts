// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createScene } from '#engine/canvas/scene/BoardScene.ts';
import { invariant } from '#base/invariant.ts';
import { StrokedBoard } from './StrokedBoard.ts';

describe('the hovered cell', () => {
  it('is none once all is solved, and is back when the board is changed again', () => {
    const board = new StrokedBoard(2);
    const { view } = board.view;
    invariant(view, 'the board shows something');
    const hovered = (solvedFrom: number | null) =>
      createScene({ ...view, solvedFrom }, { hoveredCell: 3, isHidden: false }, null).hoveredCell;

    expect([null, 0, null].map(hovered)).toEqual([3, null, 3]);
    board.destroy();
  });
});
