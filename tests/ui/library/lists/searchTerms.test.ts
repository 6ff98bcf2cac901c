import { describe, expect, it } from 'vitest';
import { termsOf, textOfTerms } from '#ui/library/lists/searchTerms.ts';

describe('a text that is searched for', () => {
  it.each([
    ['', '', null],
    ['salt road', 'salt road', null],
    ['creator=abc', '', 'abc'],
    ['salt creator=abc road', 'salt road', 'abc'],
    ['series=null creator=abc', 'series=null', 'abc'],
    ['procreator=abc', 'procreator=abc', null],
  ])('%s: words and an author', (q, words, creator) => {
    expect(termsOf(q)).toEqual({ words, creator });
    expect(termsOf(textOfTerms({ words, creator }))).toEqual({ words, creator });
  });
});
