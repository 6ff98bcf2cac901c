import { houseTitle, familyMark } from '#engine/generate/houseTitle.ts';
import { FAMILY_IDS } from '#engine/generate/families/ids.ts';
import { LANGUAGES } from '#texts/languages.ts';
import { message, type Text } from '#texts/message.ts';
import { createTranslator, type CompiledTexts } from '#texts/translator.ts';
import { splitWords, type SearchWord } from './words.ts';

const FILES = import.meta.glob<CompiledTexts>(['./??/families.ts', './??/daily.ts'], {
  base: '../../src/texts',
  eager: true,
});

/** A title of the site in one language. */
interface HouseTitle {
  readonly words: readonly SearchWord[];
  /** Condition for the words with which it is stored. */
  readonly stored: string;
}

/** Titles are stored in this language, see `publishPack`. */
const STORED_LANGUAGE = 'en';
/** The beginning of the stored titles of dailies. */
const STORED_DAILY = `'daily'`;
/** Shorter words begin the titles of too many families. */
const LEAST_LETTERS = 2;
const NUMBER = /^\p{Nd}+$/u;

const translators = LANGUAGES.map((language) =>
  createTranslator(
    language,
    { ...FILES[`./${language}/families.ts`], ...FILES[`./${language}/daily.ts`] },
    'UTC',
  ),
);

/** Titles in other words than the stored ones. */
const TITLES: readonly HouseTitle[] = [
  ...FAMILY_IDS.flatMap((id) => {
    const title = houseTitle(familyMark(id)) ?? '';
    const stored = wordsIn(STORED_LANGUAGE, title).map(({ text }) => `'${text}'`);
    return LANGUAGES.filter((language) => language !== STORED_LANGUAGE).map((language) => ({
      words: wordsIn(language, title),
      stored: stored.length > 1 ? `(${stored.join(' & ')})` : stored.join(''),
    }));
  }),
  ...LANGUAGES.map((language) => ({
    words: wordsIn(language, message('daily.title')),
    stored: STORED_DAILY,
  })),
];

function wordsIn(language: (typeof LANGUAGES)[number], title: Text): readonly SearchWord[] {
  return splitWords(translators[LANGUAGES.indexOf(language)]?.say(title) ?? '');
}

/**
 * Condition for the stored titles of the site that have these words in another language, as a
 * full-text query; null if no title has them. Callers do not send their language. Numbers are those
 * of puzzles, or of days in any order.
 */
export function houseCondition(words: readonly SearchWord[], isTyping: boolean): string | null {
  const names = words.filter(({ text }) => !NUMBER.test(text));
  if (names.length === 0 || names.some(({ text }) => text.length < LEAST_LETTERS)) return null;
  const isNamed = ({ words: own }: HouseTitle) =>
    names.every((name) => {
      const isBeginning = isTyping && name === words.at(-1);
      return own.some((word) => isSame(name.text, word, isBeginning));
    });
  const stored = [...new Set(TITLES.filter(isNamed).map((title) => title.stored))];
  if (stored.length === 0) return null;
  const numbers = words.filter((word) => !names.includes(word)).map(({ text }) => oneOf(text));
  return [stored.length > 1 ? `(${stored.join(' | ')})` : stored.join(''), ...numbers].join(' & ');
}

function isSame(typed: string, { text, spelled }: SearchWord, isBeginning: boolean): boolean {
  return [text, spelled].some(
    (word) => word !== null && (isBeginning ? word.startsWith(typed) : word === typed),
  );
}

/** Days and months have two digits. */
function oneOf(number: string): string {
  return number.length === 1 ? `('${number}' | '0${number}')` : `'${number}'`;
}
