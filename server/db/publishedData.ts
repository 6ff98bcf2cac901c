import { and, eq } from 'drizzle-orm';
import type { Db } from './Db.ts';
import { puzzles, STATUS } from './schema/puzzles.ts';

/** The grid of a published puzzle with its solution, as it is stored; null where there is none. */
export async function publishedData(db: Db, puzzleId: string): Promise<string | null> {
  const [row] = await db
    .select({ data: puzzles.data })
    .from(puzzles)
    .where(and(eq(puzzles.id, puzzleId), eq(puzzles.status, STATUS.public)));
  return row?.data ?? null;
}
