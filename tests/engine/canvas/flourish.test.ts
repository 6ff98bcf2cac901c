import { describe, expect, it } from 'vitest';
import { arrival, breathAt, leaving } from '#engine/canvas/motion/flourish.ts';

const alphaAt = (flourish: ReturnType<typeof arrival>, nowMs: number) =>
  breathAt(flourish, nowMs).alpha;

describe('the marks of foresight', () => {
  it('light one after the other, 90 ms apart', () => {
    const [first, second] = [arrival(0, 1000, true), arrival(1, 1000, true)];

    expect(alphaAt(first, 1000)).toBe(0);
    expect(alphaAt(first, 1050)).toBeGreaterThan(0);
    expect(alphaAt(second, 1090)).toBe(0);
    expect(alphaAt(second, 1140)).toBeCloseTo(alphaAt(first, 1050));
  });

  it('breathe once, then rest, so that no more frames are asked for', () => {
    const mark = arrival(0, 0, true);

    expect(alphaAt(mark, 160)).toBe(1);
    expect(alphaAt(mark, 610)).toBeCloseTo(0.45);
    expect(breathAt(mark, 610).isOver).toBe(false);
    expect(breathAt(mark, 1060)).toEqual({ alpha: 1, isOver: true });
  });

  it('fade from what shows of them, also in the middle of a breath', () => {
    const mark = arrival(0, 0, true);
    const going = leaving(mark, 610, true);

    expect(alphaAt(going, 610)).toBeCloseTo(0.45);
    expect(alphaAt(going, 700)).toBeLessThan(0.45);
    expect(breathAt(going, 850)).toEqual({ alpha: 0, isOver: true });
    expect(leaving(going, 700, true)).toBe(going);
  });

  it('are there and gone at once where nothing moves', () => {
    const mark = arrival(3, 0, false);

    expect(breathAt(mark, 0)).toEqual({ alpha: 1, isOver: true });
    expect(breathAt(leaving(mark, 5, false), 5)).toEqual({ alpha: 0, isOver: true });
  });
});
