import { describe, expect, it } from 'vitest';
import { besideCell, panelBeside } from '#ui/board/besideCell.ts';

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

describe('a panel about a cell', () => {
  const panel = { width: 318, height: 280 };
  const wide = { width: 1440, height: 900 };

  it('lies on the side with more room, its caret at the cell', () => {
    expect(panelBeside(cell(860, 400), panel, wide)).toEqual({
      left: 534,
      top: 385,
      caret: { rim: 'right', alongPx: 40 },
    });
    expect(panelBeside(cell(400, 400), panel, wide)).toEqual({
      left: 458,
      top: 385,
      caret: { rim: 'left', alongPx: 40 },
    });
  });

  it('keeps its distance to the window; the caret follows the cell', () => {
    expect(panelBeside(cell(860, 0), panel, wide)).toMatchObject({
      top: 8,
      caret: { alongPx: 24 },
    });
    expect(panelBeside(cell(860, 800), panel, wide)).toMatchObject({
      top: 612,
      caret: { rim: 'right', alongPx: 213 },
    });
  });

  it('lies above or below where neither side has room', () => {
    const narrow = { width: 640, height: 900 };

    expect(panelBeside(cell(300, 100), panel, narrow)).toEqual({
      left: 166,
      top: 158,
      caret: { rim: 'top', alongPx: 159 },
    });
    expect(panelBeside(cell(300, 700), panel, narrow)).toMatchObject({
      left: 166,
      top: 700 - 8 - 280,
    });
  });

  it('has no caret where it lies over the cell, or where the cell is out of sight', () => {
    expect(panelBeside(cell(300, 150), panel, { width: 640, height: 360 }).caret).toBeNull();
    expect(panelBeside(cell(860, 1200), panel, wide).caret).toBeNull();
  });
});
