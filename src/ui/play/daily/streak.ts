import { addDays, mondayOf } from '#base/days.ts';

/** A solved daily puzzle. */
export interface DailySolve {
  /** The day of the puzzle. */
  readonly date: string;
  /** The day on which it was solved, in UTC; a later one than `date` is late. */
  readonly solvedOn: string;
  readonly msUsed: number;
  /** Number of hints taken. */
  readonly hints: number;
}

/** Consecutive days with a solved puzzle. */
export interface Streak {
  /** Number of puzzles solved on their day. */
  readonly days: number;
  /** The missed day of this week that the streak survived; null if the freeze is unused. */
  readonly frozen: string | null;
}

/** True if a puzzle was solved after its day. */
export function isLate({ date, solvedOn }: DailySolve): boolean {
  return solvedOn > date;
}

/**
 * The streak up to today. It counts puzzles solved on their day; one missed day in each week, from
 * Monday to Sunday, does not end it. Today is not missed yet.
 */
export function streakUntil(today: string, solves: readonly DailySolve[]): Streak {
  const solved = new Set(solves.filter((solve) => !isLate(solve)).map(({ date }) => date));
  const missedInWeek = new Map<string, string>();
  let days = 0;
  let frozen: string | null = null;
  for (let day = today; ; day = addDays(day, -1)) {
    if (solved.has(day)) {
      days++;
      // A missed day counts as frozen only with a solved day before it.
      frozen = missedInWeek.get(mondayOf(today)) ?? null;
      continue;
    }
    if (day === today) continue;
    const week = mondayOf(day);
    if (missedInWeek.has(week)) break;
    missedInWeek.set(week, day);
  }
  return { days, frozen };
}

/** One solve for each date, the earliest; the newest date first. */
export function mergeSolves(...lists: readonly (readonly DailySolve[])[]): readonly DailySolve[] {
  const byDate = new Map<string, DailySolve>();
  for (const solve of lists.flat()) {
    const there = byDate.get(solve.date);
    if (!there || solve.solvedOn < there.solvedOn) byDate.set(solve.date, solve);
  }
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? 1 : -1));
}
