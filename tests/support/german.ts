import { GERMAN } from '#texts/de/all.ts';
import { createTranslator } from '#texts/translator.ts';

/** All texts in German. */
export const german = createTranslator('de', GERMAN);
