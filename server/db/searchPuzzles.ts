import { and, eq, sql, type SQL } from 'drizzle-orm';
import { invariant } from '#engine/invariant.ts';
import type { PuzzleFilter, PuzzleOrder } from '../domain/puzzleFilter.ts';
import { selectPuzzles, type PuzzleRow } from './briefs.ts';
import type { Db } from './Db.ts';
import { countUpTo, type KeysetList } from './page.ts';
import { passes } from './puzzleConditions.ts';
import { rememberFor } from './rememberFor.ts';
import { puzzles, STATUS } from './schema/puzzles.ts';

/** Which puzzles are looked through: published ones, one's own, or both. */
export type PuzzleScope = 'public' | 'own' | 'all';

/** One search, by somebody or by a visitor. */
export interface PuzzleSearch {
  readonly scope: PuzzleScope;
  readonly callerId: string | null;
  readonly filter: PuzzleFilter;
  readonly order: PuzzleOrder;
}

const REMEMBER_TOTALS_MS = 10_000;
const MAX_TOTALS = 2000;

/** Makes the lists that searches go through. How many each finds is remembered for a moment. */
export function puzzleSearcher(db: Db): (search: PuzzleSearch) => KeysetList<PuzzleRow> {
  const remember = rememberFor<number>(REMEMBER_TOTALS_MS, MAX_TOTALS);
  return (search) => ({
    ...listOf(db, search),
    total: () => remember(totalKey(search), () => countMatches(db, search)),
  });
}

/** Puzzles that can be told apart by who sees them. None is in two parts. */
interface Part {
  readonly where: SQL;
  /** When a puzzle of it became what it is. */
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

function keyOf({ newest }: Part, { by }: PuzzleOrder): SQL {
  switch (by) {
    case 'newest':
      return newest;
    case 'solve':
      return sql`${puzzles.solveCount}`;
    case 'love':
      return sql`${puzzles.loveCount}`;
    case 'difficulty':
      return sql`${puzzles.designDifficulty}`;
  }
}

/**
 * What is asked of every puzzle in the parts that passes a condition. Each part is read by an index
 * of its own; a condition with `or` would have none.
 */
function fromParts(search: PuzzleSearch, what: (key: SQL) => SQL, condition?: SQL): SQL {
  const parts = partsOf(search).map(
    (part) =>
      sql`select ${what(keyOf(part, search.order))} from ${puzzles} where ${and(part.where, condition)}`,
  );
  return sql.join(parts, sql` union all `);
}

const idAndKey = (key: SQL) => sql`${puzzles.id} as id, ${key} as key`;

function listOf(db: Db, search: PuzzleSearch): Omit<KeysetList<PuzzleRow>, 'total'> {
  const { callerId, filter, order } = search;
  const matches = fromParts(search, idAndKey, passes(filter, callerId));
  return {
    keys: [sql`match.key`, sql`match.id`],
    order: order.direction,
    where: undefined,
    keysOf: (id) => fromParts(search, (key) => sql`${key}, ${puzzles.id}`, eq(puzzles.id, id)),
    // The page is found first, by ids: the rest is looked up for its rows alone.
    select: (where, orderBy, limit) =>
      selectPuzzles(db, callerId)
        .innerJoin(
          sql`(select id, key from (${matches}) as match where ${where ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} limit ${limit}) as match`,
          sql`match.id = ${puzzles.id}`,
        )
        .orderBy(...orderBy),
  };
}

/** Searches with the same key find the same number. */
function totalKey({ scope, callerId, filter }: PuzzleSearch): string {
  const isForAll = scope === 'public' && filter.solve === null && !filter.text?.series;
  return JSON.stringify([scope, isForAll ? null : callerId, filter]);
}

async function countMatches(db: Db, search: PuzzleSearch): Promise<number> {
  const matches = fromParts(search, () => sql`1`, passes(search.filter, search.callerId));
  return db.transaction(async (tx) => {
    // As counting stops early, the planner likes to begin at the start of the table.
    await tx.execute(sql`set local enable_seqscan = off`);
    return countUpTo(tx, matches);
  });
}
