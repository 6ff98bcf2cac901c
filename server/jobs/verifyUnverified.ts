import { and, eq, isNull, sql } from 'drizzle-orm';
import { puzzles, STATUS } from '../db/schema/puzzles.ts';
import type { Deps } from '../deps.ts';

/** In one night; the next one goes on. */
const MOST = 5000;

/** Enqueue published puzzles that have no verdict though they had time: after a restore, say. */
export async function verifyUnverified({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ puzzleId: puzzles.id })
      .from(puzzles)
      .where(
        and(
          eq(puzzles.status, STATUS.public),
          isNull(puzzles.verdict),
          sql`${puzzles.updatedAt} < now() - interval '1 hour'`,
        ),
      )
      .orderBy(puzzles.publishedAt)
      .limit(MOST);
    for (const data of rows) await jobs.enqueue(tx, 'verifyPuzzle', data);
  });
}
