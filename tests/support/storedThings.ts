import { eq, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/db/database.ts';
import { collectionFollows, collections } from '#server/db/schema/collections.ts';
import { collectionPuzzles, completions, loves, STATUS } from '#server/db/schema/puzzles.ts';
import { addPuzzleRow } from './puzzleRows.ts';

/** Put a puzzle into the database, with data that nobody reads. Returns its id. */
export async function storePuzzle(
  db: Db,
  creatorId: string,
  visibility: keyof typeof STATUS,
  fields: Parameters<typeof addPuzzleRow>[2] = {},
): Promise<string> {
  return addPuzzleRow(db, creatorId, { ...fields, status: STATUS[visibility] });
}

/** The same several times, one after the other. */
export async function storePuzzles(
  db: Db,
  creatorId: string,
  visibility: keyof typeof STATUS,
  count: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push(await storePuzzle(db, creatorId, visibility));
  return ids;
}

/** Put an empty collection into the database. Returns its id. */
export async function storeCollection(
  db: Db,
  creatorId: string,
  visibility: keyof typeof STATUS,
  fields: Partial<PgInsertValue<typeof collections>> = {},
): Promise<string> {
  const id = uuidv7();
  await db
    .insert(collections)
    .values({ id, creatorId, title: 'A collection', status: STATUS[visibility], ...fields });
  return id;
}

/** The collection of an account that fills itself in this way. */
export async function automaticOf(
  db: Db,
  userId: string,
  autoPopulate: 'createdPuzzles' | 'lovedPuzzles' | 'solvedPuzzles',
): Promise<string> {
  const [row] = await db
    .select({ id: collections.id })
    .from(collections)
    .where(
      sql`${collections.creatorId} = ${userId} and ${collections.autoPopulate} = ${autoPopulate}`,
    );
  if (!row) throw new Error('This account has no such collection.');
  return row.id;
}

export async function storeLove(db: Db, userId: string, puzzleId: string): Promise<void> {
  await db.insert(loves).values({ userId, puzzleId });
}

export async function storeSolve(db: Db, userId: string, puzzleId: string): Promise<void> {
  await db.insert(completions).values({ id: uuidv7(), userId, puzzleId, solvedAt: sql`now()` });
}

/** The stored counters of a collection's puzzles and followers, and the actual numbers of rows. */
export async function countsOf(db: Db, collectionId: string) {
  const [row] = await db
    .select({
      puzzleCount: collections.puzzleCount,
      followCount: collections.followCount,
      puzzleRows: sql<number>`(select count(*)::int from ${collectionPuzzles} where ${collectionPuzzles.collectionId} = ${collections.id})`,
      followRows: sql<number>`(select count(*)::int from ${collectionFollows} where ${collectionFollows.collectionId} = ${collections.id})`,
    })
    .from(collections)
    .where(eq(collections.id, collectionId));
  if (!row) throw new Error('There is no such collection.');
  return row;
}
