import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from '#server/db/database.ts';
import { schema } from '#server/db/schema.ts';

interface Statement {
  readonly query: string;
  readonly params: unknown[];
}

/** A database that notes what it is asked, so that it can be explained. */
export class NotedDatabase {
  readonly db: Db;
  readonly #pool: pg.Pool;
  #asked: Statement[] = [];

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.db = drizzle(pool, {
      schema,
      logger: { logQuery: (query, params) => this.#asked.push({ query, params }) },
    });
  }

  /**
   * The plans of the statements executed during `work`, one text per statement. Sequential scans
   * are avoided if possible, as on a large site.
   */
  async plansOf(work: () => Promise<unknown>): Promise<string[]> {
    this.#asked = [];
    await work();
    const plans: string[] = [];
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await client.query('set local enable_seqscan = off');
      for (const { query, params } of this.#asked) {
        if (!/^[\s(]*(select|with|insert|update|delete)\b/i.test(query)) continue;
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain (costs off) ${query}`,
          params,
        );
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
    } finally {
      await client.query('rollback');
      client.release();
    }
    return plans;
  }
}
