/** Calendar days in a time zone, from one midnight to the next. */

const DAY_MS = 86_400_000;
const UTC = 'UTC';

/** The time zone, if this program knows it from the IANA database, else UTC. */
export function readTimeZone(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name ?? UTC }).resolvedOptions().timeZone;
  } catch {
    return UTC;
  }
}

/** A day, as `2026-11-24`, and its start. */
export interface LocalDay {
  readonly date: string;
  readonly start: Date;
}

/**
 * The days of some weeks in a time zone, up to that of `now`: the first is a Monday, the last week
 * ends with `now`. If clocks skip midnight, the start of a day is off by at most an hour.
 */
export function weeksUntil(zone: string, now: Date, weeks: number): readonly LocalDay[] {
  const clock = clockOf(zone);
  const today = dayOf(now.getTime() + clock(now.getTime()));
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const count = (weeks - 1) * 7 + sinceMonday + 1;
  const days = Array.from({ length: count }, (_, i) => today - (count - 1 - i) * DAY_MS);
  const ahead = days.map(clock);
  return days.map((day, i) => {
    const near = ahead[i] ?? 0;
    // Without a clock change nearby, the local midnight follows from that of UTC.
    const isPlain = ahead[i - 1] === near && ahead[i + 1] === near;
    const start = day - (isPlain ? near : clock(day - near));
    return { date: new Date(day).toISOString().slice(0, 10), start: new Date(start) };
  });
}

/** Offset from UTC, in milliseconds, of a zone at a time. */
function clockOf(zone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (ms) => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const shown = Date.UTC(
      ...([part('year'), part('month') - 1, part('day')] as const),
      ...([part('hour'), part('minute'), part('second')] as const),
    );
    return shown - Math.floor(ms / 1000) * 1000;
  };
}

/** The start, in UTC, of the day of a time. */
function dayOf(ms: number): number {
  return Math.floor(ms / DAY_MS) * DAY_MS;
}
