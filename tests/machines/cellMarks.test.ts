import { describe, expect, it } from 'vitest';
import { TestBoard } from '#tests/support/TestBoard.ts';

const TOGGLE = { type: 'marking.toggle' } as const;

describe("marks of one's own", () => {
  it('are drawn with a tool: a press goes through dot, cross and none', () => {
    new TestBoard('nn')
      .send(TOGGLE)
      .press('dark', [0, 0])
      .release()
      .expectMarks('o-')
      .press('dark', [0, 0])
      .release()
      .expectMarks('x-')
      .press('dark', [0, 0])
      .release()
      .expectMarks('--')
      .expectGrid('nn');
  });

  it('begin with a cross under the other button', () => {
    new TestBoard('nn').send(TOGGLE).press('light', [0, 0]).release().expectMarks('x-');
  });

  it('are drawn over many cells in one stroke, and spare other marks unless it began on one', () => {
    new TestBoard('n.nn')
      .mark('cross', [3, 0])
      .send(TOGGLE)
      .drag('dark', [0, 0], [1, 0], [2, 0], [3, 0])
      .release()
      .expectMarks('o-ox')
      .drag('dark', [0, 0], [2, 0], [3, 0])
      .release()
      .expectMarks('x-xx')
      .undo()
      .expectMarks('o-ox')
      .undo()
      .expectMarks('---x')
      .redo()
      .expectMarks('o-ox');
  });

  it('begin on no hole', () => {
    new TestBoard('.n').send(TOGGLE).drag('dark', [0, 0], [1, 0]).release().expectMarks('--');
  });

  it('are set and taken away by a key for each', () => {
    new TestBoard('nn')
      .mark('dot', [1, 0])
      .expectMarks('-o')
      .mark('cross', [1, 0])
      .expectMarks('-x')
      .mark('cross', [1, 0])
      .expectMarks('--')
      .expectUndoSteps(3);
  });

  it('lie on givens and on every color, and stay when a cell is painted', () => {
    new TestBoard('Bwn')
      .mark('dot', [0, 0])
      .mark('dot', [1, 0])
      .mark('dot', [2, 0])
      .drag('dark', [2, 0])
      .release()
      .expectMarks('ooo')
      .expectGrid('Bwb');
  });

  it('leave the hand when a color is chosen', () => {
    new TestBoard('n')
      .send(TOGGLE)
      .send({ type: 'color.choose', color: 'dark' })
      .drag('dark', [0, 0])
      .release()
      .expectGrid('b')
      .expectMarks('-');
  });

  it('come back where a stroke is given up', () => {
    new TestBoard('nn')
      .send(TOGGLE)
      .drag('dark', [0, 0], [1, 0])
      .send({ type: 'stroke.cancel' })
      .expectMarks('--')
      .expectUndoSteps(0);
  });

  it('are cleared by a restart, which undo takes back', () => {
    new TestBoard('nn')
      .mark('dot', [0, 0])
      .send({ type: 'history.restart' })
      .expectMarks('--')
      .undo()
      .expectMarks('o-');
  });

  it('of a trial go when it is dropped, and stay when it is kept', () => {
    const trial = () =>
      new TestBoard('nn')
        .mark('dot', [0, 0])
        .startTrial()
        .mark('cross', [0, 0])
        .mark('dot', [1, 0]);

    trial().keepTrial().expectMarks('xo');
    trial().dropTrial().expectMarks('o-').undo().expectMarks('xo').expectTrials('--');
  });

  it('change no verdict', () => {
    const board = new TestBoard('nn');
    const { checking } = board.play.getSnapshot().children;
    const before = checking?.getSnapshot().context.judgement;

    board.mark('cross', [0, 0]);

    expect(checking?.getSnapshot().context.judgement).toBe(before);
  });

  it('are no steps where colors are final: the step back belongs to the mistake', () => {
    const perfect = { tiles: 'nn', rules: [{ id: 'perfection', params: {} }] };
    const input = { solution: 'bb', mode: 'perfection' } as const;
    new TestBoard(perfect, 'dark', input)
      .press('light', [0, 0])
      .release()
      .expectRegions({ finality: 'mistaken' })
      .mark('dot', [1, 0])
      .expectUndoSteps(1)
      .undo()
      .expectGrid('nn')
      .expectMarks('-o')
      .expectRegions({ finality: 'playing' })
      .send({ type: 'history.restart' })
      .expectMarks('--');
  });
});

describe('a key that is held', () => {
  const HOLD = { type: 'key.hold', button: 'primary' } as const;
  const RELEASE = { type: 'key.release' } as const;

  it('paints what the cursor crosses, as one stroke', () => {
    new TestBoard('nnn/nnn')
      .send(HOLD)
      .expectState('drawing')
      .expectGrid('bnn/nnn')
      .move('right', 'down')
      .expectGrid('bbn/nbn')
      .expectUndoSteps(0)
      .send(RELEASE)
      .expectState('idle')
      .expectUndoSteps(1)
      .move('right')
      .expectGrid('bbn/nbn')
      .undo()
      .expectGrid('nnn/nnn');
  });

  it('takes colors back where it began on one, and spares the other color', () => {
    new TestBoard('bbw').send(HOLD).move('right', 'right').send(RELEASE).expectGrid('nnn');
    new TestBoard('nwn').send(HOLD).move('right', 'right').send(RELEASE).expectGrid('bwb');
  });

  it('draws marks where their tool is in hand', () => {
    new TestBoard('nnn').send(TOGGLE).send(HOLD).move('right').send(RELEASE).expectMarks('oo-');
  });

  it('fills where filling is on, once', () => {
    new TestBoard('nn/ww')
      .send({ type: 'fill.toggle' })
      .send(HOLD)
      .move('down')
      .send(RELEASE)
      .expectGrid('bb/ww')
      .expectUndoSteps(1);
  });

  it('gives the stroke up when it was meant for something else', () => {
    new TestBoard('nn')
      .send(HOLD)
      .move('right')
      .send({ type: 'stroke.cancel' })
      .expectGrid('nn')
      .expectUndoSteps(0);
  });
});
