import { describe, expect, it } from 'vitest';
import { encodeTypes, codesWithType, decodeTypes } from '#server/domain/puzzleTypes.ts';

describe('types of puzzles', () => {
  it('are stored as the bits of a number, and come back in their order', () => {
    expect(encodeTypes(['logic'])).toBe(1);
    expect(encodeTypes(['underclued', 'logic'])).toBe(3);
    expect(decodeTypes(15)).toEqual(['music', 'pattern', 'underclued', 'logic']);
    for (let bits = 0; bits < 16; bits++) expect(encodeTypes(decodeTypes(bits))).toBe(bits);
  });

  it('are searched for by every number they are in', () => {
    expect(codesWithType('music')).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
    for (const type of decodeTypes(15))
      for (let bits = 0; bits < 16; bits++)
        expect(codesWithType(type).includes(bits)).toBe(decodeTypes(bits).includes(type));
  });
});
