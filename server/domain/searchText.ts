import { validate } from 'uuid';
import { TEXT_LIMITS } from '#contract/shapes.ts';
import { splitWords } from './words.ts';

/** The value of the term for puzzles in no series. */
export const NO_SERIES = 'null';

/** What somebody typed into the search for puzzles, read. */
export interface SearchText {
  /** All that is left without the terms, in one line: an author's name may begin so. Not empty. */
  readonly whole: string | null;
  /** Words that must occur as they stand. */
  readonly words: readonly string[];
  /** The word that is being typed: some word must begin so. */
  readonly beginning: string | null;
  readonly creatorId: string | null;
  /** The id of a collection, or `NO_SERIES`. */
  readonly series: string | null;
}

/** With the space before it, so that a word stays the last one if only terms come after it. */
const TERM = /(?:^| )(creator|series)=(\S*)/giu;
/** Becomes one space. */
const SPACES = /\s+/gu;
/** The database has no room for NUL. */
const NUL = /\0/g;

/**
 * Read a search: words, and the terms `creator=<id>` and `series=<id or null>` wherever they stand,
 * of each the last one that means something. A hostile text makes at worst words that do not occur;
 * what is too long is cut.
 */
export function readSearchText(text: string): SearchText {
  const start = Array.from(text.replaceAll(NUL, ' ')).slice(0, TEXT_LIMITS.search).join('');
  const normal = start.normalize('NFC').replaceAll(SPACES, ' ');
  const terms = [...normal.matchAll(TERM)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value.toLowerCase()] as const,
  );
  const valueOf = (name: string, isValue: (value: string) => boolean) =>
    terms.findLast((term) => term[0] === name && isValue(term[1]))?.[1] ?? null;

  const rest = normal.replaceAll(TERM, '');
  const words = splitWords(rest);
  const last = words.at(-1);
  const isTyping = last !== undefined && rest.endsWith(last);
  return {
    whole: rest.trim() || null,
    words: isTyping ? words.slice(0, -1) : words,
    beginning: isTyping ? last : null,
    creatorId: valueOf('creator', validate),
    series: valueOf('series', (value) => value === NO_SERIES || validate(value)),
  };
}
