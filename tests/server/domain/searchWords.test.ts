import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readCollectionText, readSearchText } from '#server/domain/searchText.ts';
import { splitWords } from '#server/domain/words.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db } = await useDatabase();

describe('words of a text', () => {
  it.each([
    ['a few words', 'a few words'],
    ['“Cats”—dogs, and don’t…', 'cats dogs and don t'],
    ['Black/White v1.2 x-wing a_b', 'black white v1 2 x wing a b'],
    ['sun☀️shine😀x 👩‍🚀 𝄞', 'sun shine x'],
    ['「囲い」と猫・犬', '囲い と猫 犬'],
    ['Pixel森の12', 'pixel 森の 12'],
    ['हिन्दी शब्द। naïve Ľuboš', 'हिन्दी शब्द naive lubos'],
    ['x² ½ ª', 'x2 1 2 a'],
    [' \t\n!?', ''],
  ])('of %s', (text, words) => {
    expect(
      splitWords(text)
        .map((word) => word.text)
        .join(' '),
    ).toBe(words);
  });
});

it('a search text is never a query that the database cannot read', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'ab \'"\\:*&|!()<>-=%_\0ä森中') }),
  );
  await fc.assert(
    fc.asyncProperty(text, async (q) => {
      const { conditions, letter } = readSearchText(q);
      const queries = [...conditions, letter, readCollectionText(q).words].filter(Boolean);
      await db.execute(sql`select ${queries.join(' & ')}::tsquery`);
    }),
    { numRuns: fuzzRuns(50, 200) },
  );
});

it('the longest search is a query that the database reads', async () => {
  for (const letter of ['中', 'ﷲ', 'ä', 'ä ', 'x ', '㌀']) {
    const { conditions } = readSearchText(letter.repeat(200));
    await db.execute(sql`select ${conditions.join(' & ')}::tsquery`);
    expect(conditions.length).toBeGreaterThan(0);
  }
});
