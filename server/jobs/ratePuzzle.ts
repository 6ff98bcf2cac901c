import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { RATING_METHOD } from '#engine/explain/ratingMethod.ts';
import type { PuzzleChecks } from '../checks/PuzzleChecks.ts';
import { readPublishedData } from '../db/readPuzzle.ts';
import { puzzles, STATUS, VERDICT } from '../db/schema/puzzles.ts';
import type { Deps } from '../deps.ts';
import type { JobData } from './JobQueue.ts';
import type { Rating } from '#engine/explain/rate.ts';

type Curve = Rating['curve'];
type Round = Curve[number];

/** Limit of stored rounds; pictures show no more of them. */
export const MAX_ROUNDS = 200;

/**
 * Shorten the course of a solve for storage and transfer: neighboring rounds are merged, with the
 * level of the harder one.
 */
export function shortenCurve(curve: Curve): Curve {
  if (curve.length <= MAX_ROUNDS) return curve;
  const size = Math.ceil(curve.length / MAX_ROUNDS);
  const parts: Round[] = [];
  for (let from = 0; from < curve.length; from += size)
    parts.push(curve.slice(from, from + size).reduce(together));
  return parts;
}

function together(a: Round, b: Round): Round {
  return { level: a.level > b.level ? a.level : b.level, width: a.width + b.width };
}

/** Limit per night; the next night continues. */
const MAX_PER_NIGHT = 5000;

/**
 * Compute and store the difficulty of a published puzzle, or the fact that it is unknown: it is not
 * retried until the rating method changes. If the puzzle changed meanwhile, nothing is stored: its
 * change has enqueued a verification, and a rating follows that.
 */
export async function ratePuzzle(
  { db, checks, log }: Pick<Deps, 'db' | 'log'> & { readonly checks: Pick<PuzzleChecks, 'rate'> },
  { puzzleId }: JobData['ratePuzzle'],
  signal: AbortSignal,
): Promise<void> {
  const data = await readPublishedData(db, puzzleId);
  if (data === null) return;
  const rated = await checks.rate(data, signal);
  const reason = rated.ok ? null : rated.error;
  if (reason === 'aborted') throw new Error('The rating was cut off; it is tried again.');
  if (reason === 'failed') log.error({ puzzleId }, 'a published puzzle cannot be rated');
  const { hardest = null, minutes = null, whatIfs = null } = rated.ok ? rated.value : {};
  const curve = rated.ok ? shortenCurve(rated.value.curve) : null;
  await db
    .update(puzzles)
    .set({ hardest, minutes, whatIfs, curve, computedAt: sql`now()`, computedBy: RATING_METHOD })
    .where(and(eq(puzzles.id, puzzleId), eq(puzzles.data, data)));
}

/**
 * Enqueue published puzzles with one solution whose difficulty is missing, or was computed by an
 * older method.
 */
export async function enqueueRatings({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
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
      .limit(MAX_PER_NIGHT);
    for (const data of rows) await jobs.enqueue(tx, 'ratePuzzle', data);
  });
}
