import { describe, expect, it } from 'vitest';
import {
  bezier,
  easeFuse,
  easeInk,
  isMoving,
  linear,
  redirect,
  still,
  valueAt,
} from '#engine/canvas/motion/tween.ts';

describe('a tween', () => {
  it('goes from one value to another in its time', () => {
    const tween = redirect(still(0), 10, 1000, { durationMs: 100 });

    expect([900, 1000, 1050, 1100, 5000].map((ms) => valueAt(tween, ms))).toEqual([
      0, 0, 5, 10, 10,
    ]);
    expect([1000, 1099, 1100].map((ms) => isMoving(tween, ms))).toEqual([true, true, false]);
  });

  it('starts anew from what is on screen', () => {
    const first = redirect(still(0), 10, 0, { durationMs: 100 });

    const second = redirect(first, 0, 40, { durationMs: 100 });

    expect(valueAt(second, 40)).toBe(4);
    expect(valueAt(second, 90)).toBe(2);
    expect(valueAt(second, 140)).toBe(0);
  });

  it('does not start again when it is on its way already', () => {
    const tween = redirect(still(0), 1, 0, { durationMs: 100 });

    expect(redirect(tween, 1, 50, { durationMs: 100 })).toBe(tween);
  });

  it('waits for its delay', () => {
    const tween = redirect(still(1), 0, 0, { durationMs: 100, delayMs: 80 });

    expect([0, 80, 130, 180].map((ms) => valueAt(tween, ms))).toEqual([1, 1, 0.5, 0]);
  });

  it('is a cut without duration', () => {
    const tween = redirect(still(0), 1, 5, { durationMs: 0, delayMs: 80 });

    expect(valueAt(tween, 5)).toBe(1);
    expect(isMoving(tween, 5)).toBe(false);
  });
});

describe('an ease', () => {
  it('begins at 0 and ends at 1', () => {
    for (const ease of [linear, easeInk, easeFuse, bezier(0.4, 0, 0.7, 0.4)]) {
      expect(ease(0)).toBe(0);
      expect(ease(1)).toBe(1);
    }
  });

  it('follows the CSS curve', () => {
    expect(bezier(0.25, 0.1, 0.25, 1)(0.5)).toBeCloseTo(0.8024, 3);
    expect(bezier(0, 0, 1, 1)(0.3)).toBeCloseTo(0.3, 5);
  });
});
