// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Daily } from '#contract/daily.ts';
import { claimWork } from '#ui/shared/platform/claimWork.ts';
import { setWorkOwner } from '#ui/shared/platform/workOwner.ts';
import {
  dailySolves,
  needsUpcoming,
  noteDailySolve,
  storeDaily,
  storedDaily,
  storeUpcoming,
} from '#ui/play/daily/dailyStore.ts';
import { puzzleBrief } from '#tests/support/briefs.ts';

const NIGHT = Date.parse('2026-11-28T23:59:59Z');
const daily = (date: string): Daily => ({
  date,
  family: 'range',
  puzzle: {
    ...puzzleBrief({ title: `Daily ${date} ☀` }),
    computed: null,
    data: 'dfl_',
    series: null,
  },
});
const sealed = (date: string) => ({
  date,
  sealed: Buffer.from(JSON.stringify(daily(date))).toString('base64'),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NIGHT });
  localStorage.clear();
  setWorkOwner(null);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('stored puzzles of the next days', () => {
  it('open on their day, at 00:00 UTC', () => {
    storeUpcoming(['2026-11-29', '2026-11-30'].map(sealed));
    expect(storedDaily('2026-11-29')).toBeNull();

    vi.setSystemTime(NIGHT + 1000);

    expect(storedDaily('2026-11-29')).toEqual(daily('2026-11-29'));
    expect(storedDaily('2026-11-30')).toBeNull();
  });

  it('are fetched once a day, and stay beside that of today', () => {
    storeDaily(daily('2026-11-28'));
    expect(needsUpcoming()).toBe(true);
    storeUpcoming([sealed('2026-11-29')]);

    expect(needsUpcoming()).toBe(false);
    expect(storedDaily('2026-11-28')).toEqual(daily('2026-11-28'));
    vi.setSystemTime(NIGHT + 1000);
    expect(needsUpcoming()).toBe(true);
    storeDaily(daily('2026-11-29'));
    expect(storedDaily('2026-11-28')).toBeNull();
  });

  it('that are damaged count as missing', () => {
    for (const text of ['', '{', '{"fetchedOn":"x","days":[{"date":"2026-11-28","sealed":"%"}]}']) {
      localStorage.setItem('upcomingDailies', text);

      expect(storedDaily('2026-11-28')).toBeNull();
    }
  });
});

describe('solved dailies', () => {
  const solve = { msUsed: 60_000, hints: 0 };

  it('have the day of their first solve, in UTC', () => {
    noteDailySolve({ date: '2026-11-28', ...solve });
    vi.setSystemTime(NIGHT + 1000);
    noteDailySolve({ date: '2026-11-28', ...solve, msUsed: 1 });
    noteDailySolve({ date: '2026-11-27', ...solve });

    expect(dailySolves.current()).toEqual([
      { date: '2026-11-28', solvedOn: '2026-11-28', ...solve },
      { date: '2026-11-27', solvedOn: '2026-11-29', ...solve },
    ]);
  });

  it('belong to the account that signs in next, and to no other', async () => {
    noteDailySolve({ date: '2026-11-28', ...solve });
    await claimWork('ada');
    expect(dailySolves.current()).toHaveLength(1);

    setWorkOwner('bo');
    expect(dailySolves.current()).toEqual([]);
    setWorkOwner(null);
    expect(dailySolves.current()).toEqual([]);
  });
});
