import { and, sql, type SQL, eq } from 'drizzle-orm';
import { MAX_TOTAL, PAGE_SIZE } from '#contract/shapes.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { refusal, type Refusal } from '../domain/refusal.ts';
import type { Queryable } from './database.ts';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { formatTime } from './briefs.ts';

/** Start of a page, from the query of a call; both undefined means the first page. */
export interface PageCursor {
  readonly cursorBefore?: string | undefined;
  readonly cursorAfter?: string | undefined;
}

/** A page of a list in the format of the API. */
export interface Page<Item> {
  readonly total: number;
  readonly results: Item[];
}

/** A list in a fixed order, for keyset pagination. */
export interface KeysetList<Row> {
  /** Sort keys, the last one unique: `[love_count, id]`. */
  readonly keys: readonly SQL[];
  readonly order: 'asc' | 'desc';
  /** The filter; undefined selects every row. */
  readonly where: SQL | undefined;
  /**
   * Query of the keys of the row with this id, with the same visibility as the list. The keys stay
   * in the database: a timestamp loses its microseconds in JavaScript.
   */
  readonly keysOf: (id: string) => SQL;
  /** Selects rows that pass a filter, in an order. */
  readonly select: (where: SQL | undefined, orderBy: SQL[], limit: number) => Promise<Row[]>;
  /** Counts all rows, at most `MAX_TOTAL`: see `countUpTo`. */
  readonly total: () => Promise<number>;
}

/** Refusal of a page with two starts. */
export const TWO_CURSORS = {
  ...refusal('invalid_request', 'refusals.requestUnread'),
  summary: 'Give cursorBefore or cursorAfter, not both.',
};

const NO_CURSOR = {
  ...refusal('invalid_request', 'refusals.listChanged'),
  summary: 'The list has no item with the id of the cursor.',
};

/** The next or previous page of a list. A cursor that is not in the list is refused. */
export async function readPage<Row>(
  db: Queryable,
  list: KeysetList<Row>,
  { cursorBefore, cursorAfter }: PageCursor,
): Promise<Result<Page<Row>, Refusal<'invalid_request'>>> {
  const cursor = cursorAfter ?? cursorBefore;
  if (cursorAfter !== undefined && cursorBefore !== undefined) return fail(TWO_CURSORS);

  const isBackwards = cursorBefore !== undefined;
  const isDescending = (list.order === 'desc') !== isBackwards;
  const row = sql`(${sql.join([...list.keys], sql`, `)})`;
  const beyond =
    cursor === undefined
      ? undefined
      : sql`${row} ${sql.raw(isDescending ? '<' : '>')} (${list.keysOf(cursor)})`;
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const orderBy = list.keys.map((key) => sql`${key} ${direction}`);
  const rows = await list.select(and(list.where, beyond), orderBy, PAGE_SIZE);
  // An empty page may be due to a missing cursor row.
  if (cursor !== undefined && rows.length === 0 && !(await hasRow(db, list.keysOf(cursor))))
    return fail(NO_CURSOR);
  const isWhole = cursor === undefined && rows.length < PAGE_SIZE;
  const total = isWhole ? rows.length : await list.total();
  return ok({ total, results: isBackwards ? rows.toReversed() : rows });
}

/** Number of rows of a query; counting stops at `MAX_TOTAL`. */
export async function countUpTo(db: Queryable, rows: SQL): Promise<number> {
  const { rows: found } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${rows} limit ${MAX_TOTAL}) as counted`,
  );
  return found[0]?.n ?? 0;
}

async function hasRow(db: Queryable, query: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists(${query}) as found`);
  return rows[0]?.found === true;
}

/** A table with an id and a creation time. */
type Dated = PgTable & { readonly id: PgColumn; readonly createdAt: PgColumn };

/** A page of the rows of a table that pass a filter, the newest first. */
export async function readNewest<Row>(
  db: Queryable,
  table: Dated,
  where: SQL | undefined,
  cursor: PageCursor,
  select: KeysetList<Row>['select'],
) {
  const { createdAt, id } = table;
  return readPage(
    db,
    {
      keys: [sql`${createdAt}`, sql`${id}`],
      order: 'desc',
      where,
      keysOf: (cursorId) =>
        sql`select ${createdAt}, ${id} from ${table} where ${and(eq(id, cursorId), where)}`,
      select,
      total: async () => countUpTo(db, sql`select 1 from ${table} where ${where ?? sql`true`}`),
    },
    cursor,
  );
}

/** A row with both timestamps in the format of the API. */
export function withTimes<Row extends { readonly createdAt: Date; readonly updatedAt: Date }>(
  row: Row,
): Omit<Row, 'createdAt' | 'updatedAt'> & {
  readonly createdAt: string;
  readonly updatedAt: string;
} {
  return { ...row, createdAt: formatTime(row.createdAt), updatedAt: formatTime(row.updatedAt) };
}
