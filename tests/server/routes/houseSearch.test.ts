import { beforeAll, describe, expect, it } from 'vitest';
import { searchCollections } from '#contract/collections.ts';
import { searchPuzzles } from '#contract/search.ts';
import { dailyMark, familyMark } from '#engine/generate/houseTitle.ts';
import { ensureHouseAccount } from '#server/db/houseAccount.ts';
import { storeCollection, storePuzzle } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const ids = new Map<string, string>();
let ada: Member;

beforeAll(async () => {
  const house = await ensureHouseAccount(db);
  ada = await site.member('Ada');
  const puzzle = async (title: string, houseTitle: string | null) =>
    storePuzzle(db, houseTitle === null ? ada.id : house, 'public', { title, houseTitle });
  ids.set('letters', await puzzle('Letters 3', familyMark('letters', 3)));
  ids.set('shapes', await puzzle('Same shapes 12', familyMark('sameShape', 12)));
  ids.set('daily', await puzzle('Daily 2026-03-05', dailyMark('2026-03-05')));
  ids.set('of Ada', await puzzle('Letters 3 daily same shapes', null));
  ids.set(
    'series',
    await storeCollection(db, house, 'public', {
      title: 'Letters',
      houseTitle: familyMark('letters'),
    }),
  );
});

async function namesOf(search: typeof searchPuzzles | typeof searchCollections, q: string) {
  const { results } = await site.ask(search, ada, { query: { q } });
  return [...ids].flatMap(([name, id]) => (results.some((it) => it.id === id) ? [name] : []));
}

describe('titles of the site', () => {
  it.each([
    ['Buchstaben', ['letters']],
    ['buchst', ['letters']],
    ['Buchstaben 3', ['letters']],
    ['Buchstaben 4', []],
    ['gleiche Formen', ['shapes']],
    ['Formen', ['shapes']],
    ['Formen Buchstaben', []],
    ['Tagesrätsel', ['daily']],
    ['Tagesraetsel 5.3.2026', ['daily']],
    ['daily puzzle', ['daily']],
    ['letters', ['letters', 'of Ada']],
  ])('are found by “%s” in any language', async (q, found) => {
    expect(await namesOf(searchPuzzles, q)).toEqual(found);
  });

  it('are those of series too', async () => {
    expect(await namesOf(searchCollections, 'Buchstaben')).toEqual(['series']);
  });
});
