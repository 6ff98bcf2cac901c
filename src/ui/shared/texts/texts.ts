import { createStore, type ReadableStore } from '#base/store.ts';
import { listAreas, type Text, type TextArea } from '#texts/message.ts';
import { createTranslator, type CompiledTexts, type Translator } from '#texts/translator.ts';
import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '#texts/languages.ts';
import { onSettings, settings } from '#ui/shared/settings/settings.ts';

/** The language in force: the one that was chosen, else the browser's first that is there. */
export function language(): Language {
  const { language: chosen } = settings();
  if (chosen !== 'system') return chosen;
  const spoken = navigator.languages.map((tag) => tag.split('-')[0]);
  return LANGUAGES.find((known) => known === spoken.find(isKnown)) ?? 'en';
}

function isKnown(tag: string | undefined): boolean {
  return LANGUAGES.some((known) => known === tag);
}

/** Hear of every change of the language. Returns the way to stop. */
function onLanguage(listener: () => void): () => void {
  let last = language();
  const check = () => {
    const now = language();
    if (now === last) return;
    last = now;
    listener();
  };
  const stop = onSettings(check);
  window.addEventListener('languagechange', check);
  return () => {
    stop();
    window.removeEventListener('languagechange', check);
  };
}

/** A chunk of each area and language, by path of its file. The server alone writes `heads`. */
const FILES = import.meta.glob<CompiledTexts>(['./??/*.ts', '!./??/heads.ts'], {
  base: '../../../texts',
});

const store = createStore<Translator>(createTranslator('en', {}));
/** Areas that the page needs, and those of them that are loaded. */
const needed = new Set<TextArea>();
let loaded: ReadonlySet<TextArea> = new Set();
let texts: CompiledTexts = {};

/** Texts in the language in force, for code outside of components; components use `useText`. */
export const translator: ReadableStore<Translator> = store;

/**
 * Declares areas whose texts the engine names and this module shows. The build reads the call: it
 * loads these areas with the module, and areas whose texts the module names itself anyway.
 */
export function needTexts(...areas: readonly TextArea[]): void {
  for (const area of areas) needed.add(area);
}

/**
 * Load areas in the language in force. Rejects if they cannot be loaded; loaded areas cost nothing.
 */
export async function loadTexts(...areas: readonly TextArea[]): Promise<void> {
  const areLoaded = areas.every((area) => loaded.has(area));
  if (areLoaded && store.current().language === language()) return;
  for (const area of areas) needed.add(area);
  await loadNeeded();
  const missing = areas.find((area) => !loaded.has(area));
  if (missing) throw new Error(`These texts could not be loaded: ${missing}`);
}

/** Write the language to the page, now and whenever another one is chosen. */
export function followLanguage(): () => void {
  return onLanguage(() => void loadNeeded());
}

/** Set all texts at once. */
export function provideTexts(chosen: Translator['language'], all: CompiledTexts): void {
  texts = all;
  store.set(createTranslator(chosen, texts));
}

/**
 * Load all needed areas, then show them together. An area that fails is no longer needed; another
 * language is only shown when all of it is loaded.
 */
async function loadNeeded(): Promise<void> {
  const chosen = language();
  const areas = [...needed];
  const results = await Promise.allSettled(
    areas.map(async (area) => [area, await loadArea(chosen, area)] as const),
  );
  if (chosen !== language() || areas.length !== needed.size) {
    await loadNeeded();
    return;
  }
  const parts = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  needed.clear();
  const isWhole = parts.length === areas.length;
  if (isWhole || chosen === store.current().language || loaded.size === 0) {
    loaded = new Set(parts.map(([area]) => area));
    provideTexts(chosen, Object.fromEntries(parts.flatMap(([, part]) => Object.entries(part))));
    document.documentElement.lang = chosen;
  }
  for (const area of loaded) needed.add(area);
}

async function loadArea(chosen: Translator['language'], area: TextArea): Promise<CompiledTexts> {
  const load = FILES[`./${chosen}/${area}.ts`];
  if (!load) throw new Error(`There are no texts of ${area} in ${chosen}`);
  return await load();
}

/** All texts that are loaded, in the language in force. */
export function loadedTexts(): CompiledTexts {
  return texts;
}

/** Whether all areas of a text are loaded. */
export function canSay(text: Text): boolean {
  return listAreas(text).every((area) => texts[area] !== undefined);
}

/** Load all areas of a text, which may come from a part that is not on the page. */
export async function loadTextsOf(text: Text): Promise<void> {
  await loadTexts(...listAreas(text));
}

/**
 * A module, once the texts that its components show are loaded, too. The build writes the call
 * around every `import()` of the pages, with the areas of the module and all that it imports.
 */
export async function withTexts<Module>(
  module: Promise<Module>,
  areas: readonly TextArea[],
): Promise<Module> {
  const [loadedModule] = await Promise.all([module, loadTexts(...areas)]);
  return loadedModule;
}

/** Texts in the language in force; renders again when another one is chosen. */
export function useText(): Translator {
  return useSyncExternalStore(translator.subscribe, translator.current);
}
