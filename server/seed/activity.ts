import type pg from 'pg';
import { COMMENT_TEXTS } from './words.ts';

/** Size of a sample site. */
export interface SampleSize {
  readonly users: number;
  readonly puzzles: number;
  readonly completions: number;
  readonly comments: number;
}

/**
 * Activity on a sample site: solves, ratings, loves, comments, collections, follows. The database
 * generates it itself, which is the only way to create millions of rows in a minute. Squares of
 * random numbers make few items popular with many accounts.
 */
export async function addActivity(client: pg.Client, size: SampleSize): Promise<void> {
  for (const statement of NUMBERED) await client.query(statement);
  await client.query(COMPLETIONS, [size.completions]);
  await client.query(LOVES, [Math.round(size.completions * 0.3)]);
  await client.query(COMMENTS, [size.comments, COMMENT_TEXTS]);
  await client.query(COLLECTED);
  await client.query(FOLLOWS, [size.users * 2]);
  await client.query(NOTIFICATIONS, [size.users * 2]);
  for (const statement of COUNTS) await client.query(statement);
}

/** Sample rows need no sortable ids, so version 4 will do. */
const NEW_ID = 'gen_random_uuid()';

/** Accounts, public puzzles and collections with row numbers, so that one can be picked. */
const NUMBERED = [
  `create temporary table sample_user on commit drop as
   select row_number() over (order by id) - 1 as n, id from app_user`,
  `create temporary table sample_puzzle on commit drop as
   select row_number() over (order by md5(id::text)) - 1 as n, id, creator_id, published_at, series_id
   from puzzle where status = 1`,
  `create temporary table sample_collection on commit drop as
   select row_number() over (order by id) - 1 as n, id, creator_id from collection
   where status = 1`,
  ...['user', 'puzzle', 'collection'].flatMap((kind) => [
    `create index on sample_${kind} (n)`,
    `analyze sample_${kind}`,
  ]),
];

/** Random pairs of an account and a public item. */
function pairs(kind: 'puzzle' | 'collection'): string {
  return `
    (select floor(random() * (select count(*) from sample_user))::int as u,
            floor(power(random(), 2) * (select count(*) from sample_${kind}))::int as t
     from generate_series(1, $1::int)) as pick
    join sample_user as person on person.n = pick.u
    join sample_${kind} as thing on thing.n = pick.t`;
}

const COMPLETIONS = `
  insert into completion (id, user_id, puzzle_id, ms_used, created_at, updated_at, last_report_at,
    solved_at, counted, rating)
  select ${NEW_ID}, person.id, thing.id, ms, began, began, began,
    case when solved then began + ms * interval '1 ms' end, solved,
    case when solved and random() < 0.3 then 1 + floor(random() * 10)::int end
  from ${pairs('puzzle')},
  lateral (select 20000 + floor(random() * 600000 + pick.t * 0)::int as ms,
    thing.published_at + random() * (now() - thing.published_at) as began,
    random() + pick.u * 0 < 0.8 as solved) as run
  where thing.creator_id <> person.id
  on conflict do nothing`;

const LOVES = `
  insert into love (user_id, puzzle_id, created_at)
  select person.id, thing.id, thing.published_at + random() * (now() - thing.published_at)
  from ${pairs('puzzle')} on conflict do nothing`;

const COMMENTS = `
  insert into comment (id, puzzle_id, user_id, content, created_at, updated_at)
  select ${NEW_ID}, thing.id, person.id, ($2::text[])[1 + floor(random() * cardinality($2::text[]))::int],
    said.at, said.at
  from ${pairs('puzzle')},
  lateral (select thing.published_at + random() * (now() - thing.published_at) as at) as said`;

/** Up to eight puzzles in each manual collection that is public. */
const COLLECTED = `
  with handmade as (
    select row_number() over (order by id) - 1 as n, id from collection
    where auto_populate is null and status = 1),
  pick as (
    select distinct floor(random() * (select count(*) from handmade))::int as c,
      floor(random() * (select count(*) from sample_puzzle))::int as t
    from generate_series(1, (select count(*) from handmade) * 8))
  insert into collection_puzzle (collection_id, puzzle_id, position)
  select handmade.id, thing.id, row_number() over (partition by handmade.id order by thing.n)
  from pick join handmade on handmade.n = pick.c join sample_puzzle as thing on thing.n = pick.t`;

const FOLLOWS = `
  insert into collection_follow (user_id, collection_id, created_at)
  select person.id, thing.id, now() - random() * interval '300 days'
  from ${pairs('collection')} where thing.creator_id <> person.id
  on conflict do nothing`;

const NOTIFICATIONS = `
  insert into notification (id, user_id, type, message, target, read, source_id, event_key, created_at)
  select ${NEW_ID}, person.id, 'collectionActivity', 'A new puzzle in a collection that you follow.',
    '/solve/' || thing.id, random() < 0.7, thing.id, 'sample:' || ${NEW_ID}, thing.published_at
  from ${pairs('puzzle')}`;

/** Every denormalized count, from its rows. */
const COUNTS = [
  `update puzzle as p set solve_count = c.n from
   (select puzzle_id, count(*)::int as n from completion where counted group by 1) as c
   where c.puzzle_id = p.id`,
  `update puzzle as p set love_count = c.n from
   (select puzzle_id, count(*)::int as n from love group by 1) as c where c.puzzle_id = p.id`,
  `update puzzle as p set comment_count = c.n from
   (select puzzle_id, count(*)::int as n from comment group by 1) as c where c.puzzle_id = p.id`,
  `update puzzle as p set rated = c.marks from (
     select puzzle_id, array_agg(n order by mark) as marks from (
       select p.puzzle_id, mark, count(r.rating)::int as n
       from (select distinct puzzle_id from completion where rating is not null) as p
       cross join generate_series(1, 10) as mark
       left join completion as r on r.puzzle_id = p.puzzle_id and r.rating = mark
       group by 1, 2) as counted group by 1) as c
   where c.puzzle_id = p.id`,
  `update app_user as u set solve_count = c.n from
   (select user_id, count(*)::int as n from completion where counted group by 1) as c
   where c.user_id = u.id`,
  `update app_user as u set create_count = c.n from
   (select creator_id, count(*)::int as n from puzzle where status = 1 group by 1) as c
   where c.creator_id = u.id`,
  `update collection as k set follow_count = c.n from
   (select collection_id, count(*)::int as n from collection_follow group by 1) as c
   where c.collection_id = k.id`,
  `update collection as k set puzzle_count = c.n from
   (select collection_id, count(*)::int as n from collection_puzzle group by 1) as c
   where c.collection_id = k.id`,
];
