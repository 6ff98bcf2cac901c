import type { Translator } from '#texts/translator.ts';

/** The day of a moment, in words. */
export function dayText(t: Translator, time: string): string {
  return new Intl.DateTimeFormat(t.language, { dateStyle: 'medium' }).format(new Date(time));
}
