import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addUpPeriods,
  monthsLengthMs,
  settlePeriods,
  type SupportPeriod,
} from '#server/domain/supportPeriods.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2027, 0, 31, 12);

const purchases = fc.array(
  fc.record({
    months: fc.integer({ min: 1, max: 24 }),
    level: fc.constantFrom<2 | 3>(2, 3),
    daysLater: fc.integer({ min: 0, max: 400 }),
  }),
  { minLength: 1, maxLength: 6 },
);

type Purchase = Readonly<{ months: number; level: 2 | 3; daysLater: number }>;

/** Days at each level that an account gets from purchases, one after the other. */
function daysOf(bought: readonly Purchase[]) {
  let nowMs = NOW_MS;
  let periods: readonly SupportPeriod[] = [];
  let stored = addUpPeriods(periods, { untilMs: null, nowMs });
  bought.forEach(({ months, level, daysLater }, i) => {
    nowMs += daysLater * DAY_MS;
    const settled = settlePeriods(periods, { ...stored, nowMs, newId: 'found' });
    const lengthMs = monthsLengthMs(months, { ...stored, nowMs });
    const id = String(i);
    const bought = { id, order: id, level, createdAtMs: nowMs, lengthMs, leftMs: lengthMs };
    periods = [...settled, { ...bought, isHeld: false }];
    stored = addUpPeriods(periods, { ...stored, nowMs });
  });
  const at3 = ((stored.level3UntilMs ?? nowMs) - nowMs) / DAY_MS;
  return { at3, all: ((stored.untilMs ?? nowMs) - nowMs) / DAY_MS, periods };
}

describe('time that is paid', () => {
  it('is never worth less after paying more', () => {
    fc.assert(
      fc.property(purchases, fc.constantFrom<2 | 3>(2, 3), (bought, level) => {
        const before = daysOf(bought);
        const after = daysOf([...bought, { months: 1, level, daysLater: 0 }]);

        expect(after.at3).toBeGreaterThanOrEqual(before.at3);
        expect(after.all).toBeGreaterThanOrEqual(before.all + 28);
      }),
    );
  });

  it('runs from the highest level on, and no period gets more than its length', () => {
    fc.assert(
      fc.property(purchases, (bought) => {
        const { periods, all, at3 } = daysOf(bought);
        const left = periods.reduce((sum, { leftMs }) => sum + leftMs, 0);

        expect(left / DAY_MS).toBeCloseTo(all, 6);
        expect(at3).toBeLessThanOrEqual(all);
        for (const { leftMs, lengthMs } of periods) {
          expect(leftMs).toBeGreaterThanOrEqual(0);
          expect(leftMs).toBeLessThanOrEqual(lengthMs);
        }
      }),
    );
  });

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2027-05-15', 12, '2028-05-15'],
  ])('lasts from %s for %i months until %s', (from, months, until) => {
    const nowMs = Date.parse(from);

    expect(nowMs + monthsLengthMs(months, { untilMs: null, nowMs })).toBe(Date.parse(until));
  });

  it('that was entered by hand becomes a period, and an error of rounding does not', () => {
    const stored = { level: 3, nowMs: NOW_MS, newId: 'found' };

    expect(settlePeriods([], { ...stored, untilMs: NOW_MS + DAY_MS })).toMatchObject([
      { id: 'found', order: null, level: 3, leftMs: DAY_MS },
    ]);
    expect(settlePeriods([], { ...stored, untilMs: NOW_MS + 1000 })).toEqual([]);
  });
});
