import { startOfDay } from '#base/days.ts';
import type { Translator } from '#texts/translator.ts';

/** A day in words: `November 28, 2026`. */
export function dayText(t: Translator, date: string): string {
  return formatDay(t, date, { dateStyle: 'long' });
}

/** A day where there is little room: `11/28`. */
export function shortDayText(t: Translator, date: string): string {
  return formatDay(t, date, { day: 'numeric', month: 'numeric' });
}

/** A month in words: `November 2026`. */
export function monthText(t: Translator, month: string): string {
  return formatDay(t, `${month}-01`, { month: 'long', year: 'numeric' });
}

/** A day in the language of the page. */
export function formatDay(
  t: Translator,
  date: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = new Intl.DateTimeFormat(t.language, { ...options, timeZone: 'UTC' });
  return format.format(startOfDay(date));
}
