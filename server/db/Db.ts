import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { schema } from './schema.ts';

/** The database, each statement on its own. */
export type Db = NodePgDatabase<typeof schema>;

/** A transaction under way. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Where a query may run: inside a transaction or not. */
export type Queryable = Db | Tx;
