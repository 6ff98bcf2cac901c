import { describe, it } from 'vitest';
import { TestBoard } from '#tests/support/TestBoard.ts';

/** A board with one cell painted, and a trial with two more. */
function trying(): TestBoard {
  return new TestBoard('nnnn')
    .drag('dark', [0, 0])
    .release()
    .startTrial()
    .drag('light', [1, 0])
    .release();
}

describe('a trial', () => {
  it('tells its cells from those painted before', () => {
    trying().expectGrid('bwnn').expectTrials('-1--');
  });

  it('counts a cell whose color it changed', () => {
    trying().drag('light', [0, 0]).release().expectTrials('11--');
  });

  it('is kept: its cells stay and are like all others', () => {
    trying().keepTrial().expectGrid('bwnn').expectTrials('----');
  });

  it('is dropped: its cells go', () => {
    trying().dropTrial().expectGrid('bnnn').expectTrials('----');
  });

  it('may take in what was painted before it began', () => {
    const board = () => {
      const painted = new TestBoard('nnnn').drag('dark', [0, 0]).release();
      const { grid } = painted.progress();
      painted.drag('light', [1, 0], [2, 0]).release();
      return painted.send({ type: 'trial.start', from: grid });
    };

    board().expectGrid('bwwn').expectTrials('-11-');
    board().dropTrial().expectGrid('bnnn').expectTrials('----');
    board().undo().expectGrid('bwwn').expectTrials('----');
  });

  it('may begin within a trial, and ends before that', () => {
    const nested = () => trying().startTrial().drag('dark', [2, 0]).release();

    nested().expectTrials('-12-');
    nested().keepTrial().expectGrid('bwbn').expectTrials('-11-');
    nested().dropTrial().expectGrid('bwnn').expectTrials('-1--');
    nested().dropTrial().dropTrial().expectGrid('bnnn').expectTrials('----');
  });

  it('is there again when its end is undone', () => {
    trying().dropTrial().undo().expectGrid('bwnn').expectTrials('-1--');
    trying().keepTrial().undo().expectTrials('-1--').redo().expectTrials('----');
  });

  it('has not begun when its beginning is undone', () => {
    trying().undo().undo().expectGrid('bnnn').expectTrials('----').drag('light', [1, 0]);
    trying().undo().undo().redo().redo().expectGrid('bwnn').expectTrials('-1--');
  });

  it('ends with a restart, which can be undone', () => {
    trying()
      .send({ type: 'history.restart' })
      .expectGrid('nnnn')
      .undo()
      .expectGrid('bwnn')
      .expectTrials('-1--');
  });

  it('cannot be ended where there is none', () => {
    new TestBoard('n').keepTrial().dropTrial().expectUndoSteps(0);
  });
});

describe('a jump through the history', () => {
  it('crosses many steps at once, either way', () => {
    const board = trying().keepTrial().drag('dark', [3, 0]).release().expectUndoSteps(5);

    board.jump(1).expectGrid('bnnn').expectTrials('----');
    board.jump(3).expectGrid('bwnn').expectTrials('-1--');
    board.jump(5).expectGrid('bwnb').expectTrials('----');
    board.jump(0).expectGrid('nnnn');
  });
});

describe('a board whose colors are final', () => {
  const perfect = () =>
    new TestBoard({ tiles: 'nnnn', rules: [{ id: 'perfection', params: {} }] }, 'dark', {
      solution: 'bwbw',
      mode: 'perfection',
    });

  it('locks what is right and remembers the order', () => {
    perfect()
      .drag('dark', [2, 0])
      .release()
      .drag('light', [1, 0])
      .release()
      .expectGrid('nWBn')
      .expectPath([2, 0], [1, 0]);
  });

  it('takes a mistake back, and nothing else', () => {
    perfect()
      .drag('dark', [0, 0])
      .release()
      .undo()
      .expectGrid('Bnnn')
      .drag('dark', [1, 0])
      .release()
      .expectGrid('Bbnn')
      .expectPath([0, 0], [1, 0])
      .undo()
      .expectGrid('Bnnn')
      .expectPath([0, 0]);
  });

  it('freezes after two mistakes', () => {
    perfect()
      .drag('light', [0, 0], [2, 0])
      .release()
      .expectGrid('wnnn')
      .drag('light', [1, 0])
      .release()
      .expectGrid('wnnn');
  });

  it('knows no trials, no redo and no way through its history', () => {
    perfect()
      .drag('dark', [1, 0])
      .release()
      .undo()
      .redo()
      .expectGrid('nnnn')
      .startTrial()
      .drag('dark', [0, 0])
      .release()
      .jump(0)
      .expectGrid('Bnnn')
      .expectTrials('----');
  });

  it('forgets everything with a restart', () => {
    perfect()
      .drag('dark', [0, 0])
      .release()
      .send({ type: 'history.restart' })
      .expectGrid('nnnn')
      .expectUndoSteps(0)
      .expectPath();
  });
});
