import { describe, expect, it } from 'vitest';
import { rulerStep } from '#ui/board/RulerFrame.tsx';

describe('the numbers of a ruler', () => {
  it('stand at every cell while there is room', () => {
    expect(rulerStep(60, 24)).toBe(1);
    expect(rulerStep(24, 24)).toBe(1);
  });

  it('get fewer, by steps that are easy to count on', () => {
    expect([20, 12, 8, 4, 2, 1, 0.4].map((cellPx) => rulerStep(cellPx, 24))).toEqual([
      2, 2, 5, 10, 20, 50, 100,
    ]);
  });
});
