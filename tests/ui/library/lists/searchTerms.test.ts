import { describe, expect, it } from 'vitest';
import { parseSearchTerms, writeSearchTerms } from '#ui/library/lists/useSearchBox.ts';

describe('a text that is searched for', () => {
  it.each([
    ['', '', null],
    ['salt road', 'salt road', null],
    ['creator=abc', '', 'abc'],
    ['salt creator=abc road', 'salt road', 'abc'],
    ['series=null creator=abc', 'series=null', 'abc'],
    ['procreator=abc', 'procreator=abc', null],
  ])('%s: words and an author', (q, words, creator) => {
    expect(parseSearchTerms(q)).toEqual({ words, creator });
    expect(parseSearchTerms(writeSearchTerms({ words, creator }))).toEqual({ words, creator });
  });
});
