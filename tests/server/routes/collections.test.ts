import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addToCollection,
  createCollection,
  deleteCollection,
  listCollectionPuzzles,
  readCollection,
  readFollow,
  removeFromCollection,
  reorderCollection,
  updateCollection,
  writeFollow,
} from '#contract/collections.ts';
import { collections } from '#server/db/schema/collections.ts';
import { collectionPuzzles, puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import {
  automaticOf,
  countsOf,
  storeLove,
  storePuzzle,
  storePuzzles,
  storeSolve,
} from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);

let ada: Member;
let bob: Member;

beforeAll(async () => {
  ada = await site.member('Ada');
  bob = await site.member('Bob');
});

beforeEach(() => {
  site.queued.length = 0;
});

interface Filling {
  readonly isSeries?: boolean;
  readonly status?: 'public';
  readonly puzzleIds?: readonly string[];
}

/** A collection of Ada's. */
async function collectionWith({ isSeries = false, status, puzzleIds }: Filling = {}) {
  const { id } = await site.ask(createCollection, ada, { body: { title: 'A few', isSeries } });
  if (puzzleIds) await add(id, puzzleIds);
  if (status) await site.ask(updateCollection, ada, { params: { id }, body: { status } });
  return id;
}

async function add(id: string, puzzleIds: readonly string[], who = ada): Promise<void> {
  await site.ask(addToCollection, who, { params: { id }, body: { puzzleIds } });
}

const addRefusal = (id: string, puzzleIds: readonly string[], who = ada) =>
  site.refusal(addToCollection, who, { params: { id }, body: { puzzleIds } });

async function orderOf(id: string, who: Member | null = ada, query = {}): Promise<string[]> {
  const { results } = await site.ask(listCollectionPuzzles, who, { params: { id }, query });
  return results.map((puzzle) => puzzle.id);
}

async function seriesOf(puzzleId: string): Promise<string | null> {
  const [row] = await db
    .select({ seriesId: puzzles.seriesId })
    .from(puzzles)
    .where(eq(puzzles.id, puzzleId));
  return row?.seriesId ?? null;
}

describe('a new collection', () => {
  it('is private, empty and of whoever made it', async () => {
    const { id } = await site.ask(createCollection, ada, {
      body: { title: 'Knots', isSeries: true, description: 'All of them.' },
    });
    const brief = await site.ask(readCollection, ada, { params: { id } });

    expect(brief).toMatchObject({
      title: 'Knots',
      description: 'All of them.',
      status: 'private',
      isSeries: true,
      puzzleCount: 0,
      followCount: 0,
      autoPopulate: null,
      creator: { id: ada.id, name: 'Ada' },
    });
  });

  it('is made once with a key, as it was sent last, until it is changed', async () => {
    const key = crypto.randomUUID();
    const make = (title: string, who = ada) =>
      site.ask(createCollection, who, { body: { title, isSeries: false, key } });
    const titleOf = async (id: string) =>
      (await site.ask(readCollection, ada, { params: { id } })).title;
    const { id } = await make('Tunnels');

    expect(await make('Bridges')).toEqual({ id });
    expect(await titleOf(id)).toBe('Bridges');
    expect(await make('Ferries', bob)).not.toEqual({ id });
    await site.ask(updateCollection, ada, { params: { id }, body: { title: 'Fords' } });
    expect(await make('Tunnels')).toEqual({ id });
    expect(await titleOf(id)).toBe('Fords');
  });

  it('is not there for others, until it is public', async () => {
    const id = await collectionWith();

    for (const who of [bob, null])
      for (const endpoint of [readCollection, listCollectionPuzzles])
        expect(await site.refusal(endpoint, who, { params: { id } })).toBe('not_found');
    await site.ask(updateCollection, ada, { params: { id }, body: { status: 'public' } });
    expect((await site.ask(readCollection, null, { params: { id } })).status).toBe('public');
    expect(await orderOf(id, null)).toEqual([]);
  });

  it.each([
    ['no title', { title: '' }],
    ['a title that shows nothing', { title: ' \u{200b}\n' }],
    ['a title of 101 characters', { title: 'x'.repeat(101) }],
    ['a description of 501 characters', { description: 'x'.repeat(501) }],
    ['a field that it does not have', { status: 'public' }],
  ])('is refused with %s', async (_, changes) => {
    const body = { title: 'A few', isSeries: false, ...changes };

    expect(await site.refusal(createCollection, ada, { body })).toBe('invalid_request');
  });
});

describe('the texts of a collection', () => {
  it('are kept without characters that nobody sees', async () => {
    const texts = { title: 'Two\nlines\u{202e}', description: 'More\u{7} of\r\nit' };
    const { id } = await site.ask(createCollection, ada, { body: { ...texts, isSeries: false } });
    const made = await site.ask(readCollection, ada, { params: { id } });
    const body = { title: 'Other\u{1b} title', description: 'Less' };
    const changed = await site.ask(updateCollection, ada, { params: { id }, body });

    expect([made.title, made.description]).toEqual(['Two lines', 'More of\nit']);
    expect([changed.title, changed.description]).toEqual(['Other title', 'Less']);
    const sent = { params: { id }, body: { title: '\u{200b}' } };
    expect(await site.refusal(updateCollection, ada, sent)).toBe('invalid_request');
  });
});

describe('changing a collection', () => {
  it('changes what is given, and when it was changed', async () => {
    const id = await collectionWith();
    const before = await site.ask(readCollection, ada, { params: { id } });
    const after = await site.ask(updateCollection, ada, {
      params: { id },
      body: { description: 'More' },
    });

    expect(after).toEqual({ ...before, description: 'More', updatedAt: after.updatedAt });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(await site.ask(readCollection, ada, { params: { id } })).toEqual(after);
  });

  it('is for its owner: others are told whose it is only when they may see it', async () => {
    const hidden = await collectionWith();
    const shown = await collectionWith({ status: 'public' });
    const attempts = [
      [updateCollection, { title: 'Mine' }],
      [deleteCollection, undefined],
      [reorderCollection, { moving: hidden, replacing: shown }],
      [addToCollection, { puzzleIds: [hidden] }],
      [removeFromCollection, { puzzleIds: [hidden] }],
    ] as const;

    for (const [endpoint, body] of attempts) {
      const sent = (id: string) => ({ params: { id }, body });
      expect(await site.refusal(endpoint, bob, sent(hidden))).toBe('not_found');
      expect(await site.refusal(endpoint, bob, sent(shown))).toBe('forbidden');
    }
  });

  it('to public is refused while a private puzzle is in it', async () => {
    const [shown, hidden] = [
      await storePuzzle(db, ada.id, 'public'),
      await storePuzzle(db, ada.id, 'private'),
    ];
    const id = await collectionWith({ puzzleIds: [shown, hidden] });
    const body = { status: 'public' };

    expect(await site.refusal(updateCollection, ada, { params: { id }, body })).toBe('conflict');
    await site.ask(removeFromCollection, ada, { params: { id }, body: { puzzleIds: [hidden] } });
    expect((await site.ask(updateCollection, ada, { params: { id }, body })).status).toBe('public');
  });

  it('to a series takes its puzzles into it, and back lets go of them', async () => {
    const own = await storePuzzle(db, ada.id, 'private');
    const id = await collectionWith({ puzzleIds: [own] });

    await site.ask(updateCollection, ada, { params: { id }, body: { isSeries: true } });
    expect(await seriesOf(own)).toBe(id);
    await site.ask(updateCollection, ada, { params: { id }, body: { isSeries: false } });
    expect(await seriesOf(own)).toBeNull();
  });

  it('to a series is refused with puzzles of others or of another series', async () => {
    const own = await storePuzzle(db, ada.id, 'public');
    await collectionWith({ isSeries: true, puzzleIds: [own] });
    const foreign = await storePuzzle(db, bob.id, 'public');

    for (const puzzleId of [own, foreign]) {
      const id = await collectionWith({ puzzleIds: [puzzleId] });
      const sent = { params: { id }, body: { isSeries: true } };
      expect(await site.refusal(updateCollection, ada, sent)).toBe('conflict');
    }
  });

  it('that fills itself is possible for its status only', async () => {
    const id = await automaticOf(db, ada.id, 'lovedPuzzles');
    const puzzleIds = [await storePuzzle(db, ada.id, 'public')];
    const [puzzleId = ''] = puzzleIds;
    const refused = [
      [updateCollection, { title: 'Mine' }],
      [updateCollection, { description: '' }],
      [updateCollection, { isSeries: false }],
      [deleteCollection, undefined],
      [addToCollection, { puzzleIds }],
      [removeFromCollection, { puzzleIds }],
      [reorderCollection, { moving: puzzleId, replacing: puzzleId }],
    ] as const;

    for (const [endpoint, body] of refused)
      expect(await site.refusal(endpoint, ada, { params: { id }, body })).toBe('conflict');
    const sent = { params: { id }, body: { status: 'public' } };
    expect((await site.ask(updateCollection, ada, sent)).status).toBe('public');
  });
});

describe('deleting a collection', () => {
  it('leaves its puzzles, in no series', async () => {
    const own = await storePuzzle(db, ada.id, 'public');
    const id = await collectionWith({ isSeries: true, puzzleIds: [own] });
    await site.ask(deleteCollection, ada, { params: { id } });

    expect(await site.refusal(readCollection, ada, { params: { id } })).toBe('not_found');
    expect(await seriesOf(own)).toBeNull();
    const other = await collectionWith({ isSeries: true, puzzleIds: [own] });
    expect(await orderOf(other)).toEqual([own]);
  });
});

describe('adding puzzles', () => {
  it('appends them in the order given, each once', async () => {
    const ids = await storePuzzles(db, bob.id, 'public', 4);
    const [a = '', b = '', c = '', d = ''] = ids;
    const id = await collectionWith({ puzzleIds: [c, a] });
    const before = await site.ask(readCollection, ada, { params: { id } });
    await add(id, [b, a.toUpperCase(), d]);
    const after = await site.ask(readCollection, ada, { params: { id } });

    expect(await orderOf(id)).toEqual([c, a, b, d]);
    expect(after.puzzleCount).toBe(4);
    expect(after.modifiedAt > before.modifiedAt).toBe(true);
  });

  it('again changes nothing, not even the time of the last change', async () => {
    const puzzleIds = [await storePuzzle(db, ada.id, 'public')];
    const id = await collectionWith({ puzzleIds });
    const before = await site.ask(readCollection, ada, { params: { id } });
    await add(id, puzzleIds);

    expect(await site.ask(readCollection, ada, { params: { id } })).toEqual(before);
  });

  it('that are not there, or private and of others, adds none of them', async () => {
    const id = await collectionWith();
    const own = await storePuzzle(db, ada.id, 'private');
    const foreign = await storePuzzle(db, bob.id, 'private');

    expect(await addRefusal(id, [own, foreign])).toBe('not_found');
    expect(await addRefusal(id, [own, id])).toBe('not_found');
    expect(await orderOf(id)).toEqual([]);
  });

  it('keeps private ones out of public collections', async () => {
    const id = await collectionWith({ status: 'public' });
    const own = await storePuzzle(db, ada.id, 'private');

    expect(await addRefusal(id, [own])).toBe('conflict');
  });

  it('keeps series to puzzles of their author, each in one series', async () => {
    const series = await collectionWith({ isSeries: true });
    const other = await collectionWith({ isSeries: true });
    const own = await storePuzzle(db, ada.id, 'private');
    const foreign = await storePuzzle(db, bob.id, 'public');
    await add(series, [own]);

    expect(await addRefusal(series, [foreign])).toBe('conflict');
    expect(await addRefusal(other, [own])).toBe('conflict');
    await site.ask(removeFromCollection, ada, {
      params: { id: series },
      body: { puzzleIds: [own] },
    });
    await add(other, [own]);
    expect(await seriesOf(own)).toBe(other);
  });

  it('tells followers of public collections, once for each puzzle that came', async () => {
    const [a = '', b = ''] = await storePuzzles(db, ada.id, 'public', 2);
    const alone = await collectionWith({ status: 'public' });
    const id = await collectionWith({ status: 'public' });
    await site.ask(writeFollow, bob, { params: { id }, body: { followed: true } });
    await add(alone, [a]);
    await add(id, [a]);
    await add(id, [a, b]);

    expect(site.queued).toEqual([
      { name: 'notifyFollowers', data: { collectionId: id, puzzleId: a } },
      { name: 'notifyFollowers', data: { collectionId: id, puzzleId: b } },
    ]);
    await site.ask(updateCollection, ada, { params: { id }, body: { status: 'private' } });
    await add(id, await storePuzzles(db, ada.id, 'public', 1));
    expect(site.queued.length).toBe(2);
  });

  it('is refused beyond 5000', async () => {
    const id = await collectionWith();
    await db.update(collections).set({ puzzleCount: 4999 }).where(eq(collections.id, id));
    const [a = '', b = ''] = await storePuzzles(db, ada.id, 'public', 2);

    expect(await addRefusal(id, [a, b])).toBe('conflict');
    await add(id, [a]);
    expect(await addRefusal(id, [b])).toBe('conflict');
  });
});

describe('the order of a collection', () => {
  it('changes by putting a puzzle into the place of another one', async () => {
    const [a = '', b = '', c = '', d = ''] = await storePuzzles(db, ada.id, 'public', 4);
    const id = await collectionWith({ puzzleIds: [a, b, c, d] });
    const move = (moving: string, replacing: string) =>
      site.ask(reorderCollection, ada, { params: { id }, body: { moving, replacing } });

    await move(a, c);
    expect(await orderOf(id)).toEqual([b, c, a, d]);
    await move(d, b);
    expect(await orderOf(id)).toEqual([d, b, c, a]);
    await move(b, b);
    expect(await orderOf(id)).toEqual([d, b, c, a]);
  });

  it('survives gaps that puzzles leave', async () => {
    const [a = '', b = '', c = '', d = '', e = ''] = await storePuzzles(db, ada.id, 'public', 5);
    const id = await collectionWith({ puzzleIds: [a, b, c, d, e] });
    await db.delete(collectionPuzzles).where(eq(collectionPuzzles.puzzleId, c));
    await db.delete(collectionPuzzles).where(eq(collectionPuzzles.puzzleId, a));
    const move = (moving: string, replacing: string) =>
      site.ask(reorderCollection, ada, { params: { id }, body: { moving, replacing } });

    await move(e, b);
    expect(await orderOf(id)).toEqual([e, b, d]);
    await add(id, [c]);
    await move(e, c);
    expect(await orderOf(id)).toEqual([b, d, c, e]);
  });

  it('is refused about puzzles that are not in it', async () => {
    const [a = '', b = ''] = await storePuzzles(db, ada.id, 'public', 2);
    const id = await collectionWith({ puzzleIds: [a] });

    for (const body of [
      { moving: a, replacing: b },
      { moving: b, replacing: a },
    ])
      expect(await site.refusal(reorderCollection, ada, { params: { id }, body })).toBe(
        'not_found',
      );
  });

  it('comes in pages, forwards and backwards, either way round', async () => {
    const ids = await storePuzzles(db, ada.id, 'public', 33);
    const id = await collectionWith({ puzzleIds: ids });
    const [last = ''] = ids.slice(29);
    const next = await site.ask(listCollectionPuzzles, bob, {
      params: { id: await publish(id) },
      query: { cursorAfter: last },
    });

    expect(await orderOf(id)).toEqual(ids.slice(0, 30));
    expect(next.total).toBe(33);
    expect(next.results.map((puzzle) => puzzle.id)).toEqual(ids.slice(30));
    expect(await orderOf(id, null, { cursorBefore: ids[31] })).toEqual(ids.slice(1, 31));
    expect(await orderOf(id, null, { sort: 'desc' })).toEqual(ids.toReversed().slice(0, 30));
    expect(await orderOf(id, null, { sort: 'sideways' })).toEqual(ids.slice(0, 30));
  });

  it('has no place for a cursor that is not in it', async () => {
    const id = await collectionWith({ puzzleIds: await storePuzzles(db, ada.id, 'public', 1) });
    const other = await storePuzzle(db, ada.id, 'public');
    const sent = { params: { id }, query: { cursorAfter: other } };

    expect(await site.refusal(listCollectionPuzzles, ada, sent)).toBe('invalid_request');
  });
});

async function publish(id: string): Promise<string> {
  await site.ask(updateCollection, ada, { params: { id }, body: { status: 'public' } });
  return id;
}

describe('a collection that fills itself', () => {
  it('lists what its owner created, the newest first, and to others what is public', async () => {
    const cat = await site.member('Cat');
    const [a, b, c] = [
      await storePuzzle(db, cat.id, 'public'),
      await storePuzzle(db, cat.id, 'private'),
      await storePuzzle(db, cat.id, 'public'),
    ];
    const id = await automaticOf(db, cat.id, 'createdPuzzles');

    expect(await orderOf(id, cat)).toEqual([c, b, a]);
    expect(await orderOf(id, null)).toEqual([c, a]);
    expect(await orderOf(id, bob, { sort: 'asc' })).toEqual([a, c]);
    const { total } = await site.ask(listCollectionPuzzles, bob, { params: { id } });
    expect(total).toBe(2);
    expect(
      await site.refusal(listCollectionPuzzles, bob, { params: { id }, query: { cursorAfter: b } }),
    ).toBe('invalid_request');
    expect((await site.ask(readCollection, bob, { params: { id } })).puzzleCount).toBeNull();
  });

  it.each([
    ['lovedPuzzles', storeLove],
    ['solvedPuzzles', storeSolve],
  ] as const)(
    'lists %s, the last one first, as far as the reader may see them',
    async (kind, store) => {
      const dan = await site.member('Dan');
      const [a, b, c] = [
        await storePuzzle(db, bob.id, 'public'),
        await storePuzzle(db, dan.id, 'private'),
        await storePuzzle(db, bob.id, 'public'),
      ];
      for (const puzzleId of [c, a, b]) await store(db, dan.id, puzzleId);
      const id = await automaticOf(db, dan.id, kind);

      expect(await orderOf(id, dan)).toEqual([b, a, c]);
      expect(await site.refusal(listCollectionPuzzles, bob, { params: { id } })).toBe('not_found');
      await site.ask(updateCollection, dan, { params: { id }, body: { status: 'public' } });
      expect(await orderOf(id, bob)).toEqual([a, c]);
      expect(await orderOf(id, bob, { cursorAfter: a })).toEqual([c]);
    },
  );
});

describe('following', () => {
  const read = async (id: string, who: Member) =>
    (await site.ask(readFollow, who, { params: { id } })).followed;
  const write = (id: string, who: Member, followed: boolean) =>
    site.ask(writeFollow, who, { params: { id }, body: { followed } });

  it('is counted once an account, and can be taken back', async () => {
    const id = await collectionWith({ status: 'public' });

    expect(await read(id, bob)).toBe(false);
    expect(await write(id, bob, true)).toEqual({ followed: true });
    await write(id, bob, true);
    expect([await read(id, bob), await read(id, ada)]).toEqual([true, false]);
    expect((await countsOf(db, id)).followCount).toBe(1);
    await write(id, bob, false);
    await write(id, bob, false);
    expect(await read(id, bob)).toBe(false);
    expect((await countsOf(db, id)).followCount).toBe(0);
  });

  it('is counted right when 50 calls come at once', async () => {
    const id = await collectionWith({ status: 'public' });
    const members = await Promise.all(
      Array.from({ length: 10 }, (_, i) => site.member(`Member ${i}`)),
    );
    const calls = members.flatMap((who) =>
      [true, true, false, true, true].map((followed) => ({ who, followed })),
    );
    await Promise.all(calls.map(({ who, followed }) => write(id, who, followed)));
    await Promise.all(members.slice(0, 7).map((who) => write(id, who, true)));
    await Promise.all(members.slice(7).map((who) => write(id, who, false)));

    expect(await countsOf(db, id)).toMatchObject({ followCount: 7, followRows: 7 });
  });

  it('of a collection that became private can only be given up', async () => {
    const id = await collectionWith({ status: 'public' });
    await write(id, bob, true);
    await site.ask(updateCollection, ada, { params: { id }, body: { status: 'private' } });
    const sent = (followed: boolean) => ({ params: { id }, body: { followed } });

    expect(await site.refusal(readFollow, bob, { params: { id } })).toBe('not_found');
    expect(await site.refusal(writeFollow, bob, sent(true))).toBe('not_found');
    await write(id, bob, false);
    expect(await site.refusal(writeFollow, bob, sent(false))).toBe('not_found');
    expect((await countsOf(db, id)).followCount).toBe(0);
  });
});

describe('the rules of collections hold when calls come at once:', () => {
  const ROUNDS = 10;

  it('a puzzle comes into one of several series', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const own = await storePuzzle(db, ada.id, 'public');
      const ids = await Promise.all([1, 2, 3].map(() => collectionWith({ isSeries: true })));
      const sent = { body: { puzzleIds: [own] } };
      const responses = await Promise.all(
        ids.map((id) => site.call(addToCollection, ada, { params: { id }, ...sent })),
      );

      expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
      const winner = ids[responses.findIndex(({ status }) => status === 204)];
      expect(await seriesOf(own)).toBe(winner);
    }
  });

  it('a private puzzle never is in a public collection', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const own = await storePuzzle(db, ada.id, 'private');
      const id = await collectionWith();
      const params = { id };
      const responses = await Promise.all([
        site.call(updateCollection, ada, { params, body: { status: 'public' } }),
        site.call(addToCollection, ada, { params, body: { puzzleIds: [own] } }),
      ]);

      expect(responses.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
      const { status } = await site.ask(readCollection, ada, { params });
      expect(await orderOf(id)).toEqual(status === 'public' ? [] : [own]);
    }
  });

  it('a series never holds a puzzle of somebody else', async () => {
    const foreign = await storePuzzle(db, bob.id, 'public');
    for (let round = 0; round < ROUNDS; round++) {
      const id = await collectionWith();
      const params = { id };
      const responses = await Promise.all([
        site.call(addToCollection, ada, { params, body: { puzzleIds: [foreign] } }),
        site.call(updateCollection, ada, { params, body: { isSeries: true } }),
      ]);

      expect(responses.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
      const { isSeries } = await site.ask(readCollection, ada, { params });
      expect(await orderOf(id)).toEqual(isSeries ? [] : [foreign]);
    }
  });

  it('a collection that becomes a series and one that has the puzzle already agree', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const own = await storePuzzle(db, ada.id, 'public');
      const [a, b] = [
        await collectionWith({ puzzleIds: [own] }),
        await collectionWith({ puzzleIds: [own] }),
      ];
      const become = (id: string) =>
        site.call(updateCollection, ada, { params: { id }, body: { isSeries: true } });
      const responses = await Promise.all([become(a), become(b)]);

      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  it('adding, taking out and reordering keep the count and one place a puzzle', async () => {
    const ids = await storePuzzles(db, ada.id, 'public', 12);
    const id = await collectionWith({ puzzleIds: ids.slice(0, 6) });
    const params = { id };
    const calls = Array.from({ length: 36 }, (_, i) => {
      const [one = '', two = ''] = [ids[i % 12], ids[(i * 5) % 12]];
      if (i % 3 === 0)
        return site.call(addToCollection, ada, {
          params,
          body: { puzzleIds: one === two ? [one] : [one, two] },
        });
      if (i % 3 === 1)
        return site.call(removeFromCollection, ada, { params, body: { puzzleIds: [one] } });
      return site.call(reorderCollection, ada, { params, body: { moving: one, replacing: two } });
    });
    const responses = await Promise.all(calls);

    expect(responses.filter(({ status }) => status !== 204 && status !== 404)).toEqual([]);
    const { puzzleCount, puzzleRows } = await countsOf(db, id);
    expect(puzzleCount).toBe(puzzleRows);
    expect(new Set(await orderOf(id)).size).toBe(puzzleRows);
  });

  it('a puzzle that is withdrawn meanwhile does not become public with its collection', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const own = await storePuzzle(db, ada.id, 'public');
      const id = await collectionWith({ puzzleIds: [own] });
      const withdraw = db.transaction(async (tx) => {
        await tx
          .update(puzzles)
          .set({ status: STATUS.private, publishedAt: null })
          .where(eq(puzzles.id, own));
        await tx.execute(
          sql`delete from ${collectionPuzzles} where ${collectionPuzzles.puzzleId} = ${own} and ${collectionPuzzles.collectionId} in (select ${collections.id} from ${collections} where ${collections.status} = ${STATUS.public})`,
        );
      });
      await Promise.all([
        withdraw,
        site.call(updateCollection, ada, { params: { id }, body: { status: 'public' } }),
      ]);

      const { status } = await site.ask(readCollection, ada, { params: { id } });
      expect(await orderOf(id)).toEqual(status === 'public' ? [] : [own]);
    }
  });
});
