import { describe, expect, it } from 'vitest';
import { besideCell } from '#ui/board/besideCell.ts';

const WINDOW = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 150 };
const cell = (left: number, top: number) => ({ left, top, width: 50, height: 50 });

describe('what is shown beside a cell', () => {
  it('lies off its corner: its row and column stay free', () => {
    expect(besideCell(cell(400, 300), SIZE, WINDOW, 'below')).toEqual({ left: 458, top: 358 });
    expect(besideCell(cell(400, 300), SIZE, WINDOW, 'above')).toEqual({ left: 458, top: 142 });
  });

  it('goes to the other side at the rim of the window', () => {
    expect(besideCell(cell(900, 700), SIZE, WINDOW, 'below')).toEqual({ left: 592, top: 542 });
    expect(besideCell(cell(400, 20), SIZE, WINDOW, 'above')).toEqual({ left: 458, top: 78 });
  });

  it('stays in the window where neither side has room', () => {
    const phone = { width: 320, height: 300 };
    const { left, top } = besideCell(cell(10, 120), SIZE, phone, 'below');

    expect([left, top]).toEqual([8, 142]);
  });
});
