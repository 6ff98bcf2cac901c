import { validate } from 'uuid';
import { foldText } from '#base/foldText.ts';
import { TEXT_LIMITS } from '#contract/shapes.ts';
import { groupByClues, type SearchPart } from './clueNames.ts';
import { houseCondition } from './houseTitles.ts';
import { splitWords, type SearchWord } from './words.ts';

/** Value of the `series` term for puzzles in no series. */
export const NO_SERIES = 'null';

/** Parsed text of a puzzle search. Conditions are in the syntax of full-text queries. */
export interface SearchText {
  /** The folded text without terms, to match the beginning of an author's name. Not empty. */
  readonly whole: string | null;
  /** Conditions for words of title and description, and for rules and symbols. All must hold. */
  readonly conditions: readonly string[];
  /** Condition for a single letter after other words, as which a word begins. */
  readonly letter: string | null;
  /** Rules and symbols that the text names besides an author. */
  readonly authored: AuthoredClues | null;
  /** Condition for titles of the site that have these words in another language. */
  readonly house: string | null;
  readonly creatorId: string | null;
  /** The id of a collection, or `NO_SERIES`. */
  readonly series: string | null;
}

/** A text that names rules or symbols, and with its other words possibly an author. */
interface AuthoredClues {
  /** The folded beginning of the author's name. Not empty. */
  readonly author: string;
  /** Conditions for the clues. */
  readonly conditions: readonly string[];
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
  const normal = start.replaceAll(SPACES, ' ');
  const terms = [...normal.matchAll(TERM)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value.toLowerCase()] as const,
  );
  const valueOf = (name: string, isValue: (value: string) => boolean) =>
    terms.findLast((term) => term[0] === name && isValue(term[1]))?.[1] ?? null;

  return {
    ...readWords(normal.replaceAll(TERM, '')),
    creatorId: valueOf('creator', validate),
    series: valueOf('series', (value) => value === NO_SERIES || validate(value)),
  };
}

/** Digits are excluded: few words begin with the same one. */
const ONE_LETTER = /^\P{Nd}$/u;

function readWords(text: string): Omit<SearchText, 'creatorId' | 'series'> {
  const folded = foldText(text);
  const words = splitWords(text);
  const parts = groupByClues(words);
  const last = parts.at(-1);
  // A word may still be typed while no separator follows it.
  const isTyping = words.length > 0 && folded.endsWith(words.at(-1)?.text ?? '');
  const letter = isTyping && parts.length > 1 && last && isOneLetter(last) ? last : null;
  const complete = letter ? parts.slice(0, -1) : parts;
  return {
    whole: inOneLine(folded) || null,
    conditions: complete.map((part) => conditionOf(part, isTyping && part === last)),
    letter: letter && conditionOf(letter, true),
    authored: authoredClues(folded, parts),
    house: houseCondition(words, isTyping),
  };
}

const inOneLine = (text: string) => text.replaceAll(SPACES, ' ').trim();

function isOneLetter({ words, clues }: SearchPart): boolean {
  const [word] = words;
  return clues.length === 0 && word !== undefined && !word.isRun && ONE_LETTER.test(word.text);
}

function authoredClues(folded: string, parts: readonly SearchPart[]): AuthoredClues | null {
  const named = parts.filter(({ clues }) => clues.length > 0);
  const author = named.reduceRight((text, { words }) => withoutWords(text, words), folded);
  if (named.length === 0 || named.length === parts.length) return null;
  return {
    author: inOneLine(author),
    conditions: named.map(({ clues }) => anyOf(clues.map(clueCondition))),
  };
}

/** A text without words that follow each other in it. */
function withoutWords(text: string, words: readonly SearchWord[]): string {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return text;
  return text.slice(0, first.at) + text.slice(last.at + last.text.length);
}

function conditionOf({ words, clues }: SearchPart, isTyping: boolean): string {
  const all = words.map((word, i) => wordCondition(word, isTyping && i === words.length - 1));
  return anyOf([
    all.length > 1 ? `(${all.join(' & ')})` : all.join(''),
    ...clues.map(clueCondition),
  ]);
}

/** A rule or symbol that occurs, as the database enters it among the words. */
const clueCondition = (id: string) => `'=${id}'`;

const anyOf = (choices: readonly string[]) =>
  choices.length > 1 ? `(${choices.join(' | ')})` : choices.join('');

function wordCondition({ text, spelled, isRun }: SearchWord, isBeginning: boolean): string {
  if (isRun) return runCondition(text);
  const ending = isBeginning ? ':*' : '';
  return anyOf([text, ...(spelled === null ? [] : [spelled])].map((word) => `'${word}'${ending}`));
}

/** Letters that follow each other: the database enters each letter, and each pair of letters. */
function runCondition(run: string): string {
  const letters = Array.from(run);
  const pairs = letters.slice(1).map((letter, i) => `'${letters[i] ?? ''}${letter}'`);
  if (pairs.length < 2) return `'${run}'`;
  return `(${pairs.join(' <-> ')})`;
}

/** Parsed text of a search for collections. */
interface CollectionText {
  /** A full-text query, or null without words. */
  readonly words: string | null;
  /** The same for titles of the site that have these words in another language. */
  readonly house: string | null;
  readonly creatorId: string | null;
}

const CREATOR = /(?:^|\s)creator=(\S*)/giu;

/**
 * Parse the text of a search for collections: every word must occur, and the last one may be a
 * prefix, since it may still be typed. Separators never get into the query.
 */
export function readCollectionText(text: string): CollectionText {
  const creators = [...text.matchAll(CREATOR)].map(([, id = '']) => id);
  const others = text.replaceAll(CREATOR, ' ');
  return {
    words: beginningsQuery(others),
    house: houseCondition(splitWords(others), true),
    creatorId: creators.findLast((id) => validate(id)) ?? null,
  };
}

/** The full-text query for all words of a text, the last one as a prefix; null without words. */
export function beginningsQuery(text: string): string | null {
  const words = splitWords(text);
  const conditions = words.map((word, i) => wordCondition(word, i === words.length - 1));
  return conditions.length === 0 ? null : conditions.join(' & ');
}
