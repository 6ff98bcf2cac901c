import { createTranslator } from '#texts/translator.ts';
import { GERMAN } from './germanTexts.ts';

/** All texts in German. */
export const german = createTranslator('de', GERMAN);
