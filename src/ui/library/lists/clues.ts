import { paramsOf } from '#engine/clues/params.ts';
import type { Glyph } from '#engine/glyph/glyph.ts';
import { allRules, ruleById } from '#engine/rules/index.ts';
import { allSymbols, symbolById } from '#engine/symbols/index.ts';
import type { Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols');

/** Suggestions at a time: more are not looked through. */
const MOST = 5;
/** Letters of a word from which on clues are suggested. */
const LEAST = 2;

/** A rule or a symbol that can be searched for. */
export interface Clue {
  readonly id: string;
  readonly title: Text;
  /** What a symbol is drawn as. */
  readonly glyph: Glyph | null;
}

const CLUES: readonly Clue[] = [...allSymbols, ...allRules].map(({ id }) => clueWithId(id));

/** The clue with an id; one that is not known is called by it. */
export function clueWithId(id: string): Clue {
  const symbol = symbolById.get(id);
  const def = symbol ?? ruleById.get(id);
  return { id, title: def?.title ?? id, glyph: symbol ? glyphOf(symbol) : null };
}

function glyphOf(def: (typeof allSymbols)[number]): Glyph {
  const initial = Object.entries(def.config).map(([name, field]) => [name, field.initial] as const);
  return def.glyph(paramsOf(def, { id: def.id, params: Object.fromEntries(initial) }));
}

/** The clues whose names have a word that begins with `text`, without those that are chosen. */
export function cluesNamed(
  t: Translator,
  text: string,
  chosen: readonly string[],
): readonly Clue[] {
  const wanted = text.trim().toLocaleLowerCase(t.language);
  if (wanted.length < LEAST) return [];
  return CLUES.filter(({ id, title }) => {
    const name = ` ${t.say(title).toLocaleLowerCase(t.language)}`;
    return name.includes(` ${wanted}`) && !chosen.includes(id);
  }).slice(0, MOST);
}
