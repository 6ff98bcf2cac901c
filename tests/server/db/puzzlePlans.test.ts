import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { readFrontpage } from '#contract/site.ts';
import {
  deletePuzzles,
  readBriefToSolve,
  readLove,
  readPuzzleToEdit,
  readPuzzleToSolve,
  writeLove,
} from '#contract/puzzles.ts';
import {
  randomPuzzle,
  searchAllPuzzles,
  searchOwnPuzzles,
  searchPuzzles,
} from '#contract/search.ts';
import { collections } from '#server/db/schema/collections.ts';
import { collectionPuzzles, completions, loves, puzzles } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { NotedDatabase } from '#tests/support/statementPlans.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db, pool } = await useDatabase();
const noted = new NotedDatabase(pool);
const PUZZLES = 4000;
const LARGE = 'puzzle|completion|love|comment|notification|collection_puzzle';

let site: TestSite;
let ada: Member;
let puzzleId = '';

beforeAll(async () => {
  site = new TestSite(db);
  ada = await site.member('Ada');
  await db
    .update(users)
    .set({ supporter: 2, supporterUntil: sql`now() + interval '1 day'` })
    .where(eq(users.id, ada.id));
  await db.execute(sql`
    insert into ${users} (id, name) select gen_random_uuid(), 'Somebody ' || n from generate_series(1, 500) n`);
  await db.execute(sql`
    insert into ${puzzles} (id, creator_id, title, description, design_difficulty, data, width,
      height, size_class, types, clues, empty_cells, checksum, status, published_at, love_count, hardest)
    select gen_random_uuid(), author.ids[1 + n % 501], 'the island ' || case when n % 100 = 0 then 'rare' else '' end,
      'of ' || md5(n::text), n % 11, '', 6, 6, n % 3, case when n % 50 = 0 then 8 else 1 end,
      case when n % 90 = 0 then '{number,dart}'::text[] else '{number}' end, 1, n::text,
      case when n % 7 = 0 then 0 else 1 end,
      case when n % 7 = 0 then null else now() - n * interval '1 hour' end, n % 40,
      case when n % 3 = 0 then null else 1 + n % 10 end
    from generate_series(1, ${PUZZLES}) n, (select array_agg(id) as ids from ${users}) as author`);
  await db.execute(sql`
    insert into ${completions} (id, user_id, puzzle_id, solved_at)
    select gen_random_uuid(), author.id, ${puzzles.id}, now() from ${puzzles}, ${users} as author
    where author.name in ('Ada', 'Somebody 1', 'Somebody 2') and ${puzzles.loveCount} < 8`);
  await db.execute(sql`
    insert into ${loves} (user_id, puzzle_id)
    select author.id, ${puzzles.id} from ${puzzles}, ${users} as author
    where author.name in ('Ada', 'Somebody 1', 'Somebody 2') and ${puzzles.loveCount} < 8`);
  await db.execute(sql`
    insert into ${collections} (id, creator_id, title, status, auto_populate, created_at)
    select gen_random_uuid(), author.id, 'Some', 1, kind, now() - random() * interval '1 year'
    from ${users} as author, unnest(array[null, 'createdPuzzles']) as kind where author.name <> 'Ada'`);
  await db.execute(sql`
    insert into ${collectionPuzzles} (collection_id, puzzle_id, position)
    select ${collections.id}, list.ids[n], n
    from ${collections}, generate_series(1, 5) n, (select array_agg(id) as ids from ${puzzles}) as list`);
  await pool.query('vacuum analyze');
  const [row] = await db
    .select({ id: puzzles.id })
    .from(puzzles)
    .where(eq(puzzles.status, 1))
    .limit(1);
  puzzleId = row?.id ?? '';
});

/** The query plans of a call; a new site has empty caches. */
async function plansOf(endpoint: Endpoint, query: object, who: Member | null): Promise<string> {
  const fresh = new TestSite(noted.db);
  const sent = { params: { id: puzzleId }, query: { ...query }, body: bodies.get(endpoint) };
  const plans = await noted.plansOf(() => fresh.ask(endpoint, who, sent));
  return plans.join('\n');
}

const bodies: ReadonlyMap<Endpoint, unknown> = new Map<Endpoint, unknown>([
  [writeLove, { loved: true }],
  [deletePuzzles, { puzzleIds: ['01900000-0000-7000-8000-000000000000'] }],
]);

describe('a call is answered by indexes:', () => {
  const NEWEST = 'puzzle_published';
  const cases: readonly (readonly [
    string,
    Endpoint,
    Readonly<Record<string, string>>,
    string[],
  ])[] = [
    ['the newest', searchPuzzles, {}, [NEWEST]],
    ['by solves', searchPuzzles, { sort: 'solve-asc' }, ['puzzle_solved']],
    ['by loves', searchPuzzles, { sort: 'love-desc' }, ['puzzle_loved']],
    ['by difficulty', searchPuzzles, { sort: 'difficulty-desc' }, ['puzzle_difficulty']],
    ['by the hardest step', searchPuzzles, { sort: 'hardest-desc' }, ['puzzle_hardest']],
    ['the easiest ones', searchPuzzles, { sort: 'hardest-asc' }, ['puzzle_hardest_rising']],
    ['one hardest step', searchPuzzles, { hardest: 'whatIf' }, ['puzzle_kind_by_hardest']],
    ['a common word', searchPuzzles, { q: 'island' }, ['puzzle_words']],
    ['a common beginning', searchPuzzles, { q: 't' }, ['puzzle_words']],
    ['a rare word', searchPuzzles, { q: 'rare' }, ['puzzle_words', 'user_name_prefix']],
    ['a rare word and a letter', searchPuzzles, { q: 'rare i' }, ['puzzle_words']],
    ['an author', searchPuzzles, { q: 'somebody 77' }, ['user_name_prefix', 'puzzle_creator']],
    ['a rare kind', searchPuzzles, { type: 'music', size: 'l', minDiff: '8' }, ['puzzle_kind']],
    ['a rare clue', searchPuzzles, { clue: 'dart', sort: 'love-asc' }, ['puzzle_clues']],
    ['no series', searchPuzzles, { q: 'series=null' }, [NEWEST]],
    ['what I solved', searchPuzzles, { solve: 'seen' }, ['completion_user_id_puzzle_id_pk']],
    ['what is left', searchPuzzles, { solve: 'unsolved' }, [NEWEST, 'completion_']],
    ['own ones', searchOwnPuzzles, {}, ['puzzle_creator']],
    ['own ones by loves', searchOwnPuzzles, { sort: 'love-desc' }, ['puzzle_creator']],
    ['all', searchAllPuzzles, {}, [NEWEST, 'puzzle_creator']],
    ['all by loves', searchAllPuzzles, { sort: 'love-desc' }, ['puzzle_loved', 'puzzle_creator']],
    ['any', randomPuzzle, {}, ['puzzle_chance', 'completion_']],
    ['the front page', readFrontpage, {}, [NEWEST, 'collection_handmade']],
    ['to solve', readPuzzleToSolve, {}, ['puzzle_pkey', 'collection_pkey', 'app_user_pkey']],
    ['its card', readBriefToSolve, {}, ['puzzle_pkey']],
    ['whether I love it', readLove, {}, ['puzzle_pkey', 'love_user']],
    ['loving it', writeLove, {}, ['puzzle_pkey']],
    ['deleting', deletePuzzles, {}, ['puzzle_pkey', 'collection_puzzle_puzzle']],
  ];

  it.each(cases)('%s', async (_, endpoint, query, indexes) => {
    const plans = await plansOf(endpoint, query, ada);

    for (const index of indexes) expect(plans).toContain(index);
    expect(plans).not.toMatch(new RegExp(`Seq Scan on (${LARGE})\\b`));
  });

  it.each([searchPuzzles, readPuzzleToSolve, randomPuzzle])(
    '$path, for visitors',
    async (endpoint) => {
      const plans = await plansOf(endpoint, {}, null);

      expect(plans).not.toMatch(new RegExp(`Seq Scan on (${LARGE})\\b`));
    },
  );

  it('the next page, from where the last one ended', async () => {
    for (const sort of ['published-desc', 'love-asc', 'difficulty-desc', 'hardest-asc']) {
      const plans = await plansOf(searchPuzzles, { sort, cursorAfter: puzzleId }, ada);

      expect(plans).toMatch(/Index Cond: \(ROW\(.*, (puzzle\.)?id\) [<>] ROW\(/);
    }
  });

  it('what is not there to be edited', async () => {
    const fresh = new TestSite(noted.db);
    const sent = { params: { id: puzzleId } };
    const plans = await noted.plansOf(() => fresh.refusal(readPuzzleToEdit, ada, sent));

    expect(plans.join('\n')).not.toMatch(new RegExp(`Seq Scan on (${LARGE})\\b`));
  });
});
