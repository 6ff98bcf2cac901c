import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#base/days.ts';
import { familyById } from '#engine/generate/families/index.ts';
import { bandOf, hasSymmetry } from '#engine/generate/Wish.ts';
import { seedOfDay, wishOfDay } from '#server/domain/dailyCalendar.ts';

const FIRST = '2026-11-23';
const DAYS = Array.from({ length: 400 }, (_, i) => addDays(FIRST, i));
const PLAN = DAYS.map((date) => ({ date, weekday: weekdayOf(date), ...wishOfDay(date) }));

/** Cells of the boards of a weekday, without the monthly picture. */
const cellsOn = (weekday: number) =>
  PLAN.filter((it) => it.weekday === weekday && it.family !== 'picture').map(
    ({ width, height }) => width * height,
  );

describe('the calendar of 400 days', () => {
  it('asks for what its families have', () => {
    for (const wish of PLAN) {
      const family = familyById.get(wish.family);
      if (!family) throw new Error(`No family ${wish.family}.`);

      expect(bandOf(family, wish), wish.family).toEqual(
        expect.arrayContaining([expect.toSatisfy((it: number) => wish.grades.includes(it))]),
      );
      expect(wish.width, wish.family).toBeGreaterThanOrEqual(family.sizes.least);
      expect(wish.width, wish.family).toBeLessThanOrEqual(family.sizes.most);
      expect(family.isEven === true && wish.width % 2 === 1, wish.family).toBe(false);
      expect(hasSymmetry(family, family.symmetry, wish)).toBe(true);
    }
  });

  it('has no family twice within four days', () => {
    for (const [i, { family }] of PLAN.entries())
      expect(PLAN.slice(i + 1, i + 5).map((it) => it.family)).not.toContain(family);
  });

  it('has every family', () => {
    expect(new Set(PLAN.map(({ family }) => family))).toEqual(new Set(familyById.keys()));
  });

  it('has one picture each month', () => {
    const pictures = PLAN.filter(({ family }) => family === 'picture').map(({ date }) =>
      date.slice(0, 7),
    );

    expect(pictures).toEqual([...new Set(pictures)]);
    expect(pictures).toHaveLength(13);
  });

  it('is small and easy on Monday, and mixed with 10 × 10 cells on Sunday', () => {
    expect(Math.max(...cellsOn(0))).toBe(36);
    expect(
      PLAN.filter(({ weekday }) => weekday === 0).every(({ grades }) =>
        grades.every((it) => it <= 2),
      ),
    ).toBe(true);
    expect(new Set(cellsOn(6))).toEqual(new Set([100]));
    expect(
      new Set(PLAN.filter(({ weekday }) => weekday === 6).map(({ family }) => family)),
    ).toEqual(new Set(['mixed']));
  });
});

describe('seeds', () => {
  it('differ by secret, date and attempt, and are whole numbers of 32 bits', () => {
    const seeds = [
      seedOfDay('a', FIRST, 0),
      seedOfDay('b', FIRST, 0),
      seedOfDay('a', addDays(FIRST, 1), 0),
      seedOfDay('a', FIRST, 1),
    ];

    expect(new Set(seeds).size).toBe(4);
    for (const seed of seeds) expect(seed).toBe(seed >>> 0);
    expect(seedOfDay('a', FIRST, 0)).toBe(seeds[0]);
  });
});
