import { describe, expect, it } from 'vitest';
import { editLine, resizeGrid } from '#engine/edit/resize.ts';
import { message } from '#texts/message.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';

describe('inserting a line', () => {
  it('extends a connection that it cuts', () => {
    const grid = gridFrom('2x1|T2:bb|C2:AA');

    expect(textOf(editLine(grid, { axis: 'column', kind: 'insert', index: 1 }))).toBe(
      '3x1|T3:bnb|C3:AAA',
    );
  });

  it('moves symbols and borders behind it', () => {
    const grid = gridFrom(
      '3x1|T3:bwn|Z1_0_1_0|Sletter,x=0.5,y=0,letter=A:letter,x=1.5,y=0,letter=B',
    );

    expect(textOf(editLine(grid, { axis: 'column', kind: 'insert', index: 1 }))).toBe(
      '4x1|T4:bnwn|Z2_0_1_0|Sletter,x=0.5,y=0,letter=A:letter,x=2.5,y=0,letter=B',
    );
  });

  it('changes nothing outside the grid', () => {
    const grid = gridFrom('2x1|T2:bw');

    for (const index of [-1, 3, 0.5, NaN]) {
      expect(editLine(grid, { axis: 'column', kind: 'insert', index })).toBe(grid);
    }
    expect(editLine(grid, { axis: 'row', kind: 'remove', index: 1 })).toBe(grid);
  });
});

describe('removing a line', () => {
  it('keeps together what a connected cell joined', () => {
    const grid = gridFrom('3x1|T3:bbb|C3:AAA');

    expect(textOf(editLine(grid, { axis: 'column', kind: 'remove', index: 1 }))).toBe(
      '2x1|T2:bb|C2:AA',
    );
  });

  it('takes the symbols on it away', () => {
    const grid = gridFrom('2x1|T2:bw|Sletter,x=0,y=0,letter=A:letter,x=1,y=0,letter=B');

    expect(textOf(editLine(grid, { axis: 'column', kind: 'remove', index: 0 }))).toBe(
      '1x1|T1:w|Sletter,x=0,y=0,letter=B',
    );
  });
});

describe('resizing', () => {
  it('adds and removes at the right and at the bottom', () => {
    const resized = resizeGrid(gridFrom('2x2|T2:bwwb'), 1, 3);

    expect(resized.ok && textOf(resized.value)).toBe('1x3|T1:bwn');
  });

  it('refuses what no grid can have', () => {
    const grid = gridFrom('1x1');

    expect(resizeGrid(grid, -1, 2)).toEqual({
      ok: false,
      error: message('parse.badSize', { width: -1, height: 2 }),
    });
    expect(resizeGrid(grid, 1e9, 1).ok).toBe(false);
  });
});
