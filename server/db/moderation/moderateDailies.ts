import { eq, inArray, sql } from 'drizzle-orm';
import type { PlannedDaily } from '#contract/daily.ts';
import { addDays } from '#base/days.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { message } from '#texts/message.ts';
import { refusal, type Refusal } from '../../domain/refusal.ts';
import type { JobQueue } from '../../jobs/JobQueue.ts';
import { formatTime, puzzleBrief, selectPuzzles } from '../briefs.ts';
import { DAYS_AHEAD, deleteUnshown, readDailies } from '../dailies.ts';
import type { Db, Queryable, Tx } from '../database.ts';
import { dailyPuzzles } from '../schema/dailies.ts';
import { puzzles, STATUS } from '../schema/puzzles.ts';
import { users } from '../schema/users.ts';
import { ownerColumns, recordAction } from './moderate.ts';

const NOT_REPLACEABLE = refusal('not_found', 'refusals.noDaily');
const SHOWN = refusal('conflict', 'refusals.dailyShown');
const UNDER_WAY = refusal('conflict', 'refusals.dailyUnderWay');
const USED = refusal('conflict', 'refusals.dailyUsed');
const NO_PUZZLE = refusal('not_found', 'refusals.noPuzzle');

/** Today and the days ahead, as moderators see them. */
export async function readPlan(db: Queryable, today: string): Promise<readonly PlannedDaily[]> {
  const rows = await readDailies(db, today, addDays(today, DAYS_AHEAD));
  const ids = rows.map(({ puzzleId }) => puzzleId);
  const found =
    ids.length === 0 ? [] : await selectPuzzles(db, null).where(inArray(puzzles.id, ids));
  const briefs = new Map(found.map((row) => [row.puzzle.id, puzzleBrief(row)]));
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, i): PlannedDaily => {
    const date = addDays(today, i);
    const row = byDate.get(date);
    if (!row) return { date, state: 'missing', isShown: false, ...NOTHING_MADE };
    const { family, recipe, score, wanted, attempt, shownAt, madeAt, puzzleId } = row;
    return {
      date,
      state: wanted > attempt ? 'making' : 'ready',
      isShown: shownAt !== null,
      family,
      recipe,
      score,
      madeAt: formatTime(madeAt),
      puzzle: briefs.get(puzzleId) ?? null,
    };
  });
}

const NOTHING_MADE = {
  family: null,
  recipe: null,
  score: null,
  madeAt: null,
  puzzle: null,
} as const;

/** A moderator's wish for another puzzle. */
interface Replacement {
  readonly date: string;
  /** A published puzzle; null to make another one. */
  readonly puzzleId: string | null;
  readonly moderatorId: string;
}

/**
 * Replace the puzzle of a day that was not published yet, and log it. Without a puzzle a job makes
 * another one; until then the old one stays.
 */
export async function replaceDay(
  db: Db,
  jobs: JobQueue,
  today: string,
  { date, puzzleId, moderatorId }: Replacement,
): Promise<Result<undefined, Refusal<'not_found' | 'conflict'>>> {
  if (date < today || date > addDays(today, DAYS_AHEAD)) return fail(NOT_REPLACEABLE);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(dailyPuzzles)
      .where(eq(dailyPuzzles.date, date))
      .for('update');
    if (row && row.shownAt !== null) return fail(SHOWN);
    if (puzzleId === null) {
      if (row && row.wanted > row.attempt) return fail(UNDER_WAY);
      if (row)
        await tx
          .update(dailyPuzzles)
          .set({ wanted: row.attempt + 1 })
          .where(eq(dailyPuzzles.date, date));
      await jobs.enqueue(tx, 'makeDailies', {});
    } else {
      const chosen = await choose(tx, date, puzzleId, row);
      if (!chosen.ok) return chosen;
    }
    const about = puzzleId ?? row?.puzzleId;
    if (about !== undefined) await log(tx, date, about, moderatorId);
    return ok(undefined);
  });
}

/** Make a published puzzle that of a day. */
async function choose(
  tx: Tx,
  date: string,
  puzzleId: string,
  before: typeof dailyPuzzles.$inferSelect | undefined,
): Promise<Result<undefined, Refusal<'not_found' | 'conflict'>>> {
  const [puzzle] = await tx
    .select({ status: puzzles.status })
    .from(puzzles)
    .where(eq(puzzles.id, puzzleId))
    .for('key share');
  if (puzzle?.status !== STATUS.public) return fail(NO_PUZZLE);
  const [used] = await tx
    .select({ date: dailyPuzzles.date })
    .from(dailyPuzzles)
    .where(eq(dailyPuzzles.puzzleId, puzzleId));
  if (used) return fail(USED);
  const next = (before?.attempt ?? 0) + 1;
  const chosen = {
    puzzleId,
    family: null,
    recipe: null,
    score: null,
    attempt: next,
    wanted: next,
    madeAt: sql`now()`,
  };
  await tx
    .insert(dailyPuzzles)
    .values({ date, ...chosen })
    .onConflictDoUpdate({ target: dailyPuzzles.date, set: chosen });
  if (before) await deleteUnshown(tx, before.puzzleId);
  return ok(undefined);
}

/** Log the replacement under the account of the puzzle, which gets no notification. */
async function log(tx: Tx, date: string, puzzleId: string, moderatorId: string): Promise<void> {
  const [owner] = await tx
    .select(ownerColumns)
    .from(users)
    .innerJoin(puzzles, eq(puzzles.creatorId, users.id))
    .where(eq(puzzles.id, puzzleId));
  if (!owner) return;
  await recordAction(
    tx,
    { moderatorId, message: '' },
    { id: puzzleId, owner },
    {
      action: 'replaceDaily',
      log: message('notices.logDailyReplaced', { date }),
      notice: null,
      path: null,
    },
  );
}
