import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PuzzleChecks } from '../checks/PuzzleChecks.ts';
import { readPublishedData } from '../db/readPuzzle.ts';
import { puzzles, STATUS, VERDICT } from '../db/schema/puzzles.ts';
import type { Deps } from '../deps.ts';
import type { JobData } from './JobQueue.ts';

/** Limit per night; the next night continues. */
const MAX_PER_NIGHT = 5000;

/**
 * Verify a published puzzle with the solver and store the verdict. If there is one solution, a
 * rating is enqueued. If the puzzle changed meanwhile, nothing is stored: its change has enqueued
 * another verification.
 */
export async function verifyPuzzle(
  {
    db,
    jobs,
    checks,
    log,
  }: Pick<Deps, 'db' | 'jobs' | 'log'> & { readonly checks: Pick<PuzzleChecks, 'verify'> },
  { puzzleId }: JobData['verifyPuzzle'],
  signal: AbortSignal,
): Promise<void> {
  const data = await readPublishedData(db, puzzleId);
  if (data === null) return;
  const { state, unknownReason, effort } = await checks.verify(data, signal);
  if (unknownReason === 'aborted') throw new Error('The search was cut off; it is tried again.');
  if (unknownReason === 'contradiction' || unknownReason === 'failed')
    log.error({ puzzleId, unknownReason }, 'the solver is wrong about a published puzzle');
  await db.transaction(async (tx) => {
    const stored = await tx
      .update(puzzles)
      .set({
        verdict: VERDICT[state],
        verdictSteps: effort.decisions + effort.conflicts,
        verdictMs: Math.round(effort.milliseconds),
        verdictAt: sql`now()`,
      })
      .where(and(eq(puzzles.id, puzzleId), eq(puzzles.data, data)))
      .returning({ id: puzzles.id });
    if (stored.length > 0 && state === 'unique') await jobs.enqueue(tx, 'ratePuzzle', { puzzleId });
  });
}

/** Enqueue published puzzles that have had no verdict for an hour, for example after a restore. */
export async function enqueueVerifications({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
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
      .limit(MAX_PER_NIGHT);
    for (const data of rows) await jobs.enqueue(tx, 'verifyPuzzle', data);
  });
}
