import { validate } from 'uuid';
import { splitWords } from './words.ts';

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
