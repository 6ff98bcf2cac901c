import { startOfDay } from '#base/days.ts';
import { joined, message, type Text } from '#texts/message.ts';
import { FAMILY_IDS } from './families/ids.ts';

type FamilyId = (typeof FAMILY_IDS)[number];

/** Marks the puzzle of a day of the site. */
export function dailyMark(date: string): string {
  return `daily ${date}`;
}

/** The day of a mark; null if it marks no puzzle of a day. */
export function dayOfMark(mark: string | null | undefined): string | null {
  const [kind, day = null] = (mark ?? '').split(' ', 2);
  return kind === 'daily' ? day : null;
}

/** Marks the puzzle of the site with a number among those of its family, or their series. */
export function familyMark(family: FamilyId, number?: number): string {
  return number === undefined ? family : `${family} ${number}`;
}

/**
 * The title of a puzzle or a series of the site in any language, by its mark. Null without a mark,
 * and for a family that this version does not know.
 */
export function houseTitle(mark: string | null | undefined): Text | null {
  const day = dayOfMark(mark);
  if (day !== null) return titleOfDay(day);
  const [kind, which] = (mark ?? '').split(' ', 2);
  const family = FAMILY_IDS.find((it) => it === kind);
  if (family === undefined) return null;
  const title = message(`families.${family}.title`);
  return which === undefined ? title : joined([title, which]);
}

/** The sentence about a series of the site in any language; null for everything else. */
export function houseAbout(mark: string | null | undefined): Text | null {
  const family = FAMILY_IDS.find((it) => it === mark);
  return family === undefined ? null : message(`families.${family}.about`);
}

function titleOfDay(date: string): Text | null {
  const time = startOfDay(date);
  if (Number.isNaN(time)) return null;
  return message('daily.heading', { date: { time: new Date(time).toISOString(), style: 'date' } });
}
