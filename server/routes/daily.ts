import {
  listPlannedDailies,
  readDaily,
  readDailyMonth,
  readDailyStatistics,
  readOwnDailies,
  readToday,
  readUpcoming,
  replaceDaily,
  type Daily,
} from '#contract/daily.ts';
import { addDays, dayOf } from '#base/days.ts';
import { fail, ok } from '#base/result.ts';
import {
  publishDue,
  readArchive,
  readDailies,
  readDailyOf,
  readFirstDay,
  readOwnDailies as findOwnDailies,
  readStatistics,
  type DailyRow,
} from '../db/dailies.ts';
import { withRetry } from '../db/databaseErrors.ts';
import { readPlan, replaceDay } from '../db/moderation/moderateDailies.ts';
import { createPuzzleReader, readSealedPuzzle } from '../db/readPuzzle.ts';
import type { Deps } from '../deps.ts';
import { refusal } from '../domain/refusal.ts';
import { implement, type Route } from '../http/implement.ts';

const NO_DAILY = refusal('not_found', 'refusals.noDaily');

const NONE_MADE = refusal('conflict', 'refusals.dailyOff');

/** Days that pages store for use without a network. */
const UPCOMING_DAYS = 3;

/** The daily puzzle, its archive, and its queue for moderators. */
export function dailyRoutes(deps: Deps): readonly Route[] {
  return [...readingRoutes(deps), ...archiveRoutes(deps), ...moderatorRoutes(deps)];
}

/** The day of now in UTC. */
function today(): string {
  return dayOf(Date.now());
}

/**
 * A function that reads the puzzle of a day up to today. It publishes a puzzle whose day has just
 * come, in case no job did.
 */
function createDailyReader({ db, jobs }: Deps) {
  const readPuzzle = createPuzzleReader(db);
  return async (date: string, callerId: string | null): Promise<Daily | null> => {
    if (date > today()) return null;
    let row = await readDailyOf(db, date);
    if (row?.shownAt === null) {
      await withRetry(() => publishDue(db, jobs, today()));
      row = await readDailyOf(db, date);
    }
    const puzzle = row ? await readPuzzle(row.puzzleId, callerId) : null;
    return row && puzzle ? { date, family: row.family, puzzle } : null;
  };
}

function readingRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  const read = createDailyReader(deps);
  return [
    implement(deps, readToday, async ({ session }) => {
      const date = today();
      return ok({ today: date, daily: await read(date, session?.userId ?? null) });
    }),
    implement(deps, readDaily, async ({ params: { date }, session }) => {
      const daily = await read(date, session?.userId ?? null);
      return daily ? ok(daily) : fail(NO_DAILY);
    }),
    implement(deps, readUpcoming, async () => {
      const from = today();
      const rows = await readDailies(db, addDays(from, 1), addDays(from, UPCOMING_DAYS));
      const days = await Promise.all(rows.map(async (row) => sealed(row)));
      return ok({ days: days.flat() });
    }),
  ];

  async function sealed({ date, family, puzzleId }: DailyRow) {
    const puzzle = await readSealedPuzzle(db, puzzleId);
    if (!puzzle) return [];
    const daily: Daily = { date, family, puzzle };
    return [{ date, sealed: Buffer.from(JSON.stringify(daily)).toString('base64') }];
  }
}

function archiveRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    implement(deps, readDailyMonth, async ({ params: { month } }) => {
      const [days, first] = await Promise.all([
        readArchive(db, `${month}-01`, addDays(`${month}-28`, 3)),
        readFirstDay(db),
      ]);
      return ok({
        today: today(),
        first,
        days: days.filter(({ date }) => date.startsWith(month)),
      });
    }),
    implement(deps, readOwnDailies, async ({ session: { userId } }) =>
      ok({ solves: [...(await findOwnDailies(db, userId))] }),
    ),
    implement(deps, readDailyStatistics, async ({ params: { date } }) => {
      const row = await readDailyOf(db, date);
      if (!row || row.shownAt === null) return fail(NO_DAILY);
      const { times, ...counts } = await readStatistics(db, row.puzzleId);
      return ok({ ...counts, times: [...times] });
    }),
  ];
}

function moderatorRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, listPlannedDailies, async ({ deps: { db } }) =>
      ok({ days: [...(await readPlan(db, today()))] }),
    ),
    implement(deps, replaceDaily, async ({ params, body, session, deps: { db, jobs, site } }) => {
      if (body.puzzleId === null && !site.makesDailies) return fail(NONE_MADE);
      const { userId: moderatorId } = session;
      const order = { date: params.date, puzzleId: body.puzzleId, moderatorId };
      return withRetry(() => replaceDay(db, jobs, today(), order));
    }),
  ];
}
