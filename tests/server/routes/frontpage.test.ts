import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFrontpage } from '#contract/site.ts';
import { collections } from '#server/db/schema/collections.ts';
import { puzzles } from '#server/db/schema/puzzles.ts';
import { storeCollection, storePuzzle, storePuzzles } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
let site = new TestSite(db);
const ada = await site.member('Ada');

beforeEach(async () => {
  site = new TestSite(db);
  await db.delete(puzzles);
});

afterEach(() => {
  vi.useRealTimers();
});

it('the front page shows the eight newest public puzzles and collections', async () => {
  const ids = await storePuzzles(db, ada.id, 'public', 9);
  await storePuzzle(db, ada.id, 'private');
  const collectionIds: string[] = [];
  for (let i = 0; i < 9; i++) collectionIds.push(await storeCollection(db, ada.id, 'public'));
  await storeCollection(db, ada.id, 'private');

  for (const who of [null, ada]) {
    const { newestPuzzles, newestCollections } = await site.ask(readFrontpage, who);
    expect(newestPuzzles.map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
    expect(newestCollections.map(({ id }) => id)).toEqual(collectionIds.slice(1).toReversed());
    expect(newestPuzzles[0]?.creator.name).toBe('Ada');
  }
});

it('the front page leaves out collections that fill themselves', async () => {
  await db.delete(collections);
  await site.member('New');

  expect(await site.ask(readFrontpage, null)).toEqual({ newestPuzzles: [], newestCollections: [] });
});

it('the front page does not tell of private series, not even to their owner', async () => {
  const seriesId = await storeCollection(db, ada.id, 'private', { isSeries: true });
  await storePuzzle(db, ada.id, 'public', { seriesId });

  const { newestPuzzles } = await site.ask(readFrontpage, ada);
  expect(newestPuzzles.map(({ inSeries }) => inSeries)).toEqual([false]);
});

it('the front page is looked up every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const count = async () => (await site.ask(readFrontpage, null)).newestPuzzles.length;
  expect(await count()).toBe(0);
  await storePuzzle(db, ada.id, 'public');

  vi.advanceTimersByTime(9_999);
  expect(await count()).toBe(0);
  vi.advanceTimersByTime(2);
  expect(await count()).toBe(1);
});
