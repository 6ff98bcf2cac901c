import { expect, it } from 'vitest';
import { GERMAN as german } from '#tests/support/germanTexts.ts';
import { english } from '#texts/english.ts';
import { createTranslator } from '#texts/translator.ts';
import { timeAgo } from '#ui/shared/components/RelativeTime.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [0, 'a few seconds ago'],
  [9.9 * SECOND, 'a few seconds ago'],
  [10 * SECOND, '10 seconds ago'],
  [MINUTE - 1, '59 seconds ago'],
  [MINUTE, '1 minute ago'],
  [HOUR - 1, '59 minutes ago'],
  [2.5 * HOUR, '2 hours ago'],
  [DAY, '1 day ago'],
  [29 * DAY, '29 days ago'],
  [30 * DAY, '1 month ago'],
  [364 * DAY, '12 months ago'],
  [365 * DAY, '1 year ago'],
  [1000 * DAY, '2 years ago'],
  [-DAY, 'a few seconds ago'],
])('a moment %d ms before now was %s', (ageMs, words) => {
  const nowMs = Date.UTC(2026, 0, 1);

  expect(timeAgo(english, nowMs - ageMs, nowMs)).toBe(words);
});

it.each([
  [0, 'vor ein paar Sekunden'],
  [2.5 * HOUR, 'vor 2 Stunden'],
])('a moment %d ms before now was, in German, %s', (ageMs, words) => {
  const nowMs = Date.UTC(2026, 0, 1);

  expect(timeAgo(createTranslator('de', german), nowMs - ageMs, nowMs)).toBe(words);
});
