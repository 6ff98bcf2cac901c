import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SiteStatus } from '#contract/siteStatus.ts';
import type { Db } from './database.ts';

const MAX_TABLES = 8;

type DatabaseStatus = Pick<SiteStatus, 'accounts' | 'reports' | 'jobs' | 'storage'> & {
  /** Version of the database server. */
  readonly version: string;
};

const Row = z.object({
  total: z.int(),
  new_this_week: z.int(),
  blocked: z.int(),
  open: z.int(),
  oldest_at: z.string().nullable(),
  database: z.coerce.number(),
  pictures: z.coerce.number(),
  version: z.string(),
  has_jobs: z.boolean(),
});

const Tables = z.array(z.object({ name: z.string(), bytes: z.coerce.number() }));
const Jobs = z.array(z.object({ waiting: z.int(), failed: z.int() }));

/** Numbers of accounts, reports and jobs, and the sizes of the database. */
export async function readDatabaseStatus(db: Db): Promise<DatabaseStatus> {
  const { rows } = await db.execute(sql`
    select
      (select count(*)::int from app_user where removed_at is null and not is_house) as total,
      (select count(*)::int from app_user where removed_at is null and not is_house and created_at > now() - interval '7 days') as new_this_week,
      (select count(*)::int from app_user where removed_at is null and (not active or banned_until > now())) as blocked,
      (select count(*)::int from report where state = 'open') as open,
      (select to_char(min(created_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from report where state = 'open') as oldest_at,
      pg_database_size(current_database()) as database,
      pg_total_relation_size('avatar') as pictures,
      current_setting('server_version') as version,
      to_regclass('pgboss.job') is not null as has_jobs`);
  const row = Row.parse(rows[0]);
  return {
    accounts: { total: row.total, newThisWeek: row.new_this_week, blocked: row.blocked },
    reports: { open: row.open, oldestAt: row.oldest_at },
    jobs: row.has_jobs ? await readJobs(db) : null,
    storage: { database: row.database, pictures: row.pictures, tables: await readTables(db) },
    version: row.version,
  };
}

async function readJobs(db: Db): Promise<SiteStatus['jobs']> {
  const { rows } = await db.execute(
    sql`select (count(*) filter (where state in ('created', 'retry', 'active')))::int as waiting, (count(*) filter (where state = 'failed'))::int as failed from pgboss.job`,
  );
  return Jobs.parse(rows)[0] ?? null;
}

async function readTables(db: Db): Promise<SiteStatus['storage']['tables']> {
  const { rows } = await db.execute(
    sql`select relname as name, pg_total_relation_size(oid) as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by bytes desc, relname limit ${MAX_TABLES}`,
  );
  return Tables.parse(rows);
}
