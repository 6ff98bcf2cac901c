import { describe, expect, it } from 'vitest';
import { focus } from '#engine/symbols/focus/symbol.ts';
import { myopia } from '#engine/symbols/myopia/symbol.ts';

describe('a dead end', () => {
  it('always has the number 1', () => {
    expect(focus.normalize?.({ deadEnd: true, number: 3 })).toEqual({ deadEnd: true, number: 1 });
  });

  it('leaves the number of a focus alone', () => {
    const params = { deadEnd: false, number: 3 };

    expect(focus.normalize?.(params)).toBe(params);
  });
});

describe('a myopia arrow', () => {
  it('looks in all eight directions once a slanted arrow is on', () => {
    const params = { diagonals: false, directions: ['up', 'down-left'] } as const;

    expect(myopia.normalize?.(params)).toEqual({ ...params, diagonals: true });
  });

  it('may look in all eight directions without a slanted arrow', () => {
    const params = { diagonals: true, directions: ['up'] } as const;

    expect(myopia.normalize?.(params)).toBe(params);
  });
});
