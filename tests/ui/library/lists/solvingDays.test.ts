import { describe, expect, it } from 'vitest';
import { emptyYear, buildSolvingYear } from '#ui/library/lists/solvingDays.ts';

/** From a Monday on, 52 weeks before that of a Tuesday. */
const SPAN = { from: '2025-11-24', today: '2026-11-24' };

const day = (date: string, solves: number) => ({ date, solves });

describe('a year of solving', () => {
  it('has a row for each day of the week, and ends with today', () => {
    const { rows } = buildSolvingYear({ ...SPAN, days: [] });
    expect(rows.map(({ length }) => length)).toEqual([53, 53, 52, 52, 52, 52, 52]);
    expect(rows[0]?.[0]?.date).toBe('2025-11-24');
    expect(rows[6]?.[0]?.date).toBe('2025-11-30');
    expect(rows[1]?.at(-1)?.date).toBe('2026-11-24');
  });

  it('counts its solves, and the longest run of days on end', () => {
    const days = [
      ...[day('2026-02-27', 1), day('2026-02-28', 2), day('2026-03-01', 1)],
      ...[day('2026-11-23', 5), day('2026-11-24', 1)],
    ];
    expect(buildSolvingYear({ ...SPAN, days })).toMatchObject({ solves: 10, longestRun: 3 });
    expect(buildSolvingYear({ ...SPAN, days: [] })).toMatchObject({ solves: 0, longestRun: 0 });
  });

  it('is colored by what is much for this person', () => {
    const stepsOf = (counts: readonly number[]) => {
      const days = counts.map((solves, i) => day(`2026-03-${String(i + 10)}`, solves));
      const tiles = buildSolvingYear({ ...SPAN, days }).rows.flat();
      return days.map(({ date }) => tiles.find((it) => it.date === date)?.step);
    };
    expect(stepsOf([1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
    expect(stepsOf([1, 1, 1, 1])).toEqual([1, 1, 1, 1]);
    expect(stepsOf([10, 20, 30, 40])).toEqual([1, 2, 3, 4]);
    // One day that was unlike all others does not make the others look empty.
    expect(stepsOf([2, 2, 4, 4, 2, 2, 4, 4, 2, 2, 300])).toEqual([
      ...[2, 2, 4, 4, 2, 2, 4, 4, 2, 2, 4],
    ]);
  });

  it('names the months that have room for their names, over all of its weeks', () => {
    const { months } = buildSolvingYear({ ...SPAN, days: [] });
    expect(months.reduce((sum, { weeks }) => sum + weeks, 0)).toBe(53);
    expect(months[0]).toMatchObject({ date: null, weeks: 1 });
    expect(months[1]?.date?.toISOString()).toBe('2025-12-01T12:00:00.000Z');
  });

  it('is as large before it is known', () => {
    const empty = emptyYear(Date.parse('2026-11-24T09:00:00Z'));
    expect(empty).toEqual(buildSolvingYear({ ...SPAN, days: [] }));
    expect(emptyYear(Date.parse('2026-11-29T09:00:00Z')).rows.flat()).toHaveLength(53 * 7);
  });
});
