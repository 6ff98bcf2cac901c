import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysOfMonth,
  mondayOf,
  startOfDay,
  weekdayOf,
} from '#base/days.ts';

it.each([
  ['2026-11-28', 5, '2026-11-23'],
  ['2026-11-23', 0, '2026-11-23'],
  ['2027-01-03', 6, '2026-12-28'],
  ['1969-12-31', 2, '1969-12-29'],
])('%s is day %i of the week of %s', (day, weekday, monday) => {
  expect(weekdayOf(day)).toBe(weekday);
  expect(mondayOf(day)).toBe(monday);
});

it('counts over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -13)).toBe('2025-12');
  expect(daysOfMonth('2028-02')).toHaveLength(29);
});

it('changes the day at 00:00 UTC', () => {
  const start = startOfDay('2026-11-28');

  expect([dayOf(start - 1), dayOf(start)]).toEqual(['2026-11-27', '2026-11-28']);
});
