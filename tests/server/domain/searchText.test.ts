import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearchText } from '#server/domain/searchText.ts';
import { splitWords } from '#server/domain/words.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';

const ID = '01900000-0000-7000-8000-0000000000ab';

describe('words of a text', () => {
  it.each([
    ['a few words', 'a few words'],
    ['“Cats”—dogs, and don’t…', 'Cats dogs and don t'],
    ['Black/White v1.2 x-wing a_b', 'Black White v1 2 x wing a b'],
    ['sun☀️shine😀x 👩‍🚀', 'sun shine x'],
    ['「囲い」と猫・犬', '囲い と猫 犬'],
    ['हिन्दी शब्द। naïve Ľuboš', 'हिन्दी शब्द naïve Ľuboš'],
    ['x² ½ ª', 'x² ½ ª'],
    [' \t\n!?', ''],
  ])('of %s', (text, words) => {
    expect(splitWords(text).join(' ')).toBe(words);
  });
});

describe('a search text', () => {
  const empty = { whole: null, words: [], beginning: null, creatorId: null, series: null };

  it('is words, of which the last one may be a beginning while it is typed', () => {
    expect(readSearchText('tiny  Island')).toEqual({
      ...empty,
      whole: 'tiny Island',
      words: ['tiny'],
      beginning: 'Island',
    });
    for (const done of ['tiny island ', 'tiny island.', '“tiny island”'])
      expect(readSearchText(done)).toMatchObject({ words: ['tiny', 'island'], beginning: null });
  });

  it('may be nothing, or nothing but signs', () => {
    for (const text of ['', ' \n ']) expect(readSearchText(text)).toEqual(empty);
    expect(readSearchText(' ?! ')).toEqual({ ...empty, whole: '?!' });
  });

  it('may name an author and a series, in any place', () => {
    expect(readSearchText(`creator=${ID} tiny series=null isl`)).toEqual({
      whole: 'tiny isl',
      words: ['tiny'],
      beginning: 'isl',
      creatorId: ID,
      series: 'null',
    });
    expect(readSearchText(`isl series=null  creator=${ID}`)).toMatchObject({ beginning: 'isl' });
    expect(readSearchText(`SERIES=${ID.toUpperCase()}`)).toEqual({ ...empty, series: ID });
  });

  it('drops terms that mean nothing, and takes the last one that means something', () => {
    expect(readSearchText('creator=ada series= tiny')).toMatchObject({
      words: [],
      beginning: 'tiny',
      creatorId: null,
      series: null,
    });
    const other = ID.replace('ab', 'cd');
    expect(readSearchText(`creator=${ID} creator=${other} creator=x`)).toEqual({
      ...empty,
      creatorId: other,
    });
    expect(readSearchText('xcreator=1')).toMatchObject({ words: ['xcreator'], beginning: '1' });
  });

  it('is cut where it is too long, and has no NUL', () => {
    expect(readSearchText('🏝'.repeat(150) + ' x'.repeat(100)).words.length).toBeLessThan(30);
    expect(readSearchText('a\0b')).toMatchObject({ whole: 'a b', words: ['a'], beginning: 'b' });
  });

  it('never has anything in its words that the database could take for more than a word', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(...'ab \'"\\:*&|!()<>-=%_\0') }),
    );
    fc.assert(
      fc.property(text, (q) => {
        const { words, beginning } = readSearchText(q);
        for (const word of [...words, beginning ?? 'x'])
          expect(word).toMatch(/^[^\s'"\\:*&|!()<>\0-]+$/u);
      }),
      { numRuns: fuzzRuns(300) },
    );
  });
});
