import { describe, expect, it } from 'vitest';
import { bitsOfTypes, bitsWithType, typesOfBits } from '#server/domain/puzzleTypes.ts';

describe('types of puzzles', () => {
  it('are stored as the bits of a number, and come back in their order', () => {
    expect(bitsOfTypes(['logic'])).toBe(1);
    expect(bitsOfTypes(['underclued', 'logic'])).toBe(3);
    expect(typesOfBits(15)).toEqual(['music', 'pattern', 'underclued', 'logic']);
    for (let bits = 0; bits < 16; bits++) expect(bitsOfTypes(typesOfBits(bits))).toBe(bits);
  });

  it('are searched for by every number they are in', () => {
    expect(bitsWithType('music')).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
    for (const type of typesOfBits(15))
      for (let bits = 0; bits < 16; bits++)
        expect(bitsWithType(type).includes(bits)).toBe(typesOfBits(bits).includes(type));
  });
});
