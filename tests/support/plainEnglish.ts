import * as ENGLISH from '#texts/catalogs.ts';
import { invariant } from '#base/invariant.ts';
import type { Text } from '#texts/message.ts';
import type { CompiledTexts } from '#texts/translator.ts';

/**
 * A text without values in English, for browser tests: these are not built, so that patterns are
 * there as they were written.
 */
export function plainEnglish(text: Text): string {
  if (typeof text === 'string') return text;
  invariant('id' in text && !text.values, 'a text without values');
  const [area = '', key = ''] = text.id.split('.', 2);
  const texts: CompiledTexts = ENGLISH;
  const pattern = texts[area]?.[key];
  invariant(typeof pattern === 'string', `the text ${text.id} is there`);
  return pattern;
}
