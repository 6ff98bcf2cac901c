import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { TestBoard } from '#tests/support/TestBoard.ts';

describe('a press', () => {
  it('paints a cell that is gray or has the other color', () => {
    new TestBoard('nw').press('dark', [0, 0]).release().press('dark', [1, 0]).expectGrid('bb');
  });

  it('takes the color back when the cell has it already', () => {
    new TestBoard('b').press('dark', [0, 0]).release().expectGrid('n');
  });

  it('leaves givens and holes alone', () => {
    new TestBoard('W.').press('dark', [0, 0]).release().press('dark', [1, 0]).expectGrid('W.');
  });

  it('colors all cells of a connection', () => {
    new TestBoard({ tiles: 'nnn', connections: 'aa.' }).press('dark', [0, 0]).expectGrid('bbn');
  });

  it('paints the other color with the secondary button, whatever the primary one is', () => {
    new TestBoard('nn', 'light')
      .press('light', [0, 0])
      .release()
      .press('dark', [1, 0])
      .release()
      .expectGrid('wb')
      .send({ type: 'color.choose', color: 'dark' })
      .press('dark', [0, 0])
      .expectGrid('bb');
  });
});

describe('a solution', () => {
  it('is taken as one step, givens and holes as they were', () => {
    const from = exampleGrid({ tiles: 'bbbb' });

    new TestBoard('nwW.')
      .send({ type: 'colors.take', from })
      .expectGrid('bbW.')
      .expectUndoSteps(1)
      .undo()
      .expectGrid('nwW.');
  });
});

describe('a stroke', () => {
  it('colors every cell it crosses and skips givens', () => {
    new TestBoard('nWn').drag('dark', [0, 0], [1, 0], [2, 0]).release().expectGrid('bWb');
  });

  it('that began on gray changes gray cells only', () => {
    new TestBoard('nwn').drag('dark', [0, 0], [1, 0], [2, 0]).release().expectGrid('bwb');
  });

  it('that began on the other color changes that color too', () => {
    new TestBoard('wwn').drag('dark', [0, 0], [1, 0], [2, 0]).release().expectGrid('bbb');
  });

  it('that began on its own color erases both colors', () => {
    new TestBoard('bwb').drag('dark', [0, 0], [1, 0], [2, 0]).release().expectGrid('nnn');
  });

  it('is one undo step', () => {
    new TestBoard('nnn')
      .drag('dark', [0, 0], [1, 0])
      .release()
      .expectUndoSteps(1)
      .undo()
      .expectGrid('nnn')
      .redo()
      .expectGrid('bbn');
  });

  it('takes many cells in one event', () => {
    new TestBoard('nnnn').press('dark', [0, 0]).over([1, 0], [2, 0], [3, 0]).expectGrid('bbbb');
  });

  it('is not recorded when it changes nothing', () => {
    new TestBoard('bW').press('dark', [1, 0]).over([0, 0]).release().expectUndoSteps(0);
  });

  it('leaves no trace when canceled', () => {
    new TestBoard('nnn')
      .drag('dark', [0, 0], [1, 0])
      .expectState('painting')
      .send({ type: 'stroke.cancel' })
      .expectState('idle')
      .expectGrid('nnn')
      .expectUndoSteps(0);
  });

  it('cannot be undone while it is under way', () => {
    new TestBoard('nn')
      .drag('dark', [0, 0])
      .release()
      .drag('dark', [1, 0])
      .undo()
      .expectGrid('bb')
      .release()
      .undo()
      .expectGrid('bn');
  });
});

describe('a fill', () => {
  it('floods the gray area, stopped by colors', () => {
    new TestBoard('nnw/nbn').press('dark', [0, 0], { fill: true }).release().expectGrid('bbw/bbn');
  });

  it('gives every gray cell the color of a cell that has it already', () => {
    new TestBoard('nbn/Nwn').press('dark', [1, 0], { fill: true }).expectGrid('bbb/Nwb');
  });

  it('is what a press does while the toggle is on; the modifier then paints one cell', () => {
    new TestBoard('nnw')
      .send({ type: 'fill.toggle' })
      .press('dark', [0, 0])
      .release()
      .expectGrid('bbw')
      .press('light', [0, 0], { fill: true })
      .release()
      .expectGrid('wbw');
  });

  it('does not go on as a stroke', () => {
    new TestBoard('nwn').press('dark', [0, 0], { fill: true }).over([2, 0]).expectGrid('bwn');
  });

  it('is one undo step', () => {
    new TestBoard('nnn')
      .press('light', [1, 0], { fill: true })
      .release()
      .expectUndoSteps(1)
      .undo()
      .expectGrid('nnn');
  });
});

describe('the keyboard', () => {
  it('moves over holes and stays at the rim', () => {
    new TestBoard('n.n')
      .move('right')
      .expectCursor([2, 0])
      .move('right')
      .expectCursor([2, 0])
      .move('left', 'left')
      .expectCursor([0, 0]);
  });

  it('goes through a wrapped rim', () => {
    const wrapped = {
      tiles: 'nnn/nnn',
      rules: [{ id: 'wrap_around', params: { horizontal: 'wrap', vertical: 'none' } }],
    };

    new TestBoard(wrapped).move('left').expectCursor([2, 0]).move('up').expectCursor([2, 0]);
  });

  it('jumps to the ends of the row and of the board', () => {
    new TestBoard('nnn/.nn')
      .move('rowEnd')
      .expectCursor([2, 0])
      .move('down', 'rowStart')
      .expectCursor([1, 1])
      .move('boardStart')
      .expectCursor([0, 0])
      .move('boardEnd')
      .expectCursor([2, 1]);
  });

  it('paints, takes back and erases where it is, one step each', () => {
    new TestBoard('nn')
      .send({ type: 'key.paint', button: 'primary', fill: false })
      .move('right')
      .send({ type: 'key.paint', button: 'secondary', fill: false })
      .expectGrid('bw')
      .send({ type: 'key.erase' })
      .expectGrid('bn')
      .expectUndoSteps(3)
      .expectState('idle');
  });

  it('fills with the modifier', () => {
    new TestBoard('nnn')
      .send({ type: 'key.paint', button: 'primary', fill: true })
      .expectGrid('bbb');
  });

  it('starts where the pointer was last', () => {
    new TestBoard('nnn').press('dark', [1, 0]).release().move('right').expectCursor([2, 0]);
  });
});

describe('a restart', () => {
  it('brings the first colors back and can be undone', () => {
    new TestBoard('bnW')
      .drag('light', [0, 0], [1, 0])
      .release()
      .send({ type: 'history.restart' })
      .expectGrid('bnW')
      .undo()
      .expectGrid('wwW');
  });

  it('is no step when nothing was painted', () => {
    new TestBoard('bn').send({ type: 'history.restart' }).expectUndoSteps(0);
  });
});

describe('the history', () => {
  it('keeps the last 200 steps', () => {
    const board = new TestBoard('n');
    for (let step = 0; step < 205; step++) board.press('dark', [0, 0]).release();

    board.expectUndoSteps(200);
  });

  it('keeps changes, not boards: at most 200 bytes a changed cell', () => {
    const row = 'n'.repeat(100);
    const board = new TestBoard(Array.from({ length: 100 }, () => row).join('/'));
    for (let x = 0; x < 100; x++) board.press('dark', [x, 50]).release();

    expect(board.historySize() / 100).toBeLessThan(200);
  });

  it('forgets what could be redone after a new step', () => {
    new TestBoard('nn')
      .press('dark', [0, 0])
      .release()
      .undo()
      .press('light', [1, 0])
      .release()
      .redo()
      .expectGrid('nw');
  });
});
