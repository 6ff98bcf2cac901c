import { describe, expect, it } from 'vitest';
import { FAMILY_IDS } from '#engine/generate/families/ids.ts';
import {
  dailyMark,
  dayOfMark,
  familyMark,
  houseAbout,
  houseTitle,
} from '#engine/generate/houseTitle.ts';
import { isText } from '#texts/isText.ts';
import { english } from '#texts/english.ts';
import { german } from '#tests/support/german.ts';

describe('the title of a puzzle of the site', () => {
  it.each([
    [dailyMark('2026-11-28'), 'Daily puzzle, November 28, 2026', 'Tagesrätsel, 28. November 2026'],
    [familyMark('range', 12), 'Range 12', 'Sichtweite 12'],
    [familyMark('range'), 'Range', 'Sichtweite'],
  ])('%s is written in the language of the reader', (mark, inEnglish, inGerman) => {
    const title = houseTitle(mark);
    expect(title && english.say(title)).toBe(inEnglish);
    expect(title && german.say(title)).toBe(inGerman);
    expect(isText(title)).toBe(true);
  });

  it.each([null, undefined, '', 'chess 3', 'daily', 'daily soon', ' range'])(
    'is left to the author with the mark %j',
    (mark) => {
      expect(houseTitle(mark)).toBeNull();
    },
  );

  it('is known for each family', () => {
    for (const family of FAMILY_IDS) {
      const title = houseTitle(familyMark(family));
      expect(title && english.say(title)).toBeTruthy();
    }
  });

  it('has a day if it is that of a day, and a description if it is that of a series', () => {
    expect(dayOfMark(dailyMark('2026-11-28'))).toBe('2026-11-28');
    expect(dayOfMark(familyMark('range', 12))).toBeNull();
    const about = houseAbout(familyMark('range'));
    expect(about && german.say(about)).toBe(
      'Jede Zahl zählt die Felder, die sie in vier Richtungen sieht.',
    );
    expect(houseAbout(familyMark('range', 12))).toBeNull();
  });
});
