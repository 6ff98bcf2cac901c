import { foldText } from '#base/foldText.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Glyph } from '#engine/glyph/glyph.ts';
import { allRules, ruleById } from '#engine/rules/index.ts';
import { allSymbols, symbolById } from '#engine/symbols/index.ts';
import type { Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols');

/** Limit of suggestions. */
const MOST = 5;
/** Clues are suggested from this number of letters. */
const LEAST = 2;

/** A rule or a symbol that can be searched for. */
export interface Clue {
  readonly id: string;
  readonly title: Text;
  /** The glyph of a symbol. */
  readonly glyph: Glyph | null;
}

const CLUES: readonly Clue[] = [...allSymbols, ...allRules].map(({ id }) => clueWithId(id));

/** The clue with an id; an unknown one has its id as title. */
export function clueWithId(id: string): Clue {
  const symbol = symbolById.get(id);
  const def = symbol ?? ruleById.get(id);
  return { id, title: def?.title ?? id, glyph: symbol ? glyphOf(symbol) : null };
}

function glyphOf(def: (typeof allSymbols)[number]): Glyph {
  const initial = Object.entries(def.config).map(([name, field]) => [name, field.initial] as const);
  return def.glyph(paramsOf(def, { id: def.id, params: Object.fromEntries(initial) }));
}

/** The clues with a word in their names that begins with `text`, without the chosen ones. */
export function cluesNamed(
  t: Translator,
  text: string,
  chosen: readonly string[],
): readonly Clue[] {
  const wanted = foldText(text).trim();
  if (wanted.length < LEAST) return [];
  return CLUES.filter(({ id, title }) => {
    const name = ` ${foldText(t.say(title))}`;
    return name.includes(` ${wanted}`) && !chosen.includes(id);
  }).slice(0, MOST);
}
