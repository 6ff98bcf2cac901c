import {
  beginSolve,
  completeSolve,
  ratePuzzle,
  reportSolving,
  saveColors,
  type Completion,
} from '#contract/completions.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { formatTime } from '../db/briefs.ts';
import {
  addTime,
  addUnseenTime,
  canSeePuzzle,
  findSolve,
  insertSolve,
  lockSolve,
  readCompletion,
  savedProgress,
  storeColors,
  storeRating,
  storeSolve,
  type SolveKey,
} from '../db/completions.ts';
import { withRetry } from '../db/databaseErrors.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { refusal, type Refusal } from '../domain/refusal.ts';
import { settleSolve } from '../domain/solving.ts';
import { implement, type Route } from '../http/implement.ts';

const NO_PUZZLE = refusal('not_found', 'refusals.noPuzzle');
const NOT_SOLVED = refusal('forbidden', 'refusals.solveFirst');
const OWN_PUZZLE = refusal('forbidden', 'refusals.ownPuzzle');
const NEWER_COLORS = refusal('conflict', 'refusals.solvedElsewhere');

/** Solving: progress, time and completion of puzzles. */
export function completionRoutes(deps: Deps): readonly Route[] {
  return [...timedRoutes(deps), ratingRoute(deps), colorsRoute(deps)];
}

function timedRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    implement(deps, beginSolve, async ({ params: { puzzleId }, session: { userId } }) => {
      const key = { userId, puzzleId };
      await insertSolve(db, key);
      return completionOf(db, key);
    }),
    implement(deps, reportSolving, async ({ params: { puzzleId }, body, session: { userId } }) => {
      const key = { userId, puzzleId };
      await (body.isUnseen ? addUnseenTime : addTime)(db, key, body.msTimeElapsed);
      return completionOf(db, key);
    }),
    implement(deps, completeSolve, async ({ params: { puzzleId }, body, session }) => {
      if (session === null)
        return (await canSeePuzzle(db, null, puzzleId)) ? ok(null) : fail(NO_PUZZLE);
      const key = { userId: session.userId, puzzleId };
      await complete(db, key, body?.hints ?? 0);
      return completionOf(db, key);
    }),
  ];
}

async function completionOf(
  db: Db,
  key: SolveKey,
): Promise<Result<Completion, Refusal<'not_found'>>> {
  const row = await findSolve(db, key);
  return row ? ok(await readCompletion(db, row)) : fail(NO_PUZZLE);
}

/** Record a solve once: concurrent calls wait for each other's row lock. */
async function complete(db: Db, key: SolveKey, hints: number): Promise<void> {
  await withRetry(() =>
    db.transaction(async (tx) => {
      await insertSolve(tx, key);
      const row = await lockSolve(tx, key);
      if (row?.solvedAt !== null) return; // not visible to the account, or already solved
      const settled = settleSolve({ ...row, isOwnPuzzle: row.creatorId === row.userId });
      await storeSolve(tx, row, { ...settled, hints });
    }),
  );
}

function ratingRoute(deps: Deps): Route {
  return implement(deps, ratePuzzle, async ({ params: { puzzleId }, body, session, deps }) => {
    const key = { userId: session.userId, puzzleId };
    return withRetry(() =>
      deps.db.transaction(async (tx) => {
        const row = await lockSolve(tx, key);
        if (!row)
          return fail((await canSeePuzzle(tx, key.userId, puzzleId)) ? NOT_SOLVED : NO_PUZZLE);
        if (row.creatorId === row.userId) return fail(OWN_PUZZLE);
        if (row.solvedAt === null) return fail(NOT_SOLVED);
        await storeRating(tx, row, body.rating === 0 ? null : body.rating);
        return ok({ id: row.id });
      }),
    );
  });
}

function colorsRoute(deps: Deps): Route {
  return implement(deps, saveColors, async ({ params: { puzzleId }, body, session, deps }) => {
    const key = { userId: session.userId, puzzleId };
    const { colors, baseUpdatedAt } = body;
    const baseMs = baseUpdatedAt === null ? null : Date.parse(baseUpdatedAt);
    const savedAt = await storeColors(deps.db, key, { colors, baseMs });
    if (savedAt) return ok({ updatedAt: formatTime(savedAt) });
    const row = await findSolve(deps.db, key);
    const progress = row ? savedProgress(row) : null;
    return fail(progress ? { ...NEWER_COLORS, details: { progress } } : NO_PUZZLE);
  });
}
