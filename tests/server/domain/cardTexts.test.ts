import { describe, expect, it } from 'vitest';
import { puzzleDescription } from '#server/domain/cardTexts.ts';
import { puzzleBrief } from '#tests/support/briefs.ts';

describe('the description of a puzzle', () => {
  it.each([
    [7, 'A 7 × 5'],
    [8, 'An 8 × 5'],
    [10, 'A 10 × 5'],
    [11, 'An 11 × 5'],
    [18, 'An 18 × 5'],
    [80, 'An 80 × 5'],
    [110, 'A 110 × 5'],
    [180, 'A 180 × 5'],
  ])('begins with the article of its width, %i', (width, beginning) => {
    const description = puzzleDescription(puzzleBrief({ width, height: 5 }));

    expect(description.startsWith(`${beginning} `)).toBe(true);
  });
});
