import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { schema } from './schema.ts';

/** The database; each statement runs on its own. */
export type Db = NodePgDatabase<typeof schema>;

/** An open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The database or an open transaction. */
export type Queryable = Db | Tx;
