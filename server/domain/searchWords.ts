import { validate } from 'uuid';
import { splitWords } from './words.ts';

/** What somebody looks for: words, and an author where one is named. */
interface SearchTerms {
  /** A query of PostgreSQL's full-text search, or null without words. */
  readonly words: string | null;
  readonly creatorId: string | null;
}

const CREATOR = /(?:^|\s)creator=(\S*)/giu;

/**
 * Read what was typed into a search field: every word must occur, and the last one may be its
 * beginning, as long as it is being typed. Nothing that stands between words gets into the query.
 */
export function searchTerms(text: string): SearchTerms {
  const creators = [...text.matchAll(CREATOR)].map(([, id = '']) => id);
  const words = splitWords(text.replaceAll(CREATOR, ' '));
  return {
    words: words.length === 0 ? null : `${words.map((word) => `'${word}'`).join(' & ')}:*`,
    creatorId: creators.findLast((id) => validate(id)) ?? null,
  };
}
