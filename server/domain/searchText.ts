import { validate } from 'uuid';
import { TEXT_LIMITS } from '#contract/shapes.ts';
import { splitWords } from './words.ts';

/** Value of the `series` term for puzzles in no series. */
export const NO_SERIES = 'null';

/** Parsed text of a puzzle search. */
export interface SearchText {
  /** The text without terms, in one line, to match the beginning of an author's name. Not empty. */
  readonly whole: string | null;
  /** Words that must occur exactly. */
  readonly words: readonly string[];
  /** The word being typed: a word must begin with it. */
  readonly beginning: string | null;
  readonly creatorId: string | null;
  /** The id of a collection, or `NO_SERIES`. */
  readonly series: string | null;
}

/** Includes the preceding space, so that a word stays the last one if only terms follow. */
const TERM = /(?:^| )(creator|series)=(\S*)/giu;
/** Replaced by one space. */
const SPACES = /\s+/gu;
/** The database cannot store NUL. */
const NUL = /\0/g;

/**
 * Parse a search: words, and the terms `creator=<id>` and `series=<id or null>` at any place, the
 * last valid one of each. A hostile text results at worst in words that do not occur; excess text
 * is truncated.
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

/** Parsed text of a search: words, and possibly an author. */
interface SearchTerms {
  /** A query of PostgreSQL's full-text search, or null without words. */
  readonly words: string | null;
  readonly creatorId: string | null;
}

const CREATOR = /(?:^|\s)creator=(\S*)/giu;

/**
 * Parse the text of a search field: every word must occur, and the last one may be a prefix, since
 * it may still be typed. Separators never get into the query.
 */
export function searchTerms(text: string): SearchTerms {
  const creators = [...text.matchAll(CREATOR)].map(([, id = '']) => id);
  const words = splitWords(text.replaceAll(CREATOR, ' '));
  return {
    words: words.length === 0 ? null : `${words.map((word) => `'${word}'`).join(' & ')}:*`,
    creatorId: creators.findLast((id) => validate(id)) ?? null,
  };
}
