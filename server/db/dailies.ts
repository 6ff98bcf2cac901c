import { and, asc, between, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { dailyMark } from '#engine/generate/houseTitle.ts';
import { addDays, dayOf } from '#base/days.ts';
import { invariant } from '#base/invariant.ts';
import type { PuzzleBrief } from '#contract/shapes.ts';
import type { MadePuzzle } from '../checks/PuzzleChecks.ts';
import type { JobQueue } from '../jobs/JobQueue.ts';
import { puzzleBrief, selectPuzzles } from './briefs.ts';
import type { Db, Queryable, Tx } from './database.ts';
import { dailyPuzzles } from './schema/dailies.ts';
import { completions, puzzles, STATUS } from './schema/puzzles.ts';
import { countPublished, insertPuzzle } from './writePuzzle.ts';

/** Number of days after today with a puzzle. */
export const DAYS_AHEAD = 14;

/** A row of the table. */
export type DailyRow = typeof dailyPuzzles.$inferSelect;

/** The puzzles of some days, in order. */
export async function readDailies(
  db: Queryable,
  from: string,
  to: string,
): Promise<readonly DailyRow[]> {
  return db
    .select()
    .from(dailyPuzzles)
    .where(between(dailyPuzzles.date, from, to))
    .orderBy(asc(dailyPuzzles.date));
}

/** No site had a daily before. The database has no year 0, which is in valid dates of the API. */
const FIRST_DAY = '2026-01-01';

/** The puzzle of a day; undefined if it has none. */
export async function readDailyOf(db: Queryable, date: string): Promise<DailyRow | undefined> {
  if (date < FIRST_DAY) return undefined;
  const [row] = await readDailies(db, date, date);
  return row;
}

/** A day of the archive. */
export interface ArchivedDay {
  readonly date: string;
  readonly family: string | null;
  readonly width: number;
  readonly height: number;
  readonly hardest: number | null;
}

/** The published dailies of some days, in order. */
export async function readArchive(
  db: Queryable,
  from: string,
  to: string,
): Promise<readonly ArchivedDay[]> {
  return db
    .select({
      date: dailyPuzzles.date,
      family: dailyPuzzles.family,
      width: puzzles.width,
      height: puzzles.height,
      hardest: puzzles.hardest,
    })
    .from(dailyPuzzles)
    .innerJoin(puzzles, eq(puzzles.id, dailyPuzzles.puzzleId))
    .where(and(isShown, between(dailyPuzzles.date, from, to)))
    .orderBy(asc(dailyPuzzles.date));
}

/** Number of dailies in a feed. */
const FEED_LENGTH = 30;

/** The last published dailies with their puzzles, the newest first. */
export async function readShownDailies(
  db: Queryable,
): Promise<readonly { readonly date: string; readonly puzzle: PuzzleBrief }[]> {
  const days = await db
    .select({ date: dailyPuzzles.date, puzzleId: dailyPuzzles.puzzleId })
    .from(dailyPuzzles)
    .innerJoin(puzzles, eq(puzzles.id, dailyPuzzles.puzzleId))
    .where(isShown)
    .orderBy(desc(dailyPuzzles.date))
    .limit(FEED_LENGTH);
  const ids = days.map(({ puzzleId }) => puzzleId);
  const rows =
    ids.length === 0 ? [] : await selectPuzzles(db, null).where(inArray(puzzles.id, ids));
  const briefs = new Map(rows.map((row) => [row.puzzle.id, puzzleBrief(row)]));
  return days.flatMap(({ date, puzzleId }) => {
    const puzzle = briefs.get(puzzleId);
    return puzzle ? [{ date, puzzle }] : [];
  });
}

/** Condition: a daily was published, and no moderator has withdrawn its puzzle. */
const isShown = and(sql`${dailyPuzzles.shownAt} is not null`, eq(puzzles.status, STATUS.public));

/** The day of the first published daily; null if there is none. */
export async function readFirstDay(db: Queryable): Promise<string | null> {
  const [row] = await db
    .select({ date: dailyPuzzles.date })
    .from(dailyPuzzles)
    .where(sql`${dailyPuzzles.shownAt} is not null`)
    .orderBy(asc(dailyPuzzles.date))
    .limit(1);
  return row?.date ?? null;
}

/** Limit of own solves, more than a streak of three years. */
const MAX_OWN = 1200;

/** A daily that an account has solved. */
export interface OwnDaily {
  readonly date: string;
  /** The day of the solve in UTC. */
  readonly solvedOn: string;
  readonly msTimeUsed: number;
  readonly hints: number;
}

/** The dailies that an account has solved, the newest first. */
export async function readOwnDailies(db: Queryable, userId: string): Promise<readonly OwnDaily[]> {
  const rows = await db
    .select({
      date: dailyPuzzles.date,
      solvedAt: completions.solvedAt,
      msTimeUsed: completions.msUsed,
      hints: completions.hints,
    })
    .from(dailyPuzzles)
    .innerJoin(
      completions,
      and(eq(completions.puzzleId, dailyPuzzles.puzzleId), eq(completions.userId, userId)),
    )
    .where(sql`${completions.solvedAt} is not null and ${dailyPuzzles.shownAt} is not null`)
    .orderBy(desc(dailyPuzzles.date))
    .limit(MAX_OWN);
  return rows.map(({ solvedAt, ...row }) => {
    invariant(solvedAt, 'the condition leaves out unsolved ones');
    return { ...row, solvedOn: dayOf(solvedAt.getTime()) };
  });
}

/** How others solved a puzzle. */
export interface SolveStatistics {
  readonly solves: number;
  /** Number of solves without a hint. */
  readonly withoutHints: number;
  /** Number of solves by time: up to 15 s, 30 s, 1 min, 2 min …, doubling; the last has no end. */
  readonly times: readonly number[];
}

/** Number of ranges of time. */
const TIME_RANGES = 9;
const FIRST_RANGE_MS = 15_000;

/** Statistics of the counted solves of a puzzle. */
export async function readStatistics(db: Queryable, puzzleId: string): Promise<SolveStatistics> {
  const range = sql<number>`least(${TIME_RANGES - 1}, greatest(0, ceil(log(2.0, greatest(${completions.msUsed}, 1)::numeric / ${FIRST_RANGE_MS}))))::int`;
  const rows = await db
    .select({
      range,
      solves: sql<number>`count(*)::int`,
      withoutHints: sql<number>`(count(*) filter (where ${completions.hints} = 0))::int`,
    })
    .from(completions)
    .where(and(eq(completions.puzzleId, puzzleId), eq(completions.counted, true)))
    .groupBy(sql`1`);
  const times = Array.from({ length: TIME_RANGES }, () => 0);
  let withoutHints = 0;
  for (const row of rows) {
    times[row.range] = row.solves;
    withoutHints += row.withoutHints;
  }
  return { solves: times.reduce((sum, count) => sum + count, 0), withoutHints, times };
}

/** Undoes the insertion of a puzzle for a day that another process has filled meanwhile. */
class OvertakenError extends Error {}

/** A generated puzzle with its place in the calendar. */
interface NewDaily extends MadePuzzle {
  readonly date: string;
  readonly family: string;
  readonly attempt: number;
  /** The account of the site's own puzzles. */
  readonly creatorId: string;
}

/**
 * Store the puzzle of a day, private, in place of one with an earlier seed. Puzzle and day are one
 * transaction, so a process that is killed loses neither and doubles neither. False if the day has
 * this seed, a later one, or was published.
 */
export async function storeDaily(db: Db, daily: NewDaily): Promise<boolean> {
  try {
    return await db.transaction((tx) => storeIn(tx, daily));
  } catch (error) {
    if (error instanceof OvertakenError) return false;
    throw error;
  }
}

async function storeIn(tx: Tx, daily: NewDaily): Promise<boolean> {
  const { date, family, attempt, creatorId, facts, recipe, score, hardest } = daily;
  const [before] = await tx
    .select()
    .from(dailyPuzzles)
    .where(eq(dailyPuzzles.date, date))
    .for('update');
  if (before && (before.shownAt !== null || before.attempt >= attempt)) return false;
  const statement = { title: titleOfDay(date), description: '', designDifficulty: hardest };
  const stored = await insertPuzzle(tx, { creatorId, key: undefined }, statement, facts);
  invariant(stored, 'a new id is free');
  await tx
    .update(puzzles)
    .set({ houseTitle: dailyMark(date) })
    .where(eq(puzzles.id, stored.id));
  const row = { puzzleId: stored.id, family, recipe, score, attempt, madeAt: sql`now()` };
  if (before) {
    await tx.update(dailyPuzzles).set(row).where(eq(dailyPuzzles.date, date));
    await deleteUnshown(tx, before.puzzleId);
    return true;
  }
  const inserted = await tx
    .insert(dailyPuzzles)
    .values({ date, ...row, wanted: attempt })
    .onConflictDoNothing()
    .returning({ date: dailyPuzzles.date });
  if (inserted.length === 0) throw new OvertakenError();
  return true;
}

/** The title of a generated puzzle, the same in all languages but for the word. */
function titleOfDay(date: string): string {
  return `Daily ${date}`;
}

/** Delete a replaced puzzle that nobody has seen; one that a moderator had chosen stays. */
export async function deleteUnshown(tx: Tx, puzzleId: string): Promise<void> {
  await tx
    .delete(puzzles)
    .where(
      and(
        eq(puzzles.id, puzzleId),
        eq(puzzles.status, STATUS.private),
        sql`${puzzles.creatorId} in (select id from app_user where is_house)`,
      ),
    );
}

/**
 * Publish the puzzles whose day has come. Followers of the account are notified, and the puzzles
 * are verified and rated, as with every publication. Concurrent calls wait for each other.
 */
export async function publishDue(db: Db, jobs: JobQueue, today: string): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(dailyPuzzles)
      .where(and(isNull(dailyPuzzles.shownAt), lte(dailyPuzzles.date, today)))
      .orderBy(asc(dailyPuzzles.date))
      .for('update');
    for (const { date, puzzleId } of due) {
      await tx
        .update(dailyPuzzles)
        .set({ shownAt: sql`now()` })
        .where(eq(dailyPuzzles.date, date));
      const [shown] = await tx
        .update(puzzles)
        .set({ status: STATUS.public, publishedAt: sql`now()`, updatedAt: sql`now()` })
        .where(and(eq(puzzles.id, puzzleId), eq(puzzles.status, STATUS.private)))
        .returning({ creatorId: puzzles.creatorId });
      if (!shown) continue; // a public puzzle that a moderator chose
      const collectionId = await countPublished(tx, shown.creatorId);
      if (collectionId !== null)
        await jobs.enqueue(tx, 'notifyFollowers', { collectionId, puzzleId });
      await jobs.enqueue(tx, 'verifyPuzzle', { puzzleId });
    }
  });
}

/** The days from today on for which a puzzle is to be made, with the number of its seed. */
export async function readMissingDays(
  db: Queryable,
  today: string,
): Promise<readonly { readonly date: string; readonly attempt: number }[]> {
  const rows = await readDailies(db, today, addDays(today, DAYS_AHEAD));
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, i) => addDays(today, i)).flatMap((date) => {
    const row = byDate.get(date);
    if (!row) return [{ date, attempt: 0 }];
    return row.wanted > row.attempt && row.shownAt === null ? [{ date, attempt: row.wanted }] : [];
  });
}
