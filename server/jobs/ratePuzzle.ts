import { and, eq, sql } from 'drizzle-orm';
import { RATING_METHOD } from '#engine/explain/ratingMethod.ts';
import type { PuzzleChecks } from '../checks/PuzzleChecks.ts';
import { publishedData } from '../db/publishedData.ts';
import { puzzles } from '../db/schema/puzzles.ts';
import type { Deps } from '../deps.ts';
import { shortCurve } from '../domain/shortCurve.ts';
import type { JobData } from './JobQueue.ts';

/**
 * Compute how hard a published puzzle is, and keep that, or that it is not known: it is not tried
 * again before puzzles are rated in another way. If the puzzle changed meanwhile, nothing is kept:
 * its change has asked for a search of its own, and a rating follows it.
 */
export async function ratePuzzle(
  { db, checks, log }: Pick<Deps, 'db' | 'log'> & { readonly checks: Pick<PuzzleChecks, 'rate'> },
  { puzzleId }: JobData['ratePuzzle'],
  signal: AbortSignal,
): Promise<void> {
  const data = await publishedData(db, puzzleId);
  if (data === null) return;
  const rated = await checks.rate(data, signal);
  const reason = rated.ok ? null : rated.error;
  if (reason === 'aborted') throw new Error('The rating was cut off; it is tried again.');
  if (reason === 'failed') log.error({ puzzleId }, 'a published puzzle cannot be rated');
  const { hardest = null, minutes = null, whatIfs = null } = rated.ok ? rated.value : {};
  const curve = rated.ok ? shortCurve(rated.value.curve) : null;
  await db
    .update(puzzles)
    .set({ hardest, minutes, whatIfs, curve, computedAt: sql`now()`, computedBy: RATING_METHOD })
    .where(and(eq(puzzles.id, puzzleId), eq(puzzles.data, data)));
}
