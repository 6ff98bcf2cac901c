import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { canRestart } from '#ui/board/boardSelectors.ts';

const PRESS = { type: 'stroke.start', button: 'primary', fill: false } as const;

/** The answers of `canRestart` at the beginning, during and after each press on a row. */
function answersWhilePressing(...cells: readonly number[]): readonly boolean[] {
  const grid = exampleGrid({ tiles: 'nnn' });
  const play = startPlay({ document: { grid, solution: null, metadata: NEW_METADATA } });
  const { board } = play.getSnapshot().children;
  const answer = () => board !== undefined && canRestart(board.getSnapshot().context);
  return [
    answer(),
    ...cells.flatMap((cell) => {
      board?.send({ ...PRESS, cell, contact: { x: cell + 0.5, y: 0.5 } });
      const during = answer();
      board?.send({ type: 'stroke.end' });
      return [during, answer()];
    }),
  ];
}

describe('the restart of a board', () => {
  it('is offered after the first stroke, and does not change within strokes', () => {
    expect(answersWhilePressing(0, 1)).toEqual([false, false, true, true, true]);
  });
});
