import { allRules, ruleById } from '#engine/rules/index.ts';
import { allSymbols, symbolById } from '#engine/symbols/index.ts';
import { LANGUAGES } from '#texts/languages.ts';
import { createTranslator, type CompiledTexts } from '#texts/translator.ts';
import { splitWords, type SearchWord } from './words.ts';

const FILES = import.meta.glob<CompiledTexts>(['./??/rules.ts', './??/symbols.ts'], {
  base: '../../src/texts',
  eager: true,
});
/** Callers do not send their language, so names in all of them are found. */
const TRANSLATORS = LANGUAGES.map((language) =>
  createTranslator(
    language,
    { ...FILES[`./${language}/rules.ts`], ...FILES[`./${language}/symbols.ts`] },
    'UTC',
  ),
);

/** The name of a rule or symbol. */
interface ClueName {
  readonly id: string;
  readonly words: readonly SearchWord[];
}

/** The names of all clues in all languages, and their ids, the longest first. */
const NAMES: readonly ClueName[] = [...allSymbols, ...allRules]
  .flatMap(({ id, title }) => {
    const titles = TRANSLATORS.map((t) => t.say(title));
    return [...titles, id.replaceAll('_', ' ')].map((name) => ({ id, words: splitWords(name) }));
  })
  .toSorted((a, b) => b.words.length - a.words.length);

/** True for the id of a rule or symbol. */
export function isClue(id: string): boolean {
  return ruleById.has(id) || symbolById.has(id);
}

/** A part of a search: words that name rules or symbols, or one word. */
export interface SearchPart {
  readonly words: readonly SearchWord[];
  /** The ids of clues with this name. */
  readonly clues: readonly string[];
}

/**
 * Group the words of a search by names of rules and symbols: whole names, in any language, in the
 * singular or plural. From the left, the longest name wins.
 */
export function groupByClues(words: readonly SearchWord[]): readonly SearchPart[] {
  const parts: SearchPart[] = [];
  for (let at = 0; at < words.length; at += parts.at(-1)?.words.length ?? 1) {
    const named = NAMES.filter((name) => isAt(name, words, at));
    const length = named[0]?.words.length ?? 1;
    const longest = named.filter((name) => name.words.length === length);
    parts.push({
      words: words.slice(at, at + length),
      clues: [...new Set(longest.map(({ id }) => id))],
    });
  }
  return parts;
}

function isAt(name: ClueName, words: readonly SearchWord[], at: number): boolean {
  return name.words.every((word, i) => {
    const typed = words[at + i];
    return typed !== undefined && isSameWord(typed.text, word);
  });
}

function isSameWord(typed: string, { text, spelled }: SearchWord): boolean {
  return [text, spelled].some((name) => name !== null && isSameName(typed, name));
}

const PLURAL_ENDINGS = ['s', 'es', 'e', 'n', 'en', 'er', 'ern'];
const SINGULAR_ENDINGS = ['s', 'es', 'e', 'n', 'en'];

/** True for the same word in the singular or plural, in English or German. */
function isSameName(typed: string, name: string): boolean {
  return (
    typed === name ||
    endsLike(typed, name, PLURAL_ENDINGS) ||
    endsLike(name, typed, SINGULAR_ENDINGS)
  );
}

/** True if `plural` is `singular` with an ending. */
function endsLike(plural: string, singular: string, endings: readonly string[]): boolean {
  if (singular.endsWith('y') && plural === `${singular.slice(0, -1)}ies`) return true;
  return plural.startsWith(singular) && endings.includes(plural.slice(singular.length));
}
