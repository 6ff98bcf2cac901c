import type { Context } from 'hono';
import type { ErrorCode } from '#contract/problem.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { PuzzleFacts, PuzzleToPublish } from '../checks/PuzzleChecks.ts';
import type { Db, Tx } from '../db/database.ts';
import { withRetry } from '../db/databaseErrors.ts';
import { grownPuzzleRefusal } from '../db/quotas.ts';
import { foreignPuzzleRefusal } from '../db/readPuzzle.ts';
import {
  changePuzzle,
  isCopyrighted,
  readOwnState,
  markPublished,
  type OwnPuzzle,
} from '../db/writePuzzle.ts';
import type { Deps } from '../deps.ts';
import { refusal, type Refusal } from '../domain/refusal.ts';

type ChangeRefusal = Refusal<
  'invalid_request' | 'too_large' | 'busy' | 'not_found' | 'forbidden' | 'conflict' | 'copyrighted'
>;

/** Number of tries to change a puzzle that concurrent changes overtake. */
const MAX_TRIES = 3;

const OVERTAKEN = refusal('conflict', 'refusals.changedMeanwhile');
const PUBLISHED = refusal('conflict', 'refusals.publishedAlready');
const COPYRIGHTED = refusal('copyrighted', 'refusals.protected');

export const CHANGED_SINCE = refusal('conflict', 'refusals.newerVersion');

/** Outcome of a try: the change is stored, refused, or was overtaken by another one. */
type Attempt<Stored> = Result<Stored | 'overtaken', ChangeRefusal>;

/**
 * Try a change of the caller's puzzle. The check takes up to seconds and runs outside any
 * transaction; the change is stored only if the puzzle is still the checked one.
 */
async function attemptOnOwn<Stored>(
  db: Db,
  id: string,
  ownerId: string,
  attempt: (puzzle: OwnPuzzle) => Promise<Attempt<Stored>>,
): Promise<Result<Stored, ChangeRefusal>> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const puzzle = await readOwnState(db, id, ownerId);
    if (!puzzle) return fail(await foreignPuzzleRefusal(db, id, ownerId));
    const tried = await attempt(puzzle);
    if (!tried.ok) return tried;
    if (tried.value !== 'overtaken') return ok(tried.value);
  }
  return fail(OVERTAKEN);
}

/**
 * Change a puzzle. A hostile author could publish a harmless puzzle and replace it later, so a
 * public one passes the same checks again and is verified again. A change based on an outdated
 * version is refused, unless that version is this same change whose answer was lost. Returns the
 * time of the change.
 */
export function saveChanges(
  deps: Pick<Deps, 'db' | 'checks' | 'jobs'>,
  id: string,
  ownerId: string,
  { baseMs, ...written }: PuzzleToPublish & { readonly baseMs: number | null },
): Promise<Result<Date, ChangeRefusal>> {
  const { db, checks, jobs } = deps;
  const keep = async (
    tx: Tx,
    { status, version, data }: OwnPuzzle,
    facts: PuzzleFacts,
  ): Promise<Attempt<Date>> => {
    const isPublic = status === 'public';
    const owned = { creatorId: ownerId, id };
    const tooLarge = await grownPuzzleRefusal(tx, owned, { before: data, data: facts.data });
    if (tooLarge) return fail(tooLarge);
    if (isPublic && (await isCopyrighted(tx, facts.checksum))) return fail(COPYRIGHTED);
    const based = { id, ownerId, status, version: baseMs === null ? null : version };
    const stored = await changePuzzle(tx, based, written, facts);
    if (!stored) return ok('overtaken');
    if (isPublic && !stored.isVerified) await jobs.enqueue(tx, 'verifyPuzzle', { puzzleId: id });
    return ok(stored.updatedAt);
  };
  return attemptOnOwn(db, id, ownerId, async (puzzle) => {
    const { status, updatedAt } = puzzle;
    if (baseMs !== null && baseMs !== updatedAt.getTime()) {
      const read = await checks.read(written.data, ownerId);
      const isStored = read.ok && isSame(puzzle, { ...written, data: read.value.data });
      return isStored ? ok(updatedAt) : fail(CHANGED_SINCE);
    }
    const facts = await (status === 'public'
      ? checks.checkForPublishing(written, ownerId)
      : checks.read(written.data, ownerId));
    if (!facts.ok) return facts;
    return withRetry(() => db.transaction((tx) => keep(tx, puzzle, facts.value)));
  });
}

function isSame(a: PuzzleToPublish, b: PuzzleToPublish): boolean {
  return (['title', 'description', 'designDifficulty', 'data'] as const).every(
    (part) => a[part] === b[part],
  );
}

/**
 * Publish a puzzle: only the checked version, and only once, even under concurrent calls. Followers
 * of the author's collection of created puzzles are notified. All other collections with the puzzle
 * are as private as it was, so they have no other followers.
 */
export function publish(
  { db, checks, jobs }: Pick<Deps, 'db' | 'checks' | 'jobs'>,
  id: string,
  ownerId: string,
): Promise<Result<'stored', ChangeRefusal>> {
  const show = async (
    tx: Tx,
    { version }: OwnPuzzle,
    facts: PuzzleFacts,
  ): Promise<Attempt<'stored'>> => {
    if (await isCopyrighted(tx, facts.checksum)) return fail(COPYRIGHTED);
    const shown = await markPublished(tx, { id, ownerId, version }, facts);
    if (!shown) return ok('overtaken');
    const { collectionId } = shown;
    if (collectionId !== null)
      await jobs.enqueue(tx, 'notifyFollowers', { collectionId, puzzleId: id });
    await jobs.enqueue(tx, 'verifyPuzzle', { puzzleId: id });
    return ok('stored');
  };
  return attemptOnOwn(db, id, ownerId, async (puzzle) => {
    if (puzzle.status === 'public') return fail(PUBLISHED);
    const facts = await checks.checkForPublishing(puzzle, ownerId);
    if (!facts.ok) return facts;
    return withRetry(() => db.transaction((tx) => show(tx, puzzle, facts.value)));
  });
}

const BUSY_SECONDS = 5;

/** Refuse a call, with `Retry-After` if a retry may succeed. */
export function refuseChecked<Code extends ErrorCode>(
  context: Context,
  refused: Refusal<Code>,
): Result<never, Refusal<Code>> {
  if (refused.code === 'busy') context.header('Retry-After', String(BUSY_SECONDS));
  return fail(refused);
}
