import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { boardMachine } from '#machines/boardMachine.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { lettersFromTiles } from '#machines/savedProgress.ts';
import { collectBoards } from '#ui/play/ReplayDialog.tsx';
import { gridFrom } from '#tests/support/texts.ts';

describe('the boards of a solve', () => {
  it('are those after each stroke, in their order', () => {
    const grid = gridFrom('3x1|T3:Bnn');
    const actor = createActor(boardMachine, {
      input: { document: { grid, solution: null, metadata: NEW_METADATA } },
    }).start();
    actor.send({ type: 'colors.take', from: gridFrom('3x1|T3:Bwn') });
    actor.send({ type: 'colors.take', from: gridFrom('3x1|T3:Bwb') });
    actor.send({ type: 'history.undo' });
    actor.send({ type: 'colors.take', from: gridFrom('3x1|T3:Bbb') });

    const boards = collectBoards(actor.getSnapshot().context);
    expect(boards.map(({ tiles }) => lettersFromTiles(tiles))).toEqual(['Bnn', 'Bwn', 'Bbb']);
  });

  it('is one where nothing was done', () => {
    const grid = gridFrom('1x1|T1:n');
    const { context } = createActor(boardMachine, {
      input: { document: { grid, solution: null, metadata: NEW_METADATA } },
    })
      .start()
      .getSnapshot();

    expect(collectBoards(context)).toEqual([grid]);
  });
});
