import { createHash } from 'node:crypto';
import { dayNumber, weekdayOf } from '#base/days.ts';

/** The puzzle that a day asks for; its family decides the symmetry. */
export interface DailyWish {
  readonly family: string;
  readonly width: number;
  readonly height: number;
  /** Accepted grades. */
  readonly grades: readonly number[];
}

interface Weekday {
  readonly side: number;
  readonly grades: readonly number[];
  /** Families that take turns, one each week. */
  readonly families: readonly string[];
}

/**
 * From small and easy on Monday to large on Sunday. Each family has one weekday, so a week passes
 * before it returns. Every family has one of the grades at the size of its day.
 */
const WEEK = [
  { side: 6, grades: [1, 2], families: ['range', 'tree', 'stars', 'areas'] },
  { side: 7, grades: [2], families: ['darts', 'focus', 'rangeJoined', 'myopia'] },
  { side: 8, grades: [2, 3], families: ['rows', 'rooms', 'mines', 'differentShapes'] },
  { side: 8, grades: [3], families: ['letters', 'trios', 'shapeInside', 'yinYang'] },
  { side: 7, grades: [3, 4], families: ['nurikabe', 'offByOne', 'sameShape'] },
  { side: 7, grades: [5], families: ['galaxies', 'liar'] },
  { side: 10, grades: [3], families: ['mixed'] },
] as const satisfies readonly Weekday[];

const SATURDAY = 5;
const DAYS_OF_WEEK = 7;

/** On the first Saturday of each month. */
const PICTURE: DailyWish = { family: 'picture', width: 10, height: 10, grades: [2, 3] };

/** The kind of puzzle of a day. It depends on the date alone. */
export function wishOfDay(date: string): DailyWish {
  const weekday = weekdayOf(date);
  if (weekday === SATURDAY && Number(date.slice(8)) <= DAYS_OF_WEEK) return PICTURE;
  const { side, grades, families } = WEEK[weekday] ?? WEEK[0];
  const week = Math.floor((dayNumber(date) - weekday) / DAYS_OF_WEEK);
  const family = families[week % families.length] ?? 'range';
  return { family, width: side, height: side, grades };
}

/**
 * A seed of 32 bits that nobody can compute without the secret of the site. Each attempt at a date
 * has another one.
 */
export function seedOfDay(secret: string, date: string, attempt: number): number {
  return createHash('sha256').update(`${secret} ${date} ${attempt}`).digest().readUInt32BE(0);
}
