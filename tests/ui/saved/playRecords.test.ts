// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dayOf,
  parseRecords,
  playRecords,
  recordWishSolve,
  streakOf,
  withSolve,
} from '#ui/saved/playRecords.ts';

const NONE = parseRecords(null);
const KIND = 'range 7x7';

beforeEach(() => localStorage.clear());

describe('records of puzzles by wish', () => {
  it('count solves, and have the best time without hints', () => {
    let records = withSolve(NONE, { kind: KIND, spentMs: 9000, hints: 1 }, '2026-01-01');
    expect(records.kinds.get(KIND)).toEqual({ count: 1, bestMs: null });
    records = withSolve(records, { kind: KIND, spentMs: 60_000, hints: 0 }, '2026-01-01');
    records = withSolve(records, { kind: KIND, spentMs: 80_000, hints: 0 }, '2026-01-02');
    expect(records.kinds.get(KIND)).toEqual({ count: 3, bestMs: 60_000 });
    expect(records.days).toEqual(['2026-01-01', '2026-01-02']);
  });

  it('of two lists count together, as after signing in; anything else is skipped', () => {
    const { kinds, days } = parseRecords([
      { kind: KIND, count: 2, bestMs: 70_000 },
      { day: '2026-01-02' },
      { kind: 'range 9x9', count: -1, bestMs: null },
      'nothing',
      { kind: KIND, count: 1, bestMs: 50_000 },
      { day: '2026-01-01' },
      { day: '2026-01-02' },
      { day: 'yesterday' },
    ]);
    expect([...kinds]).toEqual([[KIND, { count: 3, bestMs: 50_000 }]]);
    expect(days).toEqual(['2026-01-01', '2026-01-02']);
    expect(parseRecords({ kinds: 1 })).toEqual(NONE);
  });

  it('count days in a row up to today, or to yesterday while today has none', () => {
    const days = ['2026-02-26', '2026-02-28', '2026-03-01', '2026-03-02'];
    expect(streakOf({ days }, '2026-03-02')).toBe(3);
    expect(streakOf({ days }, '2026-03-03')).toBe(3);
    expect(streakOf({ days }, '2026-03-04')).toBe(0);
  });

  it('are stored on this device under the day of its clock', () => {
    vi.useFakeTimers({ now: new Date(2026, 0, 31, 23, 59), toFake: ['Date'] });
    recordWishSolve({ kind: KIND, spentMs: 5000, hints: 0 });
    vi.useRealTimers();

    expect(dayOf(new Date(2026, 0, 31, 0, 1))).toBe('2026-01-31');
    expect(playRecords.current().days).toEqual(['2026-01-31']);
    expect(JSON.parse(localStorage.getItem('playRecords') ?? '')).toEqual([
      { kind: KIND, count: 1, bestMs: 5000 },
      { day: '2026-01-31' },
    ]);
  });
});
