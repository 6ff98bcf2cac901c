import { describe, expect, it } from 'vitest';
import { numberedCells, rulerStep } from '#ui/board/RulerFrame.tsx';

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

  it('are multiples of the step, counted from 1, and that of the lit cell', () => {
    const numbers = (...args: Parameters<typeof numberedCells>) =>
      numberedCells(...args).map((index) => index + 1);

    expect(numbers(3, 1, null)).toEqual([1, 2, 3]);
    expect(numbers(12, 5, null)).toEqual([5, 10]);
    expect(numbers(12, 5, 0)).toEqual([1, 5, 10]);
    expect(numbers(4, 5, 2)).toEqual([3]);
  });
});
