// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { dayOf } from '#base/days.ts';
import { dailyMark, familyMark } from '#engine/generate/houseTitle.ts';
import { dailySolves } from '#ui/play/daily/dailyStore.ts';
import { noteMarkedSolve } from '#ui/play/daily/noteMarkedSolve.ts';

beforeEach(() => localStorage.clear());

const TODAY = dayOf(Date.now());
const END = { spentMs: 61_000, hints: 1 };

it('a daily that was solved on any page counts for its day', () => {
  noteMarkedSolve(dailyMark(TODAY), END);
  noteMarkedSolve(dailyMark(TODAY), { spentMs: 5000, hints: 0 });
  expect(dailySolves.current()).toEqual([
    { date: TODAY, solvedOn: TODAY, msUsed: 61_000, hints: 1 },
  ]);
});

it('other puzzles of the site count for no day', () => {
  noteMarkedSolve(familyMark('range', 3), END);
  expect(dailySolves.current()).toEqual([]);
});
