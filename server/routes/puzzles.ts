import {
  createPuzzle,
  deletePuzzle,
  deletePuzzles,
  findPublished,
  publishPuzzle,
  readBriefToSolve,
  readLove,
  readPuzzleToEdit,
  readPuzzleToSolve,
  updatePuzzle,
  writeLove,
} from '#contract/puzzles.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { PuzzleToPublish } from '../checks/PuzzleChecks.ts';
import { formatTime } from '../db/briefs.ts';
import { withRetry } from '../db/databaseErrors.ts';
import { deleteOwnPuzzles } from '../db/deletePuzzles.ts';
import { readLoved, setLoved } from '../db/lovePuzzle.ts';
import { newPuzzleRefusal } from '../db/quotas.ts';
import {
  foreignPuzzleRefusal,
  NO_PUZZLE,
  createPuzzleReader,
  readOwnPuzzle,
  readPublished,
  readPuzzleBrief,
} from '../db/readPuzzle.ts';
import { insertPuzzle, readOwnState } from '../db/writePuzzle.ts';
import type { Deps } from '../deps.ts';
import { refusal, type Refusal } from '../domain/refusal.ts';
import { cleanLine, cleanText, showsNothing } from '../domain/texts.ts';
import { implement, type Route } from '../http/implement.ts';
import { CHANGED_SINCE, publish, refuseChecked, saveChanges } from './puzzleChanges.ts';

/** Reading, creating, changing, publishing, deleting and loving puzzles. */
export function puzzleRoutes(deps: Deps): readonly Route[] {
  return [
    ...readingRoutes(deps),
    ...writingRoutes(deps),
    ...deletingRoutes(deps),
    ...lovingRoutes(deps),
  ];
}

function readingRoutes(deps: Deps): readonly Route[] {
  const readPuzzle = createPuzzleReader(deps.db);
  return [
    implement(deps, findPublished, async ({ body: { checksums }, session: { userId } }) =>
      ok({ results: await readPublished(deps.db, userId, checksums) }),
    ),
    implement(deps, readPuzzleToSolve, async ({ params: { id }, session }) => {
      const puzzle = await readPuzzle(id, session?.userId ?? null);
      return puzzle ? ok(puzzle) : fail(NO_PUZZLE);
    }),
    implement(deps, readBriefToSolve, async ({ params: { id }, session, deps: { db } }) => {
      const puzzle = await readPuzzleBrief(db, id, session?.userId ?? null);
      return puzzle ? ok(puzzle) : fail(NO_PUZZLE);
    }),
    implement(
      deps,
      readPuzzleToEdit,
      async ({ params: { id }, session: { userId }, deps: { db } }) => {
        const puzzle = await readOwnPuzzle(db, id, userId);
        return puzzle ? ok(puzzle) : fail(await foreignPuzzleRefusal(db, id, userId));
      },
    ),
  ];
}

function writingRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, createPuzzle, async ({ body, session: { userId }, context }) => {
      const { db, checks } = deps;
      const { key, ...input } = body;
      const written = cleanPuzzle(input);
      if (!written.ok) return written;
      const facts = await checks.read(written.value.data, userId);
      if (!facts.ok) return refuseChecked(context, facts.error);
      const maker = { creatorId: userId, key };
      return withRetry(() =>
        db.transaction(async (tx) => {
          const refused = await newPuzzleRefusal(tx, maker, facts.value.data);
          if (refused) return fail(refused);
          const stored = await insertPuzzle(tx, maker, written.value, facts.value);
          if (!stored) return fail(CHANGED_SINCE);
          return ok({ id: stored.id, updatedAt: formatTime(stored.updatedAt) });
        }),
      );
    }),
    implement(deps, updatePuzzle, async ({ params: { id }, body, session, context }) => {
      const { baseUpdatedAt, ...input } = body;
      const written = cleanPuzzle(input);
      if (!written.ok) return written;
      const baseMs = baseUpdatedAt === undefined ? null : Date.parse(baseUpdatedAt);
      const saved = await saveChanges(deps, id, session.userId, { ...written.value, baseMs });
      if (!saved.ok) return refuseChecked(context, saved.error);
      return ok({ id, updatedAt: formatTime(saved.value) });
    }),
    implement(deps, publishPuzzle, async ({ params: { id }, session: { userId }, context }) => {
      const published = await publish(deps, id, userId);
      return published.ok ? ok({ id }) : refuseChecked(context, published.error);
    }),
  ];
}

/**
 * The author's texts as stored: without invisible characters. The title must have a visible one.
 */
function cleanPuzzle(
  written: PuzzleToPublish,
): Result<PuzzleToPublish, Refusal<'invalid_request'>> {
  const title = cleanLine(written.title);
  if (showsNothing(title)) return fail(refusal('invalid_request', 'refusals.titleEmpty'));
  return ok({ ...written, title, description: cleanText(written.description) });
}

function deletingRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, deletePuzzle, async ({ params: { id }, session: { userId }, deps: { db } }) => {
      const deleted = await deleteOwnPuzzles(db, [id], userId);
      if (deleted.length > 0) return ok(undefined);
      if (await readOwnState(db, id, userId))
        return fail(refusal('conflict', 'refusals.publishedStays'));
      return fail(await foreignPuzzleRefusal(db, id, userId));
    }),
    implement(deps, deletePuzzles, async ({ body, session: { userId }, deps: { db } }) => {
      return ok({ deleted: await deleteOwnPuzzles(db, body.puzzleIds, userId) });
    }),
  ];
}

function lovingRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, readLove, async ({ params: { id }, session: { userId }, deps: { db } }) => {
      const loved = await readLoved(db, id, userId);
      return loved === null ? fail(NO_PUZZLE) : ok({ loved });
    }),
    implement(deps, writeLove, async ({ params, body: { loved }, session, deps: { db } }) => {
      const isThere = await withRetry(() => setLoved(db, params.id, session.userId, loved));
      return isThere ? ok({ loved }) : fail(NO_PUZZLE);
    }),
  ];
}
