import { and, eq, sql } from 'drizzle-orm';
import type { PuzzleChecks } from '../checks/PuzzleChecks.ts';
import { publishedData } from '../db/publishedData.ts';
import { puzzles, VERDICT } from '../db/schema/puzzles.ts';
import type { Deps } from '../deps.ts';
import type { JobData } from './JobQueue.ts';

/**
 * Have the solver look at a published puzzle, and keep what it finds. How hard the puzzle is comes
 * after that, if there is one solution to be found. If the puzzle changed meanwhile, nothing is
 * kept: its change has asked for a search of its own.
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
  const data = await publishedData(db, puzzleId);
  if (data === null) return;
  const { state, unknownReason, effort } = await checks.verify(data, signal);
  if (unknownReason === 'aborted') throw new Error('The search was cut off; it is tried again.');
  if (unknownReason === 'contradiction' || unknownReason === 'failed')
    log.error({ puzzleId, unknownReason }, 'the solver is wrong about a published puzzle');
  await db.transaction(async (tx) => {
    const kept = await tx
      .update(puzzles)
      .set({
        verdict: VERDICT[state],
        verdictSteps: effort.decisions + effort.conflicts,
        verdictMs: Math.round(effort.milliseconds),
        verdictAt: sql`now()`,
      })
      .where(and(eq(puzzles.id, puzzleId), eq(puzzles.data, data)))
      .returning({ id: puzzles.id });
    if (kept.length > 0 && state === 'unique') await jobs.enqueue(tx, 'ratePuzzle', { puzzleId });
  });
}
