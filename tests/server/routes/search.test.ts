import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  randomPuzzle,
  searchAllPuzzles,
  searchOwnPuzzles,
  searchPuzzles,
} from '#contract/search.ts';
import { MAX_TOTAL, PAGE_SIZE } from '#contract/shapes.ts';
import { completions, puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';
import {
  storeCollection,
  storePuzzle,
  storePuzzles,
  storeSolve,
} from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const SEARCHES = [searchPuzzles, searchOwnPuzzles, searchAllPuzzles] as const;
type Search = (typeof SEARCHES)[number];

/** A new one for each test, because it caches totals. */
let site = new TestSite(db);
let ada: Member;
let bob: Member;

beforeAll(async () => {
  ada = await site.member('Ada Ångström');
  bob = await site.member('50%_Bob\\');
});

beforeEach(async () => {
  site = new TestSite(db);
  await db.delete(completions);
  await db.delete(puzzles);
});

afterEach(() => {
  vi.useRealTimers();
});

async function found(
  query: Readonly<Record<string, string | readonly string[]>>,
  who: Member | null = ada,
  search: Search = searchPuzzles,
): Promise<string[]> {
  const { results } = await site.ask(search, who, { query });
  return results.map(({ id }) => id);
}

const titled = (title: string, description = '') =>
  storePuzzle(db, bob.id, 'public', { title, description });

describe('lists of puzzles', () => {
  it('show private puzzles to their authors alone', async () => {
    const adas = await storePuzzle(db, ada.id, 'private', { title: 'Adas' });
    const bobs = await storePuzzle(db, bob.id, 'private', { title: 'Bobs' });
    const shown = await storePuzzle(db, bob.id, 'public', { title: 'Shown' });

    expect(await found({}, null)).toEqual([shown]);
    expect(await found({}, ada)).toEqual([shown]);
    expect(await found({}, bob)).toEqual([shown]);
    expect(await found({}, ada, searchOwnPuzzles)).toEqual([adas]);
    expect(await found({}, bob, searchOwnPuzzles)).toEqual([shown, bobs]);
    expect(await found({}, ada, searchAllPuzzles)).toEqual([shown, adas]);
    expect(await found({}, bob, searchAllPuzzles)).toEqual([shown, bobs]);
    for (const q of ['Bobs', `creator=${bob.id}`, 'series=null'])
      for (const search of SEARCHES) expect(await found({ q }, ada, search), q).not.toContain(bobs);
    for (const { total } of [
      await site.ask(searchPuzzles, null),
      await site.ask(searchPuzzles, ada, { query: { q: `creator=${bob.id}` } }),
    ])
      expect(total).toBe(1);
  });

  it('of own ones and of all need somebody who is signed in', async () => {
    for (const search of [searchOwnPuzzles, searchAllPuzzles])
      expect(await site.refusal(search, null)).toBe('signed_out');
  });

  it('give visitors everything, the newest first, whatever they ask for', async () => {
    const old = await titled('Old');
    const recent = await titled('Recent');
    const query = { q: 'old', type: 'music', size: 'l', sort: 'published-asc', solve: 'seen' };

    expect(await found({ ...query, minDiff: '9', clue: 'number' }, null)).toEqual([recent, old]);
    expect(await found({ cursorAfter: recent }, null)).toEqual([old]);
    expect(await found(query, ada)).toEqual([]);
  });

  it('drop what means nothing', async () => {
    const ids = await storePuzzles(db, bob.id, 'public', 2);
    const query = {
      type: ['logic', 'music'],
      size: 'xl',
      minDiff: '0',
      maxDiff: '2.5',
      sort: 'title-asc',
      solve: 'solved',
      clue: ['nothing', '\0'],
      other: '1',
      q: ['a', 'b'],
    };

    for (const search of SEARCHES)
      expect(await found(query, bob, search)).toEqual(ids.toReversed());
  });

  it('show thirty at a time, and count on to five thousand', async () => {
    await db.execute(sql`
      insert into ${puzzles} (id, creator_id, title, description, design_difficulty, data, width,
        height, size_class, types, clues, empty_cells, checksum, status, published_at)
      select gen_random_uuid(), ${ada.id}, 'Many', '', 1, '', 1, 1, 0, 1, '{}', 1, '', ${STATUS.public}, now()
      from generate_series(1, ${MAX_TOTAL + 20})`);

    for (const search of SEARCHES) {
      const { total, results } = await site.ask(search, ada, { query: { q: 'many' } });
      expect([total, results.length]).toEqual([MAX_TOTAL, PAGE_SIZE]);
    }
  });

  it('remember for ten seconds how many there are, for searches that find the same', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const [cursorAfter = ''] = await storePuzzles(db, ada.id, 'public', PAGE_SIZE);
    const total = async (search: Search, who: Member, query = {}) =>
      (await site.ask(search, who, { query })).total;

    expect(await total(searchPuzzles, ada)).toBe(PAGE_SIZE);
    expect(await total(searchOwnPuzzles, ada)).toBe(PAGE_SIZE);
    await storePuzzle(db, ada.id, 'public');
    expect(await total(searchPuzzles, bob, { cursorAfter })).toBe(PAGE_SIZE);
    expect(await total(searchOwnPuzzles, ada)).toBe(PAGE_SIZE);
    expect(await total(searchOwnPuzzles, bob)).toBe(0);
    expect(await total(searchPuzzles, bob, { size: 's' })).toBe(PAGE_SIZE + 1);

    vi.advanceTimersByTime(10_001);
    expect(await total(searchPuzzles, bob, { cursorAfter })).toBe(PAGE_SIZE + 1);
    expect(await total(searchOwnPuzzles, ada)).toBe(PAGE_SIZE + 1);
  });
});

describe('words of a search', () => {
  it('must all occur, in title or description, the last one perhaps in part', async () => {
    const one = await titled('Tiny Island', 'with two lighthouses');
    const two = await titled('“Tiny”—isle');

    expect(await found({ q: 'tiny isl' })).toEqual([two, one]);
    expect(await found({ q: 'TINY island' })).toEqual([one]);
    expect(await found({ q: 'lighthouses tiny' })).toEqual([one]);
    expect(await found({ q: 'isl tiny' })).toEqual([]);
    expect(await found({ q: 'tin ' })).toEqual([]);
    expect(await found({ q: 'lake' })).toEqual([]);
  });

  it('are found between signs, and in any script', async () => {
    const slash = await titled('Black/White, v1.2 don’t');
    const emoji = await titled('sun☀️shine');
    const russian = await titled('Тёмный ДОМ');
    const japanese = await titled('「囲い」の道');

    expect(await found({ q: 'white' })).toEqual([slash]);
    expect(await found({ q: 'black/wh' })).toEqual([slash]);
    expect(await found({ q: 'v1.2' })).toEqual([slash]);
    expect(await found({ q: "don't" })).toEqual([slash]);
    expect(await found({ q: 'shine' })).toEqual([emoji]);
    expect(await found({ q: 'дом' })).toEqual([russian]);
    expect(await found({ q: '囲' })).toEqual([japanese]);
  });

  it('may end in a single letter, which begins a word', async () => {
    const one = await titled('river island');
    const two = await titled('river lake');

    expect(await found({ q: 'river i' })).toEqual([one]);
    expect(await found({ q: 'l' })).toEqual([two]);
    expect(await found({ q: 'river x' })).toEqual([]);
    expect(await found({ q: 'river i ' })).toEqual([]);
  });

  it('may be how the name of an author begins, as it is written', async () => {
    const adas = await storePuzzle(db, ada.id, 'public', { title: 'One' });
    const bobs = await storePuzzle(db, bob.id, 'public', { title: 'Two' });

    expect(await found({ q: 'ada å' })).toEqual([adas]);
    expect(await found({ q: 'ADA ÅNG' })).toEqual([adas]);
    expect(await found({ q: 'Ångström' })).toEqual([]);
    expect(await found({ q: '50%_bob\\' })).toEqual([bobs]);
    for (const q of ['%', '_', '50_', '\\', '5%Bob']) expect(await found({ q }), q).toEqual([]);
  });

  it('are never a mistake of the server, whatever they are', async () => {
    await titled('Something');
    const signs = fc.string({
      unit: fc.constantFrom(...`ab "'\\:*&|!()<>-=%_\0\n😀ß囲`),
      maxLength: 250,
    });
    const term = fc
      .tuple(fc.constantFrom('creator=', 'series='), signs)
      .map((parts) => parts.join(''));
    const q = fc.oneof(
      signs,
      fc.string({ unit: 'binary', maxLength: 250 }),
      fc.string({ unit: 'grapheme', maxLength: 250 }),
      term,
      fc.constantFrom('x'.repeat(200), '😀'.repeat(200), 'a '.repeat(100), '" or "', 'or', "';--"),
    );
    await fc.assert(
      fc.asyncProperty(q, fc.constantFrom(...SEARCHES), async (text, search) => {
        const response = await site.call(search, ada, { query: { q: text } });

        expect(response.status).toBe(200);
      }),
      { numRuns: fuzzRuns(40, 150) },
    );
    expect(site.log).toEqual([]);
  });
});

describe('terms of a search', () => {
  it('name an author, beside words', async () => {
    const adas = await storePuzzle(db, ada.id, 'public', { title: 'Island' });
    await storePuzzle(db, bob.id, 'public', { title: 'Island' });

    expect(await found({ q: `creator=${ada.id}` })).toEqual([adas]);
    expect(await found({ q: `isl creator=${ada.id}` })).toEqual([adas]);
    expect(await found({ q: `creator=${ada.id} lake` })).toEqual([]);
  });

  it('name a series, or none; those that are private only for their owner', async () => {
    const shown = await storeCollection(db, ada.id, 'public', { isSeries: true });
    const hidden = await storeCollection(db, ada.id, 'private', { isSeries: true });
    const inShown = await storePuzzle(db, ada.id, 'public', { seriesId: shown });
    const inHidden = await storePuzzle(db, ada.id, 'public', { seriesId: hidden });
    const inNone = await storePuzzle(db, ada.id, 'public');
    const series = (id: string) => ({ q: `series=${id}` });

    for (const who of [ada, bob]) {
      expect(await found(series(shown), who)).toEqual([inShown]);
      const [{ inSeries } = {}] = (await site.ask(searchPuzzles, who, { query: series(shown) }))
        .results;
      expect(inSeries).toBe(true);
    }
    expect(await found(series(hidden), ada)).toEqual([inHidden]);
    expect(await found(series(hidden), bob)).toEqual([]);
    expect(await found(series('null'), ada)).toEqual([inNone]);
    expect(await found(series('null'), bob)).toEqual([inNone, inHidden]);
    const { results } = await site.ask(searchPuzzles, bob);
    expect(results.map(({ inSeries }) => inSeries)).toEqual([false, false, true]);
    expect((await site.ask(searchPuzzles, ada, { query: series('null') })).total).toBe(1);
  });

  it('find clues, all of which occur', async () => {
    const both = await storePuzzle(db, bob.id, 'public', { clues: ['connect_all', 'number'] });
    const one = await storePuzzle(db, bob.id, 'public', { clues: ['number'] });

    expect(await found({ clue: 'number' })).toEqual([one, both]);
    expect(await found({ clue: ['number', 'connect_all'] })).toEqual([both]);
    expect(await found({ clue: ['number', 'unheard_of'] })).toEqual([one, both]);
    expect(await found({ clue: 'dart' })).toEqual([]);
  });
});

describe('the hardest step, as computed', () => {
  it('is searched by what it takes, and leaves out what is not known', async () => {
    const ids: string[] = [];
    for (const hardest of [null, 4, 5, 6, 7])
      ids.push(await storePuzzle(db, bob.id, 'public', { hardest }));
    const [unknown = '', clues = '', one = '', many = '', nested = ''] = ids;

    expect(await found({ hardest: 'whatIf' })).toEqual([many, one]);
    expect(await found({ hardest: 'clues' })).toEqual([clues]);
    expect(await found({ hardest: 'search' })).toEqual([]);
    expect(await found({ hardest: 'whatIf', sort: 'hardest-asc' })).toEqual([one, many]);
    expect(await found({ hardest: '5' })).toEqual([nested, many, one, clues, unknown]);
    expect(await found({ hardest: 'whatIf' }, null)).toHaveLength(5);
  });

  it('puts what is not known last in both directions, page by page', async () => {
    const unknown = await storePuzzles(db, bob.id, 'public', PAGE_SIZE);
    const easy = await storePuzzle(db, bob.id, 'public', { hardest: 1 });
    const hard = await storePuzzle(db, bob.id, 'public', { hardest: 10 });
    const inTwoPages = async (sort: string) => {
      const first = await found({ sort });
      return [...first, ...(await found({ sort, cursorAfter: first.at(-1) ?? '' }))];
    };

    const rising = await inTwoPages('hardest-asc');
    const falling = await inTwoPages('hardest-desc');
    expect(rising.slice(0, 2)).toEqual([easy, hard]);
    expect(falling.slice(0, 2)).toEqual([hard, easy]);
    for (const ids of [rising, falling]) {
      expect(ids).toHaveLength(PAGE_SIZE + 2);
      expect(new Set(ids.slice(2))).toEqual(new Set(unknown));
    }
  });
});

describe('how far one is with puzzles', () => {
  it('is searched by supporters only, each for themselves', async () => {
    const fan = await site.member('Fan');
    await db
      .update(users)
      .set({ supporter: 2, supporterUntil: sql`now() + interval '1 day'` })
      .where(eq(users.id, fan.id));
    const [unseen = '', opened = '', solved = ''] = await storePuzzles(db, bob.id, 'public', 3);
    await storeSolve(db, fan.id, solved);
    await db.insert(completions).values({ id: opened, userId: fan.id, puzzleId: opened });
    await storeSolve(db, ada.id, unseen);

    expect(await found({ solve: 'seen' }, fan)).toEqual([solved, opened]);
    expect(await found({ solve: 'unseen' }, fan)).toEqual([unseen]);
    expect(await found({ solve: 'unsolved' }, fan)).toEqual([opened, unseen]);
    for (const solve of ['seen', 'unseen', 'unsolved'])
      expect(await found({ solve }, ada)).toHaveLength(3);
  });
});

describe('any puzzle', () => {
  /** The results, starting at any place. Ids are in the order of creation. */
  async function anyOf(who: Member | null): Promise<string[]> {
    const random = vi.spyOn(Math, 'random');
    const ids: string[] = [];
    for (let from = 0; from < 1; from += 0.05) {
      random.mockReturnValue(from);
      ids.push((await site.ask(randomPuzzle, who)).id);
    }
    return [...new Set(ids)].toSorted();
  }

  it('is not there on an empty site, or one of private puzzles', async () => {
    await storePuzzle(db, ada.id, 'private');

    for (const who of [ada, bob, null])
      expect(await site.refusal(randomPuzzle, who)).toBe('not_found');
  });

  it('is each of them, wherever it begins', async () => {
    const ids: string[] = [];
    for (const chance of [0.1, 0.5, 0.9])
      ids.push(await storePuzzle(db, bob.id, 'public', { chance }));

    expect(await anyOf(null)).toEqual(ids);
  });

  it('is one that the caller neither made nor solved, if there is one', async () => {
    const own = await storePuzzle(db, ada.id, 'public', { chance: 0.1 });
    const solved = await storePuzzle(db, bob.id, 'public', { chance: 0.5 });
    const unsolved = await storePuzzle(db, bob.id, 'public', { chance: 0.9 });
    await storeSolve(db, ada.id, solved);

    expect(await anyOf(ada)).toEqual([unsolved]);
    await storeSolve(db, ada.id, unsolved);
    expect(await anyOf(ada)).toEqual([solved, unsolved]);
    await db.update(puzzles).set({ creatorId: ada.id });
    expect(await anyOf(ada)).toEqual([own, solved, unsolved]);
  });
});
