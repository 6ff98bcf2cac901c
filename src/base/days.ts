/** Calendar days in UTC, as texts such as `2026-11-28`. */

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
/** 1970-01-01 was a Thursday: the fourth day of its week. */
const FIRST_WEEKDAY = 3;

/** The day of a time in milliseconds since 1970. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The time at which a day starts, in milliseconds since 1970. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The number of days since 1970-01-01. */
export function dayNumber(day: string): number {
  return Math.round(startOfDay(day) / DAY_MS);
}

/** The day some days later, or earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  return dayOf(startOfDay(day) + count * DAY_MS);
}

/** The place of a day in its week: 0 is Monday. */
export function weekdayOf(day: string): number {
  return (((dayNumber(day) + FIRST_WEEKDAY) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/** The days of a month such as `2026-11`, in order. */
export function daysOfMonth(month: string): readonly string[] {
  const first = `${month}-01`;
  const days: string[] = [];
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The month some months later, or earlier if `count` is negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dayOf(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
}
