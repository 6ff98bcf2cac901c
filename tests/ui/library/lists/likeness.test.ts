import { describe, expect, it } from 'vitest';
import { distance, likeness } from '#ui/library/lists/likeness.ts';

const kinds = (...ids: readonly string[]) => new Set(ids);

describe('the likeness of kinds of clues', () => {
  it.each([
    [kinds('number', 'connect_all'), kinds('connect_all', 'number'), 1],
    [kinds('number', 'connect_all'), kinds('number'), 0.5],
    [kinds('number', 'connect_all', 'ban_pattern'), kinds('number'), 0],
    [kinds('number'), kinds('letter'), 0],
    [kinds(), kinds(), 0],
  ])('of %o and %o is %d', (a, b, share) => {
    expect(likeness(a, b)).toBe(share);
  });
});

describe('the distance of puzzles', () => {
  const of = (cells: number, difficulty: number) => ({ cells, difficulty });

  it('grows with size and difficulty, and not with a difficulty that is unknown', () => {
    expect(distance(of(49, 3), of(49, 3))).toBe(0);
    expect(distance(of(49, 3), of(49, 5))).toBe(2);
    expect(distance(of(50, 3), of(100, 3))).toBe(2);
    expect(distance(of(100, 3), of(50, 3))).toBe(2);
    expect(distance(of(49, 0), of(49, 5))).toBe(0);
  });
});
