import { useSyncExternalStore } from 'react';
import type { Translator } from '#texts/translator.ts';
import { translator } from './texts.ts';

/** Texts in the language in force; renders again when another one is chosen. */
export function useText(): Translator {
  return useSyncExternalStore(translator.subscribe, translator.current);
}
