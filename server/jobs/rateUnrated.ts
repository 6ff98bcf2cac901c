import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { RATING_METHOD } from '#engine/explain/ratingMethod.ts';
import { puzzles, STATUS, VERDICT } from '../db/schema/puzzles.ts';
import type { Deps } from '../deps.ts';

/** In one night; the next one goes on. */
const MOST = 5000;

/**
 * Enqueue published puzzles with one solution of which it was not computed how hard they are, or in
 * another way than today.
 */
export async function rateUnrated({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ puzzleId: puzzles.id })
      .from(puzzles)
      .where(
        and(
          eq(puzzles.status, STATUS.public),
          eq(puzzles.verdict, VERDICT.unique),
          or(
            isNull(puzzles.computedAt),
            isNull(puzzles.computedBy),
            ne(puzzles.computedBy, RATING_METHOD),
          ),
        ),
      )
      .orderBy(puzzles.publishedAt)
      .limit(MOST);
    for (const data of rows) await jobs.enqueue(tx, 'ratePuzzle', data);
  });
}
