import { describe, expect, it } from 'vitest';
import { windowAround } from '#ui/board/access/gridWindow.ts';

const LARGE = { width: 100, height: 100 };

describe('the part of a board that stands in the page', () => {
  it('is all of a board of common size', () => {
    expect(windowAround({ width: 40, height: 40 }, 7, null)).toEqual({
      left: 0,
      top: 0,
      columns: 40,
      rows: 40,
    });
  });

  it('surrounds the cursor on a large one, and ends at the rim', () => {
    expect(windowAround(LARGE, 0, null)).toMatchObject({ left: 0, top: 0 });
    const middle = windowAround(LARGE, 50 * 100 + 50, null);
    const last = windowAround(LARGE, 9999, null);

    expect(middle.left).toBeLessThan(50);
    expect(middle.left + middle.columns).toBeGreaterThan(50);
    expect(last.left + last.columns).toBe(100);
    expect(last.top + last.rows).toBe(100);
  });

  it('stays while the cursor moves within it, and moves on before the cursor is at its edge', () => {
    const first = windowAround(LARGE, 0, null);
    const lastInside = first.columns - 4;

    expect(windowAround(LARGE, lastInside, first)).toBe(first);
    const next = windowAround(LARGE, lastInside + 1, first);
    expect(next.left).toBeGreaterThan(0);
    expect(next.left).toBeLessThan(lastInside);
  });

  it('is small, however large the board', () => {
    const { columns, rows } = windowAround({ width: 1000, height: 1000 }, 500_500, null);

    expect(columns * rows).toBeLessThan(600);
  });

  it('is as wide as a board that is narrow and long', () => {
    expect(windowAround({ width: 5, height: 1000 }, 2500, null)).toMatchObject({
      left: 0,
      columns: 5,
    });
  });
});
