import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HARDEST_STEPS } from '#contract/search.ts';
import { computeSolveCourse, stepOfGrade } from '#ui/shared/components/solveCourse.ts';

const round = (level: number, width: number) => ({ level, width });
const arbitraryCurve = fc.array(
  fc.record({ level: fc.integer({ min: 1, max: 7 }), width: fc.integer({ min: 1, max: 50 }) }),
  { minLength: 1, maxLength: 40 },
);

describe('the course of a solve', () => {
  it('is nothing where no cell was left', () => {
    expect(computeSolveCourse({ curve: [] })).toBeNull();
  });

  it('has one bar for neighboring rounds of one level', () => {
    const course = computeSolveCourse({
      curve: [round(1, 3), round(1, 2), round(4, 1), round(1, 4)],
    });

    expect(course?.bars).toEqual([
      { x: 0, width: 0.5, height: 1 / 7, isHardest: false },
      { x: 0.5, width: expect.closeTo(0.1) as number, height: 4 / 7, isHardest: true },
      { x: 0.6, width: 0.4, height: 1 / 7, isHardest: false },
    ]);
    expect(course?.shares).toEqual([
      { step: 'clue', percent: 90 },
      { step: 'whatIf', percent: 10 },
    ]);
    expect(course?.percentBefore).toBe(50);
  });

  it('names what is found from one clue once, and never none of something', () => {
    const course = computeSolveCourse({ curve: [round(1, 500), round(2, 499), round(7, 1)] });

    expect(course?.shares).toEqual([
      { step: 'clue', percent: 100 },
      { step: 'search', percent: 1 },
    ]);
  });

  it('fills its picture from left to right, without gaps', () => {
    fc.assert(
      fc.property(arbitraryCurve, (curve) => {
        const bars = computeSolveCourse({ curve })?.bars ?? [];
        let end = 0;
        for (const { x, width, height } of bars) {
          expect(x).toBeCloseTo(end);
          expect(height).toBeLessThanOrEqual(1);
          end = x + width;
        }
        expect(end).toBeCloseTo(1);
        expect(bars.some(({ isHardest }) => isHardest)).toBe(true);
      }),
    );
  });
});

describe('a grade', () => {
  it('stands for what the search has it under', () => {
    const steps = Array.from({ length: 10 }, (_, i) => stepOfGrade(i + 1));

    expect(steps).toEqual(HARDEST_STEPS.flatMap((step) => [step, step]));
  });
});
