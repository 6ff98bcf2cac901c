import type { SolvingDays } from '#contract/users.ts';
import { SOLVING_WEEKS } from '#contract/users.ts';

const WEEK = 7;
/** Color steps for days with solves. */
const STEPS = 4;
/** The name of a month needs this number of weeks. */
const LEAST_MONTH = 2;

/** A day with its number of solves. `step`: from 0 for none to 4 for a busy day. */
export interface DayTile {
  readonly date: string;
  readonly solves: number;
  readonly step: number;
}

/** A month, at noon of its first day in UTC, and how many columns belong to it. */
interface MonthColumns {
  readonly date: Date;
  readonly weeks: number;
}

/** A year of solving as a calendar: a row for each day of the week, a column for each week. */
export interface SolvingYear {
  /** Monday to Sunday. The last week ends with today, so some rows are shorter by one. */
  readonly rows: readonly (readonly DayTile[])[];
  /** From left to right; the first column may have no name. */
  readonly months: readonly (MonthColumns | { readonly date: null; readonly weeks: number })[];
  readonly solves: number;
  /** The length of the longest streak. */
  readonly longestRun: number;
}

/** The calendar for the data of the server. */
export function buildSolvingYear({ from, today, days }: SolvingDays): SolvingYear {
  const solvesOn = new Map(days.map(({ date, solves }) => [date, solves]));
  const busy = busyDay(days.map(({ solves }) => solves));
  const tiles: DayTile[] = [];
  let [run, longestRun, solves] = [0, 0, 0];
  for (let i = 0; i < SOLVING_WEEKS * WEEK; i++) {
    const date = dateAfter(from, i);
    if (date > today) break;
    const count = solvesOn.get(date) ?? 0;
    run = count > 0 ? run + 1 : 0;
    longestRun = Math.max(longestRun, run);
    solves += count;
    const step = Math.min(STEPS, Math.ceil((STEPS * count) / busy));
    tiles.push({ date, solves: count, step });
  }
  const rows = Array.from({ length: WEEK }, (_, day) => tiles.filter((_it, i) => i % WEEK === day));
  return { rows, months: monthsOf(tiles), solves, longestRun };
}

/** A year without solves, shown while the data is loaded. */
export function emptyYear(todayMs: number): SolvingYear {
  const today = new Date(todayMs).toISOString().slice(0, 10);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % WEEK;
  const from = dateAfter(today, -(SOLVING_WEEKS - 1) * WEEK - sinceMonday);
  return buildSolvingYear({ from, today, days: [] });
}

/** The number of solves of a busy day: the 90th percentile, and at least a few solves. */
function busyDay(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => a - b);
  return Math.max(STEPS, sorted[Math.floor(sorted.length * 0.9)] ?? 0);
}

function dateAfter(date: string, days: number): string {
  const moment = new Date(`${date}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** A month begins with the first week whose Monday is in it. */
function monthsOf(tiles: readonly DayTile[]): SolvingYear['months'] {
  const mondays = tiles.filter((_, i) => i % WEEK === 0).map(({ date }) => date);
  const months: { name: string; weeks: number }[] = [];
  for (const date of mondays) {
    const name = date.slice(0, 7);
    const last = months.at(-1);
    if (last?.name === name) last.weeks++;
    else months.push({ name, weeks: 1 });
  }
  return months.map(({ name, weeks }) =>
    weeks < LEAST_MONTH ? { date: null, weeks } : { date: new Date(`${name}-01T12:00:00Z`), weeks },
  );
}
