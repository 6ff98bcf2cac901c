import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { searchTerms } from '#server/domain/searchText.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db } = await useDatabase();
const ID = '018f4e6e-3c5a-7bbb-8c1d-2f7b4a5c6d7e';

describe('what is typed into a search field', () => {
  it.each([
    ['', null, null],
    ['  !? ', null, null],
    ['knot', `'knot':*`, null],
    ['Two knots', `'Two' & 'knots':*`, null],
    ["don't & (panic | !now):*", `'don' & 't' & 'panic' & 'now':*`, null],
    ['каша 漢字', `'каша' & '漢字':*`, null],
    [`creator=${ID}`, null, ID],
    [`one creator=${ID} two`, `'one' & 'two':*`, ID],
    ['creator=somebody knot', `'knot':*`, null],
    [
      `recreator=${ID}`,
      `'recreator' & ${ID.split('-')
        .map((part) => `'${part}'`)
        .join(' & ')}:*`,
      null,
    ],
  ])('%j is words and an author', (text, words, creatorId) => {
    expect(searchTerms(text)).toEqual({ words, creatorId });
  });

  it('is never a query that the database cannot read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (text) => {
        const { words } = searchTerms(text);
        await db.execute(sql`select to_tsquery('simple', ${words})`);
      }),
      { numRuns: fuzzRuns(50, 200) },
    );
  });
});
