import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { formatTime } from './briefs.ts';
import type { Queryable } from './Db.ts';
import { countUpTo, readPage, type PageCursor, type KeysetList } from './page.ts';

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
