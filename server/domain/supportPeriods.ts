/** Time of an account as a supporter, at one level. */
export interface SupportPeriod {
  readonly id: string;
  /** The provider's id of the order that paid for it; null for time that the operator gave. */
  readonly order: string | null;
  /** The badge: 3 is the higher one. */
  readonly level: 2 | 3;
  readonly createdAtMs: number;
  readonly lengthMs: number;
  /** The part of the length that has not run. */
  readonly leftMs: number;
  /** True while a dispute about the order is open or lost: the period does not run. */
  readonly isHeld: boolean;
}

/** The times of an account that its periods add up to. */
export interface SupportTimes {
  /** The level now; 1 after the time of a supporter, 0 for others. */
  readonly level: number;
  /** End of level 3; null if the level is another one. */
  readonly level3UntilMs: number | null;
  /** End of all periods; null if there never was one. */
  readonly untilMs: number | null;
}

/** Periods run one after the other: those of level 3 first, and of each level the oldest first. */
function inRunningOrder(periods: readonly SupportPeriod[]): readonly SupportPeriod[] {
  return periods.toSorted(
    (a, b) => b.level - a.level || a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1),
  );
}

function leftOf(periods: readonly SupportPeriod[]): number {
  return periods.reduce((sum, { leftMs, isHeld }) => sum + (isHeld ? 0 : leftMs), 0);
}

/** Time beyond the periods that counts as time of its own; less is an error of rounding. */
const NOTICEABLE_MS = 60_000;

/** The time that an account has, as stored with it. */
interface StoredTime extends Pick<SupportTimes, 'level' | 'untilMs'> {
  readonly nowMs: number;
  /** The id of a period that is created here. */
  readonly newId: string;
}

/**
 * The periods after the time that has run since they were stored. Time that no period explains was
 * entered into the database by hand, and becomes a period.
 */
export function settlePeriods(
  periods: readonly SupportPeriod[],
  { level, untilMs, nowMs, newId }: StoredTime,
): readonly SupportPeriod[] {
  let runMs = leftOf(periods) - Math.max(0, (untilMs ?? nowMs) - nowMs);
  const settled = inRunningOrder(periods).map((period) => {
    const usedMs = period.isHeld ? 0 : Math.max(0, Math.min(period.leftMs, runMs));
    runMs -= usedMs;
    return { ...period, leftMs: period.leftMs - usedMs };
  });
  if (-runMs < NOTICEABLE_MS) return settled;
  const lengthMs = -runMs;
  const found = { id: newId, order: null, createdAtMs: nowMs, lengthMs, leftMs: lengthMs };
  return [...settled, { ...found, level: level > 2 ? 3 : 2, isHeld: false }];
}

/** The times of an account with these periods. */
export function addUpPeriods(
  periods: readonly SupportPeriod[],
  { untilMs, nowMs }: Pick<StoredTime, 'untilMs' | 'nowMs'>,
): SupportTimes {
  const leftMs = leftOf(periods);
  if (leftMs === 0) {
    const level = periods.some(({ isHeld }) => !isHeld) ? 1 : 0;
    return { level, level3UntilMs: null, untilMs: untilMs && Math.min(untilMs, nowMs) };
  }
  const leftAt3Ms = leftOf(periods.filter(({ level }) => level === 3));
  return {
    level: leftAt3Ms > 0 ? 3 : 2,
    level3UntilMs: leftAt3Ms > 0 ? nowMs + leftAt3Ms : null,
    untilMs: nowMs + leftMs,
  };
}

/** Length of some calendar months from the end of an account's time, or from now. */
export function monthsLengthMs(
  months: number,
  { untilMs, nowMs }: Pick<StoredTime, 'untilMs' | 'nowMs'>,
): number {
  const startMs = Math.max(nowMs, untilMs ?? nowMs);
  return addMonths(startMs, months) - startMs;
}

/** The same day and time some months later, or the last day of that month. */
function addMonths(startMs: number, months: number): number {
  const date = new Date(startMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
  date.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return date.getTime();
}

/** Takes a part of the length of an order's period, as far as it has not run. */
export function shortenPeriod(period: SupportPeriod, share: number): SupportPeriod {
  const takenMs = Math.round(period.lengthMs * share);
  return { ...period, leftMs: Math.max(0, period.leftMs - takenMs) };
}
