import { describe, expect, it } from 'vitest';
import { weeksUntil, readTimeZone } from '#server/domain/localDays.ts';

const startsOf = (zone: string, now: string, weeks: number) =>
  Object.fromEntries(
    weeksUntil(zone, new Date(now), weeks).map(({ date, start }) => [date, start.toISOString()]),
  );

describe('a time zone', () => {
  it('is UTC where there is no such one', () => {
    expect(readTimeZone('Europe/Zurich')).toBe('Europe/Zurich');
    for (const name of [undefined, '', 'nonsense', '../../etc', 'a'.repeat(64)])
      expect(readTimeZone(name)).toBe('UTC');
  });
});

describe('the days of some weeks', () => {
  it('begin with a Monday and end with the day of the place', () => {
    // A Tuesday in UTC; still Monday in New York, and the first day of a week there.
    const now = '2026-11-24T02:00:00Z';
    expect(weeksUntil('UTC', new Date(now), 2).map(({ date }) => date)).toEqual([
      ...['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
      ...['2026-11-22', '2026-11-23', '2026-11-24'],
    ]);
    const there = weeksUntil('America/New_York', new Date(now), 1);
    expect(there).toEqual([{ date: '2026-11-23', start: new Date('2026-11-23T05:00:00Z') }]);
  });

  it('are as many as asked for, on a Sunday too', () => {
    const days = weeksUntil('UTC', new Date('2026-11-29T23:59:59Z'), 53);
    expect(days).toHaveLength(53 * 7);
    expect(days[0]?.date).toBe('2025-11-24');
  });

  it('are an hour shorter or longer where clocks are changed', () => {
    const spring = startsOf('Europe/Zurich', '2026-03-31T12:00:00Z', 2);
    expect(spring['2026-03-29']).toBe('2026-03-28T23:00:00.000Z');
    expect(spring['2026-03-30']).toBe('2026-03-29T22:00:00.000Z');
    const autumn = startsOf('America/New_York', '2026-11-03T12:00:00Z', 2);
    expect(autumn['2026-11-01']).toBe('2026-11-01T04:00:00.000Z');
    expect(autumn['2026-11-02']).toBe('2026-11-02T05:00:00.000Z');
  });

  it('know places that are half an hour off, or nearly a day', () => {
    expect(startsOf('Asia/Kolkata', '2026-11-24T00:00:00Z', 1)['2026-11-24']).toBe(
      '2026-11-23T18:30:00.000Z',
    );
    expect(startsOf('Pacific/Kiritimati', '2026-11-24T12:00:00Z', 1)['2026-11-25']).toBe(
      '2026-11-24T10:00:00.000Z',
    );
  });

  it('rise, in every zone, over two years', () => {
    for (const zone of [
      'Africa/Cairo',
      'Africa/Casablanca',
      'Australia/Lord_Howe',
      'Asia/Beirut',
    ]) {
      const days = weeksUntil(zone, new Date('2026-11-24T00:00:00Z'), 104);
      const gaps = days.slice(1).map(({ start }, i) => Number(start) - Number(days[i]?.start));
      expect(Math.min(...gaps), zone).toBeGreaterThanOrEqual(23 * 3_600_000);
      expect(Math.max(...gaps), zone).toBeLessThanOrEqual(25 * 3_600_000);
    }
  });
});
