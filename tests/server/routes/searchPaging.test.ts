import { eq, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchAllPuzzles, searchOwnPuzzles, searchPuzzles } from '#contract/search.ts';
import type { Db } from '#server/db/database.ts';
import { completions, puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import {
  arbitraryPuzzle,
  arbitrarySearch,
  foundIn,
  storeModel,
  type ModelPuzzle,
  type SentSearch,
} from '#tests/support/searchModel.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const ENDPOINTS = { public: searchPuzzles, own: searchOwnPuzzles, all: searchAllPuzzles } as const;
type Scope = keyof typeof ENDPOINTS;

/** A new one for each test, because it caches totals. */
let site = new TestSite(db);
let ada: Member;
let people: Member[];

beforeAll(async () => {
  ada = await site.member('Ada');
  people = [ada, await site.member('Bob B.'), await site.member('Adam')];
  const until = new Date('2100-01-01');
  await db.update(users).set({ supporter: 2, supporterUntil: until }).where(eq(users.id, ada.id));
});

beforeEach(async () => {
  site = new TestSite(db);
  await clear();
});

async function clear(): Promise<void> {
  await db.delete(completions);
  await db.delete(puzzles);
}

async function page(scope: Scope, query: SentSearch) {
  return site.ask(ENDPOINTS[scope], ada, { query });
}

const idsOf = ({ results }: { results: readonly { id: string }[] }) => results.map(({ id }) => id);

/** Above the number of items: an endless list is a bug. */
const ENOUGH = 500;

type Between = () => Promise<void>;

/** All pages of a list, forwards. `between` runs after each of them. */
async function pageOn(scope: Scope, query: SentSearch, between: Between): Promise<string[]> {
  const found: string[] = [];
  for (let cursor = {}; found.length < ENOUGH; cursor = { cursorAfter: found.at(-1) }) {
    const ids = idsOf(await page(scope, { ...query, ...cursor }));
    if (ids.length === 0) break;
    found.push(...ids);
    await between();
  }
  return found;
}

/** All pages before an item, the nearest first. */
async function pageBack(
  scope: Scope,
  query: SentSearch,
  from: string,
  between: Between,
): Promise<string[]> {
  const found: string[] = [];
  for (let cursorBefore = from; found.length < ENOUGH; cursorBefore = found[0] ?? from) {
    const ids = idsOf(await page(scope, { ...query, cursorBefore }));
    if (ids.length === 0) break;
    found.unshift(...ids);
    await between();
  }
  return found;
}

describe('trial and error', () => {
  it('finds what looking at every puzzle finds, in the same order', async () => {
    const model = fc.sample(arbitraryPuzzle(people), { numRuns: 250, seed: 7 });
    await storeModel(db, model, ada);
    const scopes = fc.constantFrom<Scope>('public', 'own', 'all');

    await fc.assert(
      fc.asyncProperty(arbitrarySearch(people), scopes, async (query, scope) => {
        const expected = foundIn(model, scope, query, ada);
        const { total, results } = await page(scope, query);

        expect(results.map(({ id }) => id)).toEqual(expected.slice(0, 30));
        expect(total).toBe(expected.length);
      }),
      { numRuns: fuzzRuns(40, 100), endOnFailure: true },
    );
  });
});

describe('pages of a search', () => {
  const SORTS: readonly (readonly [Scope, string])[] = [
    ...['published', 'solve', 'love', 'difficulty'].map((by) => ['public', by] as const),
    ...['created', 'solve', 'love', 'difficulty'].map((by) => ['own', by] as const),
    ...['created', 'published', 'solve', 'love', 'difficulty'].map((by) => ['all', by] as const),
  ];
  const orders = SORTS.flatMap(([scope, by]) => [
    [scope, `${by}-asc`] as const,
    [scope, `${by}-desc`] as const,
  ]);

  it.each(orders)('of %s by %s neither repeat nor lose any while others are added', (scope, sort) =>
    fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryPuzzle(people), { minLength: 70, maxLength: 110 }),
        fc.array(fc.array(arbitraryPuzzle(people), { maxLength: 8 }), { maxLength: 6 }),
        async (first, others) => {
          await clear();
          await storeModel(db, first, ada);
          const stored = [...first];
          const waiting = [...others];
          const addSome = async () => {
            const next = waiting.pop() ?? [];
            await storeModel(db, next, ada);
            stored.push(...next);
          };
          const order = (model: readonly ModelPuzzle[]) => foundIn(model, scope, { sort }, ada);

          const on = await pageOn(scope, { sort }, addSome);
          expect(new Set(on).size).toBe(on.length);
          expect(on).toEqual(expect.arrayContaining(order(first)));
          expect(on).toEqual(order(stored).filter((id) => on.includes(id)));

          const before = order(stored);
          const last = before.pop() ?? '';
          const back = await pageBack(scope, { sort }, last, addSome);
          expect(new Set(back).size).toBe(back.length);
          expect(back).toEqual(expect.arrayContaining(before));
          expect(back).toEqual(order(stored).filter((id) => back.includes(id)));
        },
      ),
      { numRuns: fuzzRuns(1, 2), endOnFailure: true },
    ),
  );
});

describe('a page', () => {
  it('is full although a puzzle of it goes out of sight while it is read', async () => {
    const [bob = ada] = people.slice(1);
    for (let i = 0; i < 31; i++) await addPuzzleRow(db, bob.id);
    const hidden: string[] = [];
    const hideFirst = async ([first]: readonly { id?: string }[]) => {
      if (first?.id === undefined || hidden.length > 0) return;
      hidden.push(first.id);
      const unpublished = { status: STATUS.private, publishedAt: null };
      await db.update(puzzles).set(unpublished).where(eq(puzzles.id, first.id));
    };
    site = new TestSite(meddledWith(db, hideFirst));
    const ids = idsOf(await page('public', {}));

    expect(hidden).toHaveLength(1);
    expect(ids).toHaveLength(30);
    expect(ids).not.toContain(hidden[0]);
  });
});

/** The same database with a hook between the answer of a query and its use. */
function meddledWith(real: Db, meddle: (rows: readonly object[]) => Promise<void>): Db {
  const execute = async (query: SQL) => {
    const answer = await real.execute(query);
    await meddle(answer.rows);
    return answer;
  };
  return new Proxy(real, {
    get: (target, name): unknown => (name === 'execute' ? execute : Reflect.get(target, name)),
  });
}

describe('a cursor', () => {
  const query = (cursor: object, scope: Scope = 'public') => page(scope, { ...cursor });

  it('at either end gives an empty page', async () => {
    const model = fc.sample(arbitraryPuzzle([ada]), { numRuns: 3, seed: 1 });
    await storeModel(db, model, ada);
    const ids = foundIn(model, 'own', {}, ada);

    expect(await query({ cursorAfter: ids.at(-1) }, 'own')).toEqual({ total: 3, results: [] });
    expect(await query({ cursorBefore: ids[0] }, 'own')).toEqual({ total: 3, results: [] });
    expect(idsOf(await query({ cursorBefore: ids[2] }, 'own'))).toEqual(ids.slice(0, 2));
  });

  it('that the searcher does not see, or that is nothing, is refused', async () => {
    const [bob = ada] = people.slice(1);
    const model = fc.sample(arbitraryPuzzle([bob]), { numRuns: 20, seed: 1 });
    await storeModel(db, model, ada);
    const hidden = model.find(({ isPublic }) => !isPublic)?.id ?? '';
    const shown = model.find(({ isPublic }) => isPublic)?.id ?? '';
    const refused = async (scope: Scope, cursor: SentSearch) =>
      site.refusal(ENDPOINTS[scope], ada, { query: cursor });

    for (const scope of ['public', 'own', 'all'] as const)
      for (const id of [hidden, '01900000-0000-7000-8000-000000000000', '1', ''])
        expect(await refused(scope, { cursorAfter: id })).toBe('invalid_request');
    expect(await refused('own', { cursorBefore: shown })).toBe('invalid_request');
    expect(await refused('public', { cursorBefore: shown, cursorAfter: shown })).toBe(
      'invalid_request',
    );
    expect(await query({ cursorAfter: shown })).toHaveProperty('total');
  });
});
