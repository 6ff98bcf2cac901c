import { describe, expect, it } from 'vitest';
import { appearing, disappearing, markAt } from '#engine/canvas/motion/markMotion.ts';

const alphaAt = (motion: ReturnType<typeof appearing>, nowMs: number) =>
  markAt(motion, nowMs).alpha;

describe('the marks of foresight', () => {
  it('appear one after the other, 90 ms apart', () => {
    const [first, second] = [appearing(0, 1000, true), appearing(1, 1000, true)];

    expect(alphaAt(first, 1000)).toBe(0);
    expect(alphaAt(first, 1050)).toBeGreaterThan(0);
    expect(alphaAt(second, 1090)).toBe(0);
    expect(alphaAt(second, 1140)).toBeCloseTo(alphaAt(first, 1050));
  });

  it('pulse once, then rest, so that no more frames are requested', () => {
    const mark = appearing(0, 0, true);

    expect(alphaAt(mark, 160)).toBe(1);
    expect(alphaAt(mark, 610)).toBeCloseTo(0.45);
    expect(markAt(mark, 610).isOver).toBe(false);
    expect(markAt(mark, 1060)).toEqual({ alpha: 1, isOver: true });
  });

  it('disappear from the opacity they have, also in the middle of a pulse', () => {
    const mark = appearing(0, 0, true);
    const going = disappearing(mark, 610, true);

    expect(alphaAt(going, 610)).toBeCloseTo(0.45);
    expect(alphaAt(going, 700)).toBeLessThan(0.45);
    expect(markAt(going, 850)).toEqual({ alpha: 0, isOver: true });
    expect(disappearing(going, 700, true)).toBe(going);
  });

  it('are there and gone at once where nothing moves', () => {
    const mark = appearing(3, 0, false);

    expect(markAt(mark, 0)).toEqual({ alpha: 1, isOver: true });
    expect(markAt(disappearing(mark, 5, false), 5)).toEqual({ alpha: 0, isOver: true });
  });
});
