import { describe, expect, it } from 'vitest';
import { puzzleCard, userCard } from '#server/previews/PreviewCard.ts';
import {
  collectionDescription,
  puzzleDescription,
  userDescription,
} from '#server/domain/cardTexts.ts';
import { collectionBrief, puzzleBrief, userBrief } from '#tests/support/briefs.ts';

const CREATOR = userBrief({ name: 'Ana' });

/** The first words of the description of a puzzle with this width. */
function beginningFor(width: number): string {
  const puzzle = puzzleBrief({ width, height: 9, creator: CREATOR, designDifficulty: 0 });
  return puzzleDescription(puzzle).replace(/ logic puzzle by Ana\.$/, '');
}

describe('the description of a puzzle', () => {
  it.each([8, 11, 18, 80, 81, 88, 89, 800, 11_000, 18_000])('begins with “An” for %i', (width) => {
    expect(beginningFor(width)).toBe(`An ${width} × 9`);
  });

  it.each([1, 7, 9, 10, 12, 17, 19, 78, 90, 98, 110, 111, 118, 180, 1100])(
    'begins with “A” for %i',
    (width) => {
      expect(beginningFor(width)).toBe(`A ${width} × 9`);
    },
  );

  it('has the facts first, then what the author wrote', () => {
    const puzzle = puzzleBrief({
      width: 8,
      height: 8,
      creator: CREATOR,
      designDifficulty: 4,
      description: 'Look\nclosely.',
    });

    expect(puzzleDescription(puzzle)).toBe(
      'An 8 × 8 logic puzzle, difficulty 4 of 10, by Ana. Look closely.',
    );
    expect(puzzleCard(puzzle, []).facts).toEqual(['8 × 8 logic puzzle']);
  });
});

describe('the description of an account', () => {
  it.each([
    [1, 3, 'Ana created 1 puzzle and solved 3.', ['1 puzzle created', '3 puzzles solved']],
    [0, 1, 'Ana created 0 puzzles and solved 1.', ['0 puzzles created', '1 puzzle solved']],
    [2, 0, 'Ana created 2 puzzles and solved 0.', ['2 puzzles created', '0 puzzles solved']],
  ])('counts %i created and %i solved puzzles', (createCount, solveCount, sentence, facts) => {
    const user = userBrief({ name: 'Ana', createCount, solveCount });

    expect(userDescription(user)).toBe(sentence);
    expect(userCard(user, null).facts).toEqual(facts);
  });
});

describe('the description of a collection', () => {
  it('counts its puzzles, if their number is known', () => {
    const collection = { creator: CREATOR, description: 'Easy.', isSeries: false };

    expect(collectionDescription(collectionBrief({ ...collection, puzzleCount: 1 }))).toBe(
      'A collection of 1 logic puzzle by Ana. Easy.',
    );
    expect(
      collectionDescription(collectionBrief({ ...collection, isSeries: true, puzzleCount: 8 })),
    ).toBe('A series of 8 logic puzzles by Ana. Easy.');
    expect(collectionDescription(collectionBrief({ ...collection, puzzleCount: null }))).toBe(
      'A collection of logic puzzles by Ana. Easy.',
    );
  });
});
