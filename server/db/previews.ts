import { asc, inArray, sql } from 'drizzle-orm';
import type { CollectionBrief } from '#contract/shapes.ts';
import { puzzlesOfCollection } from './collectionLists.ts';
import type { Queryable } from './Db.ts';
import { puzzles } from './schema/puzzles.ts';

/** The data of puzzles, in the order of their ids here; of those that are gone none. */
export async function dataOfPuzzles(
  db: Queryable,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: puzzles.id, data: puzzles.data })
    .from(puzzles)
    .where(inArray(puzzles.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.data ?? []);
}

/** The ids of the puzzles of a collection that everybody sees first. */
export async function firstOfCollection(
  db: Queryable,
  collection: CollectionBrief,
  count: number,
): Promise<readonly string[]> {
  const list = puzzlesOfCollection(db, collection, null, undefined);
  const order = list.keys.map((key) => (list.order === 'asc' ? asc(key) : sql`${key} desc`));
  const rows = await list.select(list.where, order, count);
  return rows.map(({ puzzle }) => puzzle.id);
}
