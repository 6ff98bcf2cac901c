import { createStore, type ReadableStore } from '#base/store.ts';
import { listAreas, type Text } from '#texts/message.ts';
import { createTranslator, type CompiledTexts, type Translator } from '#texts/translator.ts';
import { language, onLanguage } from './language.ts';
import { PACK_OF, PACKS, type Pack } from './packs.ts';

const store = createStore<Translator>(createTranslator('en', {}));
/** Packs that some page needs, and those of them that are on the page. */
const wanted = new Set<Pack>();
let loaded: ReadonlySet<Pack> = new Set();
const forgotten = new Set<Pack>();
let texts: CompiledTexts = {};

/** Texts in the language in force, for code outside of components; these use `useText`. */
export const translator: ReadableStore<Translator> = store;

/**
 * Load texts that a page needs, in the language in force. Rejects if they cannot be loaded. What is
 * there already costs nothing.
 */
export async function loadTexts(...packs: readonly Pack[]): Promise<void> {
  const isThere = packs.every((pack) => loaded.has(pack));
  if (isThere && store.current().language === language()) return;
  for (const pack of packs) wanted.add(pack);
  await show();
  const missing = packs.find((pack) => !loaded.has(pack));
  if (missing) throw new Error(`These texts could not be loaded: ${missing}`);
}

/** Write the language to the page, now and whenever another one is chosen. */
export function followLanguage(): () => void {
  return onLanguage(() => void show());
}

/** Take texts as they are. */
export function provideTexts(chosen: Translator['language'], all: CompiledTexts): void {
  texts = all;
  store.set(createTranslator(chosen, texts, loadForgotten));
}

/**
 * Texts that a part shows without having loaded them: a mistake, but no reason to take the page
 * away. They load, once, and are then shown.
 */
function loadForgotten(area: string): void {
  const pack = new Map<string, Pack>(Object.entries(PACK_OF)).get(area);
  if (pack === undefined || forgotten.has(pack)) return;
  forgotten.add(pack);
  reportError(new Error(`Texts of ${area} are shown by a part that does not load ${pack}`));
  loadTexts(pack).catch(() => undefined); // no network: it stays empty
}

/**
 * Load all texts that are wanted, and show them together. What cannot be loaded is wanted no more;
 * another language is only shown whole.
 */
async function show(): Promise<void> {
  const chosen = language();
  const packs = [...wanted];
  const results = await Promise.allSettled(
    packs.map(async (pack) => [pack, await PACKS[chosen][pack]()] as const),
  );
  if (chosen !== language() || packs.length !== wanted.size) {
    await show();
    return;
  }
  const parts = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  wanted.clear();
  const isWhole = parts.length === packs.length;
  if (isWhole || chosen === store.current().language || loaded.size === 0) {
    loaded = new Set(parts.map(([pack]) => pack));
    provideTexts(chosen, Object.fromEntries(parts.flatMap(([, part]) => Object.entries(part))));
    document.documentElement.lang = chosen;
  }
  for (const pack of loaded) wanted.add(pack);
}

/** Whether all is loaded that a text is written from. */
export function canSay(text: Text): boolean {
  return listAreas(text).every((area) => texts[area] !== undefined);
}

/** Load all that a text is written from: it may come from a part that is not on the page. */
export async function loadTextsOf(text: Text): Promise<void> {
  await loadTexts(...listAreas(text).map((area) => PACK_OF[area]));
}

/** A module together with the texts that its parts show. */
export async function withTexts<Module>(
  module: Promise<Module>,
  ...packs: readonly Pack[]
): Promise<Module> {
  const [it] = await Promise.all([module, loadTexts(...packs)]);
  return it;
}
