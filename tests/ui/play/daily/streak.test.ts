import { describe, expect, it } from 'vitest';
import { addDays } from '#base/days.ts';
import { mergeSolves, streakUntil, type DailySolve } from '#ui/play/daily/streak.ts';

/** A Saturday. */
const TODAY = '2026-11-28';

const solve = (date: string, solvedOn = date): DailySolve => ({
  date,
  solvedOn,
  msUsed: 60_000,
  hints: 0,
});

/** Solves of the days before today, from a drawing that ends today: `x` solved, `.` missed. */
const drawn = (drawing: string) =>
  [...drawing].flatMap((letter, i) =>
    letter === 'x' ? [solve(addDays(TODAY, i + 1 - drawing.length))] : [],
  );

describe('a streak', () => {
  // The weeks begin at the bars: the last one has the six days from Monday to Saturday.
  it.each([
    ['nothing', '', 0, null],
    ['only today', 'x', 1, null],
    ['today is open', 'xx.', 2, null],
    ['one missed day', 'xx.xx', 4, '2026-11-26'],
    ['two missed days of a week', 'x..xx', 2, null],
    ['two missed days apart in a week', 'x.x.xx', 3, '2026-11-26'],
    ['a missed day in each of two weeks', 'xx.|xxxx.x'.replace('|', ''), 7, '2026-11-27'],
    ['Sunday and Monday are in two weeks', 'x..xxxxx', 6, '2026-11-23'],
    ['yesterday is missed and today is open', 'xxx..', 3, '2026-11-27'],
    ['a missed day at the start is not frozen', '.xx', 2, null],
  ])('%s: %s is %i', (_, drawing, days, frozen) => {
    expect(streakUntil(TODAY, drawn(drawing))).toEqual({ days, frozen });
  });

  it('does not count late solves', () => {
    const solves = [solve(TODAY), solve('2026-11-27', TODAY), solve('2026-11-26', TODAY)];

    expect(streakUntil(TODAY, solves).days).toBe(1);
  });

  it('goes on for years', () => {
    const solves = Array.from({ length: 1000 }, (_, i) => solve(addDays(TODAY, -i)));

    expect(streakUntil(TODAY, solves)).toEqual({ days: 1000, frozen: null });
  });
});

it('of two solves of a date the earlier one counts', () => {
  const [late, early] = [solve('2026-11-27', TODAY), solve('2026-11-27')];

  expect(mergeSolves([late], [early])).toEqual([early]);
  expect(mergeSolves([early], [late, solve(TODAY)])).toEqual([solve(TODAY), early]);
});
