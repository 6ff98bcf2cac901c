import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Completion } from '#contract/completions.ts';
import {
  MAX_MS_USED,
  REPORT_SLACK_MS,
  shareOfSlowerSolves,
  type SettledSolve,
  type SolveTimes,
} from '../domain/solving.ts';
import { isVisibleTo, formatTime } from './briefs.ts';
import type { Queryable, Tx } from './database.ts';
import { completions, puzzles } from './schema/puzzles.ts';
import { users } from './schema/users.ts';

/** Key of a solve: account and puzzle. */
export interface SolveKey {
  readonly userId: string;
  readonly puzzleId: string;
}

const keyMatches = ({ userId, puzzleId }: SolveKey) =>
  and(eq(completions.userId, userId), eq(completions.puzzleId, puzzleId));

/** Milliseconds since a time, by the clock: a transaction that has waited started before it. */
const msSince = (moment: typeof completions.createdAt) =>
  sql<number>`greatest(0, extract(epoch from now() - ${moment}) * 1000)::float8`;

const solveColumns = {
  id: completions.id,
  createdAt: completions.createdAt,
  updatedAt: completions.updatedAt,
  userId: completions.userId,
  puzzleId: completions.puzzleId,
  msUsed: completions.msUsed,
  isUnseen: completions.isUnseen,
  solvedAt: completions.solvedAt,
  counted: completions.counted,
  hints: completions.hints,
  rating: completions.rating,
  progress: completions.progress,
  progressAt: completions.progressAt,
  creatorId: puzzles.creatorId,
  emptyCells: puzzles.emptyCells,
  msSinceBegin: msSince(completions.createdAt),
};

/** Query of an account's solve of a puzzle that it may see. */
function selectSolve(db: Queryable, key: SolveKey) {
  return db
    .select(solveColumns)
    .from(completions)
    .innerJoin(puzzles, eq(puzzles.id, completions.puzzleId))
    .where(and(keyMatches(key), isVisibleTo(key.userId, puzzles)))
    .$dynamic();
}

export type SolveRow = Awaited<ReturnType<typeof selectSolve>>[number];

/** True if the account may see the puzzle; null is a visitor. */
export async function canSeePuzzle(
  db: Queryable,
  userId: string | null,
  puzzleId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: puzzles.id })
    .from(puzzles)
    .where(and(eq(puzzles.id, puzzleId), isVisibleTo(userId, puzzles)));
  return rows.length > 0;
}

/** An account's solve of a puzzle; undefined if there is none, or the puzzle is not visible. */
export async function findSolve(db: Queryable, key: SolveKey): Promise<SolveRow | undefined> {
  const [row] = await selectSolve(db, key);
  return row;
}

/** Like `findSolve`, and locks the row until the transaction ends. */
export async function lockSolve(db: Queryable, key: SolveKey): Promise<SolveRow | undefined> {
  const [row] = await selectSolve(db, key).for('update', { of: completions });
  return row;
}

/**
 * Query of the keys for a new row, with further columns, if the puzzle is visible. Locks the puzzle
 * against deletion before the row that refers to it.
 */
const newRow = ({ userId, puzzleId }: SolveKey, columns = sql.empty()) => sql`
  select ${uuidv7()}::uuid, ${userId}::uuid, ${puzzles.id} ${columns} from ${puzzles}
  where ${puzzles.id} = ${puzzleId} and ${isVisibleTo(userId, puzzles)} for key share`;

/** Record the start of a solve, unless there is one or the puzzle is not visible. */
export async function insertSolve(db: Queryable, key: SolveKey): Promise<void> {
  await db.execute(sql`
    insert into completion (id, user_id, puzzle_id) ${newRow(key)}
    on conflict (user_id, puzzle_id) do nothing`);
}

/**
 * Add time to an unfinished solve: at most the time since the last report and some slack.
 * Concurrent reports may arrive in another order; no time is counted twice.
 */
export async function addTime(db: Queryable, key: SolveKey, elapsedMs: number): Promise<void> {
  const elapsed = sql`${elapsedMs}::bigint`;
  const passed = sql`${msSince(completions.lastReportAt)}::bigint + ${REPORT_SLACK_MS}`;
  await db.execute(sql`
    insert into completion (id, user_id, puzzle_id, ms_used)
    ${newRow(key, sql`, least(${elapsed}, ${REPORT_SLACK_MS})`)}
    on conflict (user_id, puzzle_id) do update set
      ms_used = least(${completions.msUsed} + least(${elapsed}, ${passed}), ${MAX_MS_USED}),
      last_report_at = greatest(${completions.lastReportAt}, now()),
      updated_at = now()
    where ${completions.solvedAt} is null`);
}

/**
 * Save colors unless others were saved since `baseMs`; returns the time of the save, or null. Times
 * of saves are whole milliseconds and strictly increase, so that JavaScript can represent them and
 * no two are equal.
 */
export async function storeColors(
  db: Queryable,
  key: SolveKey,
  { colors, baseMs }: { readonly colors: string; readonly baseMs: number | null },
): Promise<Date | null> {
  const thisMs = sql`date_trunc('milliseconds', now())`;
  const { rows } = await db.execute<{ ms: number }>(sql`
    insert into completion (id, user_id, puzzle_id, progress, progress_at)
    ${newRow(key, sql`, ${colors}, ${thisMs}`)}
    on conflict (user_id, puzzle_id) do update set
      progress = excluded.progress,
      progress_at = greatest(${thisMs}, ${completions.progressAt} + interval '1 millisecond'),
      updated_at = now()
    where ${completions.progressAt} is null
      or extract(epoch from ${completions.progressAt}) * 1000 = ${baseMs}::bigint
    returning (extract(epoch from ${completions.progressAt}) * 1000)::float8 as ms`);
  return rows[0] ? new Date(rows[0].ms) : null;
}

/** Add time to an unfinished solve that was spent before the account signed in. */
export async function addUnseenTime(
  db: Queryable,
  key: SolveKey,
  elapsedMs: number,
): Promise<void> {
  const elapsed = sql`least(${elapsedMs}::bigint, ${MAX_MS_USED})`;
  await db.execute(sql`
    insert into completion (id, user_id, puzzle_id, ms_used, is_unseen)
    ${newRow(key, sql`, ${elapsed}, true`)}
    on conflict (user_id, puzzle_id) do update set
      ms_used = least(${completions.msUsed} + ${elapsed}, ${MAX_MS_USED}),
      is_unseen = true,
      updated_at = now()
    where ${completions.solvedAt} is null`);
}

/** Record that a puzzle is solved, and count it if it counts, in the transaction that locked it. */
export async function storeSolve(
  tx: Tx,
  row: SolveRow,
  { counted, msUsed, hints }: SettledSolve & { readonly hints: number },
): Promise<void> {
  await tx
    .update(completions)
    .set({ solvedAt: sql`now()`, updatedAt: sql`now()`, counted, msUsed, hints })
    .where(keyMatches(row));
  if (!counted) return;
  // Lock order: the account first, since many may wait at the row of a puzzle.
  await tx
    .update(users)
    .set({ solveCount: sql`${users.solveCount} + 1` })
    .where(eq(users.id, row.userId));
  await tx
    .update(puzzles)
    .set({ solveCount: sql`${puzzles.solveCount} + 1` })
    .where(eq(puzzles.id, row.puzzleId));
}

/**
 * Store a rating, null for none, in the transaction that locked the solve. Ratings of solves with
 * hints are stored, but not counted for the puzzle.
 */
export async function storeRating(tx: Tx, row: SolveRow, rating: number | null): Promise<void> {
  if (rating === row.rating) return;
  await tx
    .update(completions)
    .set({ rating, updatedAt: sql`now()` })
    .where(keyMatches(row));
  if (row.hints > 0) return;
  const slot = (mark: number) => sql`rated[${mark}::int]`;
  const changes = [
    ...(row.rating === null ? [] : [sql`${slot(row.rating)} = ${slot(row.rating)} - 1`]),
    ...(rating === null ? [] : [sql`${slot(rating)} = ${slot(rating)} + 1`]),
  ];
  await tx.execute(sql`update puzzle set ${sql.join(changes, sql`, `)} where id = ${row.puzzleId}`);
}

/** The saved progress of a solve. */
export function savedProgress({ progress, progressAt }: SolveRow): Completion['progress'] {
  if (progress === null || progressAt === null) return null;
  return { colors: progress, updatedAt: formatTime(progressAt) };
}

/** A solve in the format of the API. */
export async function readCompletion(db: Queryable, row: SolveRow): Promise<Completion> {
  const isCompared = row.counted && row.hints === 0;
  return {
    id: row.id,
    createdAt: formatTime(row.createdAt),
    updatedAt: formatTime(row.updatedAt),
    puzzle: row.puzzleId,
    user: row.userId,
    msTimeUsed: row.msUsed,
    solvedAt: formatTime(row.solvedAt),
    ratedDifficulty: row.rating,
    progress: savedProgress(row),
    fasterThan: isCompared ? shareOfSlowerSolves(await countTimes(db, row)) : null,
  };
}

/** Number of comparable solves of a puzzle, and of those that took longer than this one. */
async function countTimes(db: Queryable, { puzzleId, msUsed }: SolveRow): Promise<SolveTimes> {
  const [times] = await db
    .select({
      solves: sql<number>`count(*)::int`,
      longer: sql<number>`(count(*) filter (where ${completions.msUsed} > ${msUsed}))::int`,
    })
    .from(completions)
    .where(
      and(
        eq(completions.puzzleId, puzzleId),
        sql`${completions.counted} and ${completions.hints} = 0`,
      ),
    );
  return times ?? { solves: 0, longer: 0 };
}
