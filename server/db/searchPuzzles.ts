import { and, eq, sql, type SQL } from 'drizzle-orm';
import { invariant } from '#base/invariant.ts';
import type { PuzzleFilter, PuzzleOrder } from '../domain/puzzleFilter.ts';
import { isVisibleTo, selectPuzzles, type PuzzleBriefRow } from './briefs.ts';
import type { Db } from './database.ts';
import { countUpTo, type KeysetList } from './page.ts';
import { findAuthors } from './names.ts';
import { matchesFilter } from './puzzleConditions.ts';
import { memoizeFor } from './memoizeFor.ts';
import { hardestOrLeast, hardestOrMost, puzzles, STATUS } from './schema/puzzles.ts';

/** Scope of a search for puzzles: published ones, the caller's own, or both. */
export type PuzzleScope = 'public' | 'own' | 'all';

/** A search of an account or a visitor. */
export interface PuzzleSearch {
  readonly scope: PuzzleScope;
  readonly callerId: string | null;
  readonly filter: PuzzleFilter;
  readonly order: PuzzleOrder;
}

const REMEMBER_MS = 10_000;
const MAX_REMEMBERED = 2000;

/**
 * Creates the lists of searches. The number of matches and the matching authors are cached briefly.
 */
export function createPuzzleSearcher(
  db: Db,
): (search: PuzzleSearch) => Promise<KeysetList<PuzzleBriefRow>> {
  const rememberTotal = memoizeFor<number>(REMEMBER_MS, MAX_REMEMBERED);
  const rememberAuthors = memoizeFor<readonly string[]>(REMEMBER_MS, MAX_REMEMBERED);
  const readPuzzles = puzzlesById(db);
  return async (search) => {
    const { filter, callerId } = search;
    const named = async (text: string | null | undefined) =>
      text ? rememberAuthors(text, () => findAuthors(db, text)) : [];
    const authors = {
      whole: await named(filter.text?.whole),
      besideClues: await named(filter.text?.authored?.author),
    };
    const condition = matchesFilter(filter, callerId, authors);
    const total = () => rememberTotal(totalKey(search), () => countMatches(db, search, condition));
    const hasFew = async () => condition !== undefined && (await total()) < FEW;
    return { ...listOf(db, readPuzzles, search, condition, hasFew), total };
  };
}

/**
 * Up to this many matches are all read and then sorted. The planner does not know how few there
 * are, and would scan all puzzles in their order, expecting a page of matches soon: 130 ms instead
 * of 2 at 100,000 puzzles.
 */
const FEW = 1000;

/** A disjoint subset of puzzles with the same visibility. */
interface Part {
  readonly where: SQL;
  /** Time of creation or publication in this part. */
  readonly newest: SQL;
}

function partsOf({ scope, callerId }: PuzzleSearch): readonly Part[] {
  const shown = { where: eq(puzzles.status, STATUS.public), newest: sql`${puzzles.publishedAt}` };
  if (scope === 'public') return [shown];
  invariant(callerId !== null, 'who looks through their own puzzles is signed in');
  const newest = sql`${puzzles.createdAt}`;
  const own = eq(puzzles.creatorId, callerId);
  if (scope === 'own') return [{ where: own, newest }];
  return [shown, { where: sql`${own} and ${puzzles.status} = ${STATUS.private}`, newest }];
}

function keyOf({ newest }: Part, { by, direction }: PuzzleOrder): SQL {
  switch (by) {
    case 'newest':
      return newest;
    case 'solve':
      return sql`${puzzles.solveCount}`;
    case 'love':
      return sql`${puzzles.loveCount}`;
    case 'difficulty':
      return sql`${puzzles.designDifficulty}`;
    case 'hardest':
      return direction === 'asc' ? hardestOrMost : hardestOrLeast;
  }
}

const union = (queries: readonly SQL[]) => sql.join([...queries], sql` union all `);

/** A query per part for the puzzles that pass a condition; the query depends on the part's key. */
function queriesOf(search: PuzzleSearch, what: (key: SQL) => SQL, condition?: SQL): SQL[] {
  return partsOf(search).map(
    (part) =>
      sql`(select ${what(keyOf(part, search.order))} from ${puzzles} where ${and(part.where, condition)})`,
  );
}

function listOf(
  db: Db,
  readPuzzles: ReadPuzzles,
  search: PuzzleSearch,
  condition: SQL | undefined,
  hasFew: () => Promise<boolean>,
): Omit<KeysetList<PuzzleBriefRow>, 'total'> {
  const { callerId, order } = search;
  const idAndKey = (key: SQL) => sql`${puzzles.id} as id, ${key} as key`;
  const parts = queriesOf(search, idAndKey, condition);
  return {
    keys: [sql`key`, sql`id`],
    order: order.direction,
    where: undefined,
    keysOf: (id) =>
      union(queriesOf(search, (key) => sql`${key}, ${puzzles.id}`, eq(puzzles.id, id))),
    // The page is found first, by keys and ids. Each part is read in order by its own index, which
    // one query over all parts would not use.
    select: async (where, orderBy, limit) => {
      const inOrder = sql`order by ${sql.join(orderBy, sql`, `)} limit ${limit}`;
      const beyond = where ?? sql`true`;
      const query = (await hasFew())
        ? sql`with match as materialized (${union(parts)})
            select id from match where ${beyond} ${inOrder}`
        : firstOf(
            parts.map(
              (part) => sql`(select id, key from ${part} as match where ${beyond} ${inOrder})`,
            ),
            inOrder,
          );
      return findPage(db, readPuzzles, query, callerId);
    },
  };
}

const MAX_FINDS = 3;

/**
 * The puzzles of a query for ids. If some became invisible before they were read, the query is
 * repeated: a page with gaps would look like the last one.
 */
async function findPage(
  db: Db,
  readPuzzles: ReadPuzzles,
  query: SQL,
  callerId: string | null,
): Promise<PuzzleBriefRow[]> {
  for (let find = 1; ; find++) {
    const { rows } = await db.execute<{ id: string }>(query);
    const ids = rows.map(({ id }) => id);
    const page = await readPuzzles(ids, callerId);
    if (page.length === ids.length || find === MAX_FINDS) return page;
  }
}

/** The first ids of several pages. */
function firstOf(pages: readonly SQL[], inOrder: SQL): SQL {
  const [page] = pages;
  return page && pages.length === 1
    ? page
    : sql`select id from (${union(pages)}) as match ${inOrder}`;
}

/** Reads puzzles in the order of their ids, without those that the caller may not see. */
type ReadPuzzles = (ids: readonly string[], callerId: string | null) => Promise<PuzzleBriefRow[]>;

/**
 * Prepares the constant half of a search: in one statement with the other half, planning took
 * longer than finding the page.
 */
function puzzlesById(db: Db): ReadPuzzles {
  const caller = sql`${sql.placeholder('callerId')}`;
  const statement = selectPuzzles(db, caller)
    .where(and(sql`${puzzles.id} = any(${sql.placeholder('ids')})`, isVisibleTo(caller, puzzles)))
    .prepare('read_puzzles');
  return async (ids, callerId) => {
    if (ids.length === 0) return [];
    const rows = await statement.execute({ ids, callerId });
    const byId = new Map(rows.map((row) => [row.puzzle.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}

/** Searches with the same key have the same number of matches. */
function totalKey({ scope, callerId, filter }: PuzzleSearch): string {
  const isForAll = scope === 'public' && filter.solve === null && !filter.text?.series;
  return JSON.stringify([scope, isForAll ? null : callerId, filter]);
}

async function countMatches(
  db: Db,
  search: PuzzleSearch,
  condition: SQL | undefined,
): Promise<number> {
  const queries = queriesOf(search, () => sql`1`, condition);
  return db.transaction(async (tx) => {
    // Since counting stops early, the planner tends to start with a table scan, or an index that
    // does not match the filter.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_indexscan = off`);
    return countUpTo(tx, union(queries));
  });
}
