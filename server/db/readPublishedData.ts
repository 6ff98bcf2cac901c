import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Queryable } from './Db.ts';
import { puzzles, STATUS } from './schema/puzzles.ts';

/** The stored grid of a published puzzle with its solution; null if there is none. */
export async function readPublishedData(db: Db, puzzleId: string): Promise<string | null> {
  const [row] = await db
    .select({ data: puzzles.data })
    .from(puzzles)
    .where(and(eq(puzzles.id, puzzleId), eq(puzzles.status, STATUS.public)));
  return row?.data ?? null;
}

/** The data of puzzles, in the order of the ids; missing puzzles are skipped. */
export async function readDataOfPuzzles(
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
