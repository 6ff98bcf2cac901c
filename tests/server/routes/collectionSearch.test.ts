import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  searchAllCollections,
  searchCollections,
  searchOwnCollections,
} from '#contract/collections.ts';
import { collections } from '#server/db/schema/collections.ts';
import { STATUS } from '#server/db/schema/puzzles.ts';
import { automaticOf, storeCollection } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);

type Search = typeof searchCollections | typeof searchOwnCollections;

let ada: Member;
let bob: Member;
const ids: Record<'knots' | 'secretKnots' | 'trees' | 'bobs' | 'bobsSecret', string> = {
  knots: '',
  secretKnots: '',
  trees: '',
  bobs: '',
  bobsSecret: '',
};

beforeAll(async () => {
  ada = await site.member('Ada');
  bob = await site.member('Bob');
  ids.knots = await storeCollection(db, ada.id, 'public', {
    title: 'Knots and loops',
    description: 'tangled',
    followCount: 5,
  });
  ids.secretKnots = await storeCollection(db, ada.id, 'private', { title: 'Secret knots' });
  ids.trees = await storeCollection(db, ada.id, 'public', {
    title: 'Trees',
    followCount: 7,
    modifiedAt: sql`now() + interval '1 hour'`,
  });
  ids.bobs = await storeCollection(db, bob.id, 'public', { title: 'Knotty', followCount: 5 });
  ids.bobsSecret = await storeCollection(db, bob.id, 'private', { title: 'Hidden knots' });
});

async function found(endpoint: Search, who: Member | null, query = {}): Promise<string[]> {
  const { total, results } = await site.ask(endpoint, who, { query });
  expect(total).toBe(results.length);
  return results.map(({ id }) => id);
}

describe('searching collections', () => {
  it('finds public ones, of others and of oneself, the newest first', async () => {
    const { knots, trees, bobs } = ids;

    expect(await found(searchCollections, null)).toEqual([bobs, trees, knots]);
    expect(await found(searchCollections, bob)).toContain(knots);
  });

  it('of one’s own finds private ones and those that fill themselves', async () => {
    const [created, loved, solved] = [
      await automaticOf(db, ada.id, 'createdPuzzles'),
      await automaticOf(db, ada.id, 'lovedPuzzles'),
      await automaticOf(db, ada.id, 'solvedPuzzles'),
    ];
    const own = await found(searchOwnCollections, ada, { sort: 'created-asc' });

    expect(own).toEqual([created, loved, solved, ids.knots, ids.secretKnots, ids.trees]);
  });

  it('of all finds what is public and the own private ones', async () => {
    const all = await found(searchAllCollections, ada, { type: 'handmade', sort: 'created-asc' });

    expect(all).toEqual([ids.knots, ids.secretKnots, ids.trees, ids.bobs]);
  });

  it('never finds private ones of others, whatever is asked', async () => {
    const secret = [ids.bobsSecret, await automaticOf(db, bob.id, 'lovedPuzzles')];
    const queries = [
      {},
      { q: 'hidden' },
      { q: `creator=${bob.id}` },
      { type: 'auto' },
      { type: 'handmade', sort: 'follow-asc' },
    ];
    for (const query of queries)
      for (const endpoint of [searchCollections, searchOwnCollections, searchAllCollections])
        expect(await found(endpoint, ada, query)).not.toEqual(
          expect.arrayContaining([expect.toBeOneOf(secret)]),
        );
  });

  it.each(['searchCollections', 'searchAllCollections'] as const)(
    'by words finds their beginnings, in any order (%s)',
    async (name) => {
      const endpoint = { searchCollections, searchAllCollections }[name];
      const { knots, bobs } = ids;

      expect(await found(endpoint, bob, { q: 'knot', sort: 'created-asc' })).toEqual(
        name === 'searchCollections' ? [knots, bobs] : [knots, bobs, ids.bobsSecret],
      );
      expect(await found(endpoint, bob, { q: 'LOOPS knots' })).toEqual([knots]);
      expect(await found(endpoint, bob, { q: 'knot loops' })).toEqual([]);
      expect(await found(endpoint, bob, { q: 'tangl' })).toEqual([knots]);
      expect(await found(endpoint, bob, { q: `knot creator=${ada.id}` })).toEqual([knots]);
    },
  );

  it('sorts by making, by change of puzzles and by followers, both ways', async () => {
    const { knots, trees, bobs } = ids;
    const cases = {
      'created-asc': [knots, trees, bobs],
      'created-desc': [bobs, trees, knots],
      'updated-asc': [knots, bobs, trees],
      'updated-desc': [trees, bobs, knots],
      'follow-asc': [knots, bobs, trees],
      'follow-desc': [trees, bobs, knots],
      sideways: [bobs, trees, knots],
    };
    for (const [sort, order] of Object.entries(cases))
      expect([sort, await found(searchCollections, null, { sort })]).toEqual([sort, order]);
  });

  it('shows those that fill themselves when asked for', async () => {
    const created = await automaticOf(db, ada.id, 'createdPuzzles');

    expect(await found(searchCollections, bob, { type: 'created' })).toContain(created);
    expect(await found(searchCollections, bob, { type: 'auto' })).toContain(created);
    expect(await found(searchCollections, bob, { type: 'handmade' })).not.toContain(created);
    expect(await found(searchCollections, bob, { type: 'nonsense' })).toEqual(
      await found(searchCollections, bob),
    );
  });

  it('lets visitors sort and turn pages, but not search', async () => {
    const all = await found(searchCollections, null);

    expect(await found(searchCollections, null, { q: 'trees', type: 'auto' })).toEqual(all);
    expect(await site.refusal(searchOwnCollections, null)).toBe('signed_out');
    expect(await site.refusal(searchAllCollections, null)).toBe('signed_out');
  });

  it('refuses cursors that the reader cannot have from the list', async () => {
    const refusal = (endpoint: Search, query: Record<string, string>) =>
      site.refusal(endpoint, ada, { query });

    expect(await refusal(searchCollections, { cursorAfter: ids.bobsSecret })).toBe(
      'invalid_request',
    );
    expect(await refusal(searchAllCollections, { cursorAfter: ids.bobsSecret })).toBe(
      'invalid_request',
    );
    expect(await refusal(searchOwnCollections, { cursorBefore: ids.bobs })).toBe('invalid_request');
    expect(await refusal(searchCollections, { cursorAfter: ada.id })).toBe('invalid_request');
    expect(
      await refusal(searchCollections, { cursorAfter: ids.knots, cursorBefore: ids.knots }),
    ).toBe('invalid_request');
  });
});

describe('pages of a search', () => {
  it('neither repeat nor lose collections while others are made, in every order', async () => {
    const cat = await site.member('Cat');
    const all: string[] = [];
    for (let i = 0; i < 70; i++)
      all.push(
        await storeCollection(db, cat.id, i % 3 === 0 ? 'private' : 'public', {
          title: 'Paged',
          followCount: i % 4,
        }),
      );
    for (const sort of [
      'created-desc',
      'created-asc',
      'updated-desc',
      'follow-desc',
      'follow-asc',
    ]) {
      const seen: string[] = [];
      let cursor = {};
      for (let more = 3; ; more--) {
        const query = { q: 'paged', sort, ...cursor };
        const { results } = await site.ask(searchAllCollections, cat, { query });
        seen.push(...results.map(({ id }) => id));
        const last = results.at(-1);
        if (!last) break;
        cursor = { cursorAfter: last.id };
        if (more > 0)
          await storeCollection(db, ada.id, 'public', { title: 'Paged', followCount: 2 });
      }

      expect(new Set(seen).size).toBe(seen.length);
      expect(all.filter((id) => !seen.includes(id))).toEqual([]);
      await db
        .delete(collections)
        .where(sql`${collections.creatorId} = ${ada.id} and ${collections.title} = 'Paged'`);
    }
  });

  it('go back the way they came', async () => {
    const page = async (query: Record<string, string>) => {
      const { results } = await site.ask(searchAllCollections, bob, { query });
      return results.map(({ id }) => id);
    };
    const first = await page({ sort: 'follow-desc' });
    const second = await page({ sort: 'follow-desc', cursorAfter: first.at(-1) ?? '' });

    expect(await page({ sort: 'follow-desc', cursorBefore: second[0] ?? '' })).toEqual(first);
  });
});

describe('a collection made private', () => {
  it('is in no list of others any more', async () => {
    const id = await storeCollection(db, ada.id, 'public', { title: 'Fleeting' });
    expect(await found(searchCollections, bob, { q: 'fleeting' })).toEqual([id]);
    await db.update(collections).set({ status: STATUS.private }).where(eq(collections.id, id));

    expect(await found(searchCollections, bob, { q: 'fleeting' })).toEqual([]);
    expect(await found(searchAllCollections, ada, { q: 'fleeting' })).toEqual([id]);
  });
});
