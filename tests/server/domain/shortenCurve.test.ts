import { describe, expect, it } from 'vitest';
import type { Rating } from '#engine/explain/rate.ts';
import { MAX_ROUNDS, shortenCurve } from '#server/jobs/ratePuzzle.ts';

/** A course with this number of rounds, some of them harder. */
function curveOf(rounds: number): Rating['curve'] {
  return Array.from({ length: rounds }, (_, i) => ({
    level: i % 7 === 0 ? 4 : 1,
    width: 1 + (i % 3),
  }));
}

const cellsOf = (curve: Rating['curve']) => curve.reduce((sum, { width }) => sum + width, 0);

describe('the course of a solve that is kept', () => {
  it('is the whole course where that is short', () => {
    for (const rounds of [0, 1, MAX_ROUNDS]) {
      expect(shortenCurve(curveOf(rounds))).toEqual(curveOf(rounds));
    }
  });

  it('is never longer than its limit, and loses no cell', () => {
    for (const rounds of [MAX_ROUNDS + 1, 2 * MAX_ROUNDS, 9999]) {
      const short = shortenCurve(curveOf(rounds));
      expect(short.length).toBeLessThanOrEqual(MAX_ROUNDS);
      expect(cellsOf(short)).toBe(cellsOf(curveOf(rounds)));
    }
  });

  it('is as hard as the hardest of the rounds that become one', () => {
    const curve = curveOf(2 * MAX_ROUNDS);

    const short = shortenCurve(curve);

    expect(short).toHaveLength(MAX_ROUNDS);
    expect(short.map(({ level }) => level)).toEqual(
      short.map((_, i) => Math.max(curve[2 * i]?.level ?? 0, curve[2 * i + 1]?.level ?? 0)),
    );
  });
});
