import type { Translator } from '#texts/translator.ts';

/** The date of a moment, formatted. */
export function dayText(t: Translator, time: string): string {
  return new Intl.DateTimeFormat(t.language, { dateStyle: 'medium' }).format(new Date(time));
}
