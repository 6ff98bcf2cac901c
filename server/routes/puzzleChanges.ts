import type { Context } from 'hono';
import type { ErrorCode, Refusal } from '#contract/problem.ts';
import { fail, ok, type Result } from '#engine/result.ts';
import type { PuzzleFacts, PuzzleToPublish } from '../checks/PuzzleChecks.ts';
import type { Db, Tx } from '../db/Db.ts';
import { withRetry } from '../db/databaseErrors.ts';
import { foreignPuzzleRefusal } from '../db/readPuzzle.ts';
import {
  changePuzzle,
  isCopyrighted,
  readOwnState,
  showPuzzle,
  type OwnPuzzle,
} from '../db/writePuzzle.ts';
import type { Deps } from '../deps.ts';

type ChangeRefusal = Refusal<
  'invalid_request' | 'too_large' | 'busy' | 'not_found' | 'forbidden' | 'conflict' | 'copyrighted'
>;

/** How often a change is tried that another one of the same puzzle came before. */
const MAX_TRIES = 3;

const OVERTAKEN = {
  code: 'conflict',
  summary: 'This puzzle was changed elsewhere at the same time: look at it again.',
} as const;
const PUBLISHED = { code: 'conflict', summary: 'This puzzle is published already.' } as const;
const COPYRIGHTED = {
  code: 'copyrighted',
  summary: 'This puzzle cannot be published here: it is the same as one that somebody else owns.',
} as const;

/** How a try ended: the change is kept, refused, or another one came before it. */
type Tried = Result<'kept' | 'overtaken', ChangeRefusal>;

/**
 * Try a change of a puzzle that is the caller's. It is checked outside any transaction, which takes
 * up to seconds, and kept only if the puzzle still is as it was checked.
 */
async function tryOnOwn(
  db: Db,
  id: string,
  ownerId: string,
  attempt: (puzzle: OwnPuzzle) => Promise<Tried>,
): Promise<Result<undefined, ChangeRefusal>> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const puzzle = await readOwnState(db, id, ownerId);
    if (!puzzle) return fail(await foreignPuzzleRefusal(db, id, ownerId));
    const tried = await attempt(puzzle);
    if (!tried.ok) return tried;
    if (tried.value === 'kept') return ok(undefined);
  }
  return fail(OVERTAKEN);
}

/**
 * Change a puzzle. A hostile author could publish something harmless and put something else in its
 * place: what is public passes the same checks again, and the solver looks at it again.
 */
export function saveChanges(
  deps: Pick<Deps, 'db' | 'checks' | 'jobs'>,
  id: string,
  ownerId: string,
  written: PuzzleToPublish,
): Promise<Result<undefined, ChangeRefusal>> {
  const { db, checks, jobs } = deps;
  const keep = async (tx: Tx, { status }: OwnPuzzle, facts: PuzzleFacts): Promise<Tried> => {
    const isPublic = status === 'public';
    if (isPublic && (await isCopyrighted(tx, facts.checksum))) return fail(COPYRIGHTED);
    const kept = await changePuzzle(tx, { id, ownerId, status }, written, facts);
    if (!kept) return ok('overtaken');
    if (isPublic && !kept.isVerified) await jobs.enqueue(tx, 'verifyPuzzle', { puzzleId: id });
    return ok('kept');
  };
  return tryOnOwn(db, id, ownerId, async (puzzle) => {
    const { status } = puzzle;
    const facts = await (status === 'public'
      ? checks.checkForPublishing(written)
      : checks.read(written.data));
    if (!facts.ok) return facts;
    return withRetry(() => db.transaction((tx) => keep(tx, puzzle, facts.value)));
  });
}

/**
 * Publish a puzzle: only the one that was checked, and only once, however many calls there are. Who
 * follows its author is told; its collections are private as it was, so nobody else hears of it.
 */
export function publish(
  { db, checks, jobs }: Pick<Deps, 'db' | 'checks' | 'jobs'>,
  id: string,
  ownerId: string,
): Promise<Result<undefined, ChangeRefusal>> {
  const show = async (tx: Tx, { version }: OwnPuzzle, facts: PuzzleFacts): Promise<Tried> => {
    if (await isCopyrighted(tx, facts.checksum)) return fail(COPYRIGHTED);
    const shown = await showPuzzle(tx, { id, ownerId, version }, facts);
    if (!shown) return ok('overtaken');
    const { collectionId } = shown;
    if (collectionId !== null)
      await jobs.enqueue(tx, 'notifyFollowers', { collectionId, puzzleId: id });
    await jobs.enqueue(tx, 'verifyPuzzle', { puzzleId: id });
    return ok('kept');
  };
  return tryOnOwn(db, id, ownerId, async (puzzle) => {
    if (puzzle.status === 'public') return fail(PUBLISHED);
    const facts = await checks.checkForPublishing(puzzle);
    if (!facts.ok) return facts;
    return withRetry(() => db.transaction((tx) => show(tx, puzzle, facts.value)));
  });
}

const BUSY_SECONDS = 5;

/** Refuse, and say when to try again where that may help. */
export function refuseChecked<Code extends ErrorCode>(
  context: Context,
  refusal: Refusal<Code>,
): Result<never, Refusal<Code>> {
  if (refusal.code === 'busy') context.header('Retry-After', String(BUSY_SECONDS));
  return fail(refusal);
}
