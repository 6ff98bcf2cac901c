import { dayOf } from '#base/days.ts';
import type { MadePuzzle, PuzzleChecks } from '../checks/PuzzleChecks.ts';
import { publishDue, readMissingDays, storeDaily } from '../db/dailies.ts';
import { ensureHouseAccount } from '../db/houseAccount.ts';
import { siteSecret } from '../db/siteSecret.ts';
import type { Deps } from '../deps.ts';
import { seedOfDay, wishOfDay, type DailyWish } from '../domain/dailyCalendar.ts';

/** Each try is easier to finish within the limits of the process. */
const TRIES = [
  { work: 3000, best: 24 },
  { work: 800, best: 4 },
] as const;

/** The last try: a kind that is made in milliseconds. */
const QUICK = {
  wish: { family: 'range', width: 7, height: 7, grades: [2] },
  limits: { work: 1500, best: 1 },
} as const;

/**
 * Publish the puzzle of the day, and make those of the days ahead that are missing or to be
 * replaced. Each day is stored on its own: a job that is killed is continued by the next one.
 */
export async function makeDailies(
  deps: Pick<Deps, 'db' | 'jobs' | 'log'> & { readonly checks: Pick<PuzzleChecks, 'make'> },
  signal: AbortSignal,
  now = Date.now(),
): Promise<void> {
  const { db, jobs, log } = deps;
  const today = dayOf(now);
  await publishDue(db, jobs, today);
  const missing = await readMissingDays(db, today);
  if (missing.length === 0) return;
  const secret = await siteSecret(db, 'daily');
  const creatorId = await ensureHouseAccount(db);
  for (const { date, attempt } of missing) {
    const made = await makeForDay(
      deps,
      { wish: wishOfDay(date), seed: seedOfDay(secret, date, attempt) },
      signal,
    );
    if (made) await storeDaily(db, { ...made, date, attempt, creatorId });
    else log.error({ date }, 'no daily puzzle could be made');
  }
  await publishDue(db, jobs, today);
}

interface DayOrder {
  readonly wish: DailyWish;
  readonly seed: number;
}

type MadeForDay = MadePuzzle & { readonly family: string };

/** The puzzle of a day, by the first try that succeeds; null if none does. */
async function makeForDay(
  { checks, log }: Pick<Deps, 'log'> & { readonly checks: Pick<PuzzleChecks, 'make'> },
  { wish, seed }: DayOrder,
  signal: AbortSignal,
): Promise<MadeForDay | null> {
  const tries = [...TRIES.map((limits) => ({ wish, limits })), QUICK];
  for (const { wish: wanted, limits } of tries) {
    const made = await checks.make({ wish: { ...wanted, seed }, limits }, signal);
    if (made.ok) return { ...made.value, family: wanted.family };
    if (made.error === 'aborted') throw new Error('Making was cut off; it is tried again.');
    log.warn({ family: wanted.family, reason: made.error }, 'a try for a daily puzzle failed');
  }
  return null;
}
