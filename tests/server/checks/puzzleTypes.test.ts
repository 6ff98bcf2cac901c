import { describe, expect, it } from 'vitest';
import { bitOfType, bitsOfTypes, typesOfBits } from '#server/domain/puzzleTypes.ts';

describe('types of puzzles', () => {
  it('are stored as the bits of a number, and come back in their order', () => {
    expect(bitsOfTypes(['logic'])).toBe(1);
    expect(bitsOfTypes(['underclued', 'logic'])).toBe(3);
    expect(typesOfBits(15)).toEqual(['music', 'pattern', 'underclued', 'logic']);
    for (let bits = 0; bits < 16; bits++) expect(bitsOfTypes(typesOfBits(bits))).toBe(bits);
  });

  it('have one bit each', () => {
    const bits = typesOfBits(15).map((type) => bitOfType(type));

    expect(bits).toEqual([8, 4, 2, 1]);
  });
});
