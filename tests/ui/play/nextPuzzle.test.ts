import { describe, expect, it } from 'vitest';
import {
  nextUnsolved,
  type FeaturedPuzzle,
  builtInPuzzles,
} from '#ui/library/home/featuredPuzzles.ts';
import { english } from '#texts/english.ts';

/** Puzzles at the addresses a, b and c; those in capitals are solved. */
function shelf(letters: string): readonly FeaturedPuzzle[] {
  const [puzzle] = builtInPuzzles(english);
  if (!puzzle) throw new Error('there are puzzles');
  return [...letters].map((letter) => ({
    puzzle,
    link: `/solve?d=${letter.toLowerCase()}`,
    isSolved: letter !== letter.toLowerCase(),
  }));
}

function nextAfter(address: string, letters: string): string | undefined {
  return nextUnsolved(shelf(letters), address)?.link;
}

describe('the puzzle after a solved one', () => {
  it('is the next one that is not solved', () => {
    expect(nextAfter('/solve?d=a', 'abc')).toBe('/solve?d=b');
    expect(nextAfter('/solve?d=a', 'aBc')).toBe('/solve?d=c');
  });

  it('is sought from the beginning after the last', () => {
    expect(nextAfter('/solve?d=c', 'Abc')).toBe('/solve?d=b');
  });

  it('is the first one after a puzzle from elsewhere', () => {
    expect(nextAfter('/solve?d=z', 'Abc')).toBe('/solve?d=b');
    expect(nextAfter('/solve?loader=visible&d=b', 'abC')).toBe('/solve?d=a');
  });

  it('is never the same, even while nobody has written down that it is solved', () => {
    expect(nextAfter('/solve?d=b', 'AbC')).toBeUndefined();
  });

  it('is solved for perfection as the one before was', () => {
    expect(nextAfter('/perfection?d=a', 'abc')).toBe('/perfection?d=b');
  });
});
