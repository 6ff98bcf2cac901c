import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Refusal } from '../domain/refusal.ts';
import { collectionQuotaRefusal, puzzleQuotaRefusal, type PuzzleUsage } from '../domain/quotas.ts';
import type { Tx } from './database.ts';
import { newId } from './newId.ts';
import { collections } from './schema/collections.ts';
import { puzzles, STATUS } from './schema/puzzles.ts';
import { users } from './schema/users.ts';

/** The account that creates content, and the idempotency key of the call. */
interface Maker {
  readonly creatorId: string;
  readonly key: string | undefined;
}

/** Reason why an account may not store another private puzzle, or null. */
export async function newPuzzleRefusal(
  tx: Tx,
  { creatorId, key }: Maker,
  data: string,
): Promise<Refusal<'too_large'> | null> {
  await lockAccount(tx, creatorId);
  const usage = await readUsage(tx, creatorId, newId(creatorId, key));
  return puzzleQuotaRefusal(usage, data.length);
}

/** Reason why a puzzle of an account may not grow this much, or null. */
export async function grownPuzzleRefusal(
  tx: Tx,
  { creatorId, id }: { readonly creatorId: string; readonly id: string },
  { before, data }: { readonly before: string; readonly data: string },
): Promise<Refusal<'too_large'> | null> {
  if (data.length <= before.length) return null;
  await lockAccount(tx, creatorId);
  const { bytes } = await readUsage(tx, creatorId, id);
  return puzzleQuotaRefusal({ privatePuzzles: 0, bytes }, data.length);
}

/** Reason why an account may not store another collection, or null. */
export async function newCollectionRefusal(
  tx: Tx,
  { creatorId, key }: Maker,
): Promise<Refusal<'too_large'> | null> {
  await lockAccount(tx, creatorId);
  const id = newId(creatorId, key);
  const others = and(
    eq(collections.creatorId, creatorId),
    isNull(collections.autoPopulate),
    ne(collections.id, id),
  );
  return collectionQuotaRefusal(await tx.$count(collections, others));
}

/** Serializes concurrent calls, which would otherwise all fit into the last place. */
async function lockAccount(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

async function readUsage(tx: Tx, creatorId: string, id: string): Promise<PuzzleUsage> {
  const [row] = await tx
    .select({
      privatePuzzles: sql<number>`(count(*) filter (where ${puzzles.status} = ${STATUS.private}))::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${puzzles.data})), 0)::float8`,
    })
    .from(puzzles)
    .where(and(eq(puzzles.creatorId, creatorId), ne(puzzles.id, id)));
  return row ?? { privatePuzzles: 0, bytes: 0 };
}
