import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasRoomForNamed,
  surplusVersions,
  type VersionMark,
} from '#ui/shared/platform/draftVersions.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NOW_MS = Date.UTC(2026, 5, 15, 12);

function aged(ages: readonly number[], bytes = 1000): readonly VersionMark[] {
  return ages.map((age) => ({
    id: `${age}`,
    isNamed: false,
    savedAtMs: NOW_MS - age,
    bytes,
  }));
}

/** Ages of those that stay, the latest first. */
function kept(versions: readonly VersionMark[]): readonly number[] {
  const surplus = surplusVersions(versions, NOW_MS);
  return versions.filter(({ id }) => !surplus.includes(id)).map(({ id }) => Number(id));
}

describe('automatic versions', () => {
  it('all stay while they are few', () => {
    const ages = Array.from({ length: 12 }, (_, i) => i * MINUTE_MS);

    expect(kept(aged(ages))).toEqual(ages);
  });

  it('become one an hour, and after a day one a day', () => {
    const everyTenMinutes = Array.from({ length: 6 * 24 * 4 }, (_, i) => i * 10 * MINUTE_MS);
    const left = kept(aged(everyTenMinutes));
    const older = left.slice(12);

    const ofToday = older.filter((age) => age < DAY_MS);
    const before = older.filter((age) => age >= DAY_MS);
    expect(ofToday.length).toBeGreaterThan(18);
    expect(new Set(ofToday.map((age) => Math.floor((NOW_MS - age) / HOUR_MS))).size).toBe(
      ofToday.length,
    );
    expect(before.length).toBeGreaterThanOrEqual(3);
    expect(new Set(before.map((age) => Math.floor((NOW_MS - age) / DAY_MS))).size).toBe(
      before.length,
    );
  });

  it('are at most sixty, and at most two megabytes, the oldest gone first', () => {
    const days = Array.from({ length: 100 }, (_, i) => i * DAY_MS);

    expect(kept(aged(days))).toEqual(days.slice(0, 60));
    expect(kept(aged(days, 500_000))).toEqual(days.slice(0, 4));
    expect(kept(aged(days, 5_000_000))).toEqual([0]);
  });

  it('go in the same way whenever they are thinned out', () => {
    const ages = fc.uniqueArray(fc.integer({ min: 0, max: 20 * DAY_MS }), { maxLength: 150 });
    fc.assert(
      fc.property(ages, (list) => {
        const left = kept(aged(list));
        expect(kept(aged(left))).toEqual(left);
        if (list.length > 0) expect(left).toContain(Math.min(...list));
      }),
    );
  });
});

describe('versions with a name', () => {
  it('never go by themselves, and need room', () => {
    const named = aged([1, 2, 3]).map((version) => ({ ...version, isNamed: true, bytes: 1e6 }));

    expect(surplusVersions(named, NOW_MS)).toEqual([]);
    expect(hasRoomForNamed(named, 1e6)).toBe(true);
    expect(hasRoomForNamed(named, 1e6 + 1)).toBe(false);
  });
});
