import { expect, it } from 'vitest';
import { outcomeWords, shareText, type DailyOutcome } from '#ui/play/daily/shareText.ts';
import { english } from '#texts/english.ts';
import { german } from '#tests/support/german.ts';

const OUTCOME: DailyOutcome = {
  date: '2026-11-28',
  family: 'range',
  msUsed: 221_000,
  hints: 0,
  days: 5,
};
const SIZE = { width: 7, height: 7 };

it.each([
  [english, OUTCOME, 'Chiaro daily 2026-11-28 · Range 7×7 · 3:41 · no hints · 5 days in a row'],
  [
    english,
    { ...OUTCOME, family: null, hints: 1, days: 0 },
    'Chiaro daily 2026-11-28 · Puzzle 7×7 · 3:41 · 1 hint',
  ],
  [
    english,
    { ...OUTCOME, family: 'of a newer site', hints: 2, days: 1 },
    'Chiaro daily 2026-11-28 · Puzzle 7×7 · 3:41 · 2 hints · 1 day in a row',
  ],
  [
    german,
    OUTCOME,
    'Chiaro-Tagesrätsel 2026-11-28 · Sichtweite 7×7 · 3:41 · ohne Tipps · 5 Tage in Folge',
  ],
])('a result is shared in words and with its address', (t, outcome, line) => {
  expect(shareText(outcomeWords(t, outcome, SIZE), 'https://a.example', '2026-11-28')).toBe(
    `${line}\nhttps://a.example/daily/2026-11-28`,
  );
});
