import { sql, type SQL } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Db, Tx } from '../db/database.ts';

/** A denormalized count. */
interface Counter {
  readonly table: 'puzzle' | 'app_user' | 'collection';
  readonly column: string;
  /** The correct value for the row `t`. */
  readonly counted: SQL;
}

const COUNTERS: readonly Counter[] = [
  {
    table: 'puzzle',
    column: 'love_count',
    counted: sql`(select count(*)::int from love where puzzle_id = t.id)`,
  },
  {
    table: 'puzzle',
    column: 'solve_count',
    counted: sql`(select count(*)::int from completion where puzzle_id = t.id and counted)`,
  },
  {
    table: 'puzzle',
    column: 'comment_count',
    counted: sql`(select count(*)::int from comment where puzzle_id = t.id)`,
  },
  {
    table: 'puzzle',
    column: 'rated',
    counted: sql`(
      select array_agg((
        select count(*)::int from completion where puzzle_id = t.id and rating = mark and hints = 0
      ) order by mark) from generate_series(1, 10) as mark
    )`,
  },
  {
    table: 'app_user',
    column: 'solve_count',
    counted: sql`(select count(*)::int from completion where user_id = t.id and counted)`,
  },
  {
    table: 'app_user',
    column: 'create_count',
    counted: sql`(select count(*)::int from puzzle where creator_id = t.id and status = 1)`,
  },
  {
    table: 'collection',
    column: 'follow_count',
    counted: sql`(select count(*)::int from collection_follow where collection_id = t.id)`,
  },
  {
    table: 'collection',
    column: 'puzzle_count',
    counted: sql`(select count(*)::int from collection_puzzle where collection_id = t.id)`,
  },
];

const BATCH = 2000;
const Ids = z.array(z.object({ id: z.uuid() }));

/**
 * Compare every count with its rows, repair and log differences: there should be none. Works in
 * batches, so that no statement takes long.
 */
export async function recount(db: Db, log: Logger): Promise<void> {
  for (const counter of COUNTERS) {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { last, differing } = await compareBatch(db, counter, after);
      for (const id of differing) await db.transaction((tx) => repair(tx, counter, id, log));
      if (last === null) break;
      after = last;
    }
  }
}

async function compareBatch(db: Db, { table, column, counted }: Counter, after: string) {
  const batch = sql`select * from ${sql.identifier(table)} where id > ${after} order by id limit ${BATCH}`;
  const differing = await db.execute(
    sql`select t.id from (${batch}) as t where t.${sql.identifier(column)} <> ${counted}`,
  );
  const ends = await db.execute(sql`select t.id from (${batch}) as t order by t.id desc limit 1`);
  return {
    last: Ids.parse(ends.rows)[0]?.id ?? null,
    differing: Ids.parse(differing.rows).map(({ id }) => id),
  };
}

/**
 * Count again with the row locked. Writers update the count after adding a row, in the same
 * transaction, so the change of a waiting writer is neither in the rows nor in the count.
 */
async function repair(tx: Tx, { table, column, counted }: Counter, id: string, log: Logger) {
  const [name, field] = [sql.identifier(table), sql.identifier(column)];
  const before = await tx.execute(
    sql`select ${field} as value from ${name} where id = ${id} for update`,
  );
  const after = await tx.execute(
    sql`update ${name} as t set ${field} = ${counted} where id = ${id} and ${field} <> ${counted} returning ${field} as value`,
  );
  if (after.rows.length === 0) return;
  const [was, is] = [before.rows[0]?.['value'], after.rows[0]?.['value']];
  log.error({ table, column, id, was, is }, 'a count differed from its rows');
}
